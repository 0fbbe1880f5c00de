import { parseArgs } from 'node:util';
import { UsageError, type Command, type Input } from './command.ts';

export interface Parsed {
  readonly command: Command;
  readonly input: Input;
  readonly isJson: boolean;
  readonly isYes: boolean;
}

export interface Help {
  readonly help: string;
  /** Whether it was asked for, or is shown because nothing was. */
  readonly isAsked: boolean;
}

/** Reads a command line. Throws a `UsageError` that says what is wrong and how to see the help. */
export function parse(commands: readonly Command[], args: readonly string[]): Parsed | Help {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const words = firstOption < 0 ? args : args.slice(0, firstOption);
  const isHelp = args.includes('--help') || args.includes('-h') || words[0] === 'help';
  const named = words[0] === 'help' ? words.slice(1) : words;
  const command = commands
    .filter(({ name }) => `${named.join(' ')} `.startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (command === undefined) return findHelp(commands, named, isHelp);
  if (isHelp) return { help: helpOf(command), isAsked: true };
  return read(command, args.slice(command.name.split(' ').length));
}

function findHelp(commands: readonly Command[], words: readonly string[], isHelp: boolean): Help {
  const [noun] = words;
  const ofNoun = commands.filter(({ name }) => name.split(' ')[0] === noun);
  if (noun !== undefined && ofNoun.length === 0)
    throw new UsageError(`There is no command ${words.join(' ')}. \`ops --help\` lists all commands.`);
  if (words.length > 1 && !isHelp)
    throw new UsageError(
      `There is no command ${words.join(' ')}. \`ops ${noun} --help\` lists those of ${noun}.`,
    );
  return { help: listOf(noun === undefined ? commands : ofNoun), isAsked: isHelp };
}

function read(command: Command, args: readonly string[]): Parsed {
  const { positionals, values } = parseOrRefuse(command, args);
  const isArgumentOptional = command.argument?.startsWith('[') ?? true;
  if (positionals.length > (command.argument === undefined ? 0 : 1))
    throw new UsageError(
      `${positionals.at(-1)} is one argument too many${optionForId(command, positionals.at(-1)!)}. ${usageOf(command)}`,
    );
  if (positionals.length === 0 && !isArgumentOptional)
    throw new UsageError(`${command.argument} is missing. ${usageOf(command)}`);
  for (const [name, { isRequired, value }] of Object.entries(command.options ?? {}))
    if (isRequired === true && (values[name] ?? '') === '')
      throw new UsageError(`--${name} ${value} is missing. ${usageOf(command)}`);
  return {
    command,
    isJson: values['json'] === true,
    isYes: values['yes'] === true,
    input: {
      argument: positionals[0] ?? '',
      option: (name) => values[name] as string | undefined,
      flag: (name) => values[name] === true,
    },
  };
}

/** Other commands take the id of one thing as their argument; these take it as an option. */
function optionForId({ argument, options = {} }: Command, typed: string): string {
  const [name] = Object.entries(options).find(([, { value }]) => value === 'ID') ?? [];
  return name === undefined || argument !== undefined ? '' : `: use --${name} ${typed}`;
}

function parseOrRefuse(
  command: Command,
  args: readonly string[],
): {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
} {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' }, yes: { type: 'boolean' } },
    }) as ReturnType<typeof parseOrRefuse>;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. To specify')[0]}. ${usageOf(command)}`);
  }
}

const usageOf = ({ name }: Command): string => `\`ops ${name} --help\` shows how it is used.`;

const lineOf = ({ name, argument, options = {} }: Command): string =>
  [
    name,
    ...(argument === undefined ? [] : [argument]),
    ...Object.entries(options)
      .filter(([, { isRequired }]) => isRequired === true)
      .map(([option, { value }]) => `--${option} ${value}`),
  ].join(' ');

function helpOf(command: Command): string {
  const options = [
    ...Object.entries(command.options ?? {}).map(([name, { value, text }]) => [
      `--${name}${value === undefined ? '' : ` ${value}`}`,
      text,
    ]),
    ['--json', 'print JSON'],
    ['--yes', 'do not ask'],
  ];
  return [
    `usage: ops ${lineOf(command)}${Object.keys(command.options ?? {}).length > 0 ? ' [options]' : ''}`,
    `${command.summary}.${command.details === undefined ? '' : `\n${command.details}`}`,
    aligned(options),
  ].join('\n\n');
}

const listOf = (commands: readonly Command[]): string =>
  [
    'usage: ops COMMAND [options]    (`make ops ARGS="COMMAND"`, or `node scripts/ops.ts COMMAND`)',
    aligned(commands.map((command) => [lineOf(command), command.summary])),
    'Every command takes --json, --yes (do not ask) and --help. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 declined.',
  ].join('\n\n');

const maxFirstWidth = 52;

function aligned(rows: readonly (readonly string[])[]): string {
  const width = Math.min(maxFirstWidth, Math.max(...rows.map(([first]) => first!.length)));
  return rows
    .map(([first, text]) =>
      first!.length > width
        ? `  ${first}\n  ${''.padEnd(width)}  ${text}`
        : `  ${first!.padEnd(width)}  ${text}`,
    )
    .join('\n');
}
