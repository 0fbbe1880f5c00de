import { hash } from 'node:crypto';
import type { SourceCode, ValidateFunction } from 'ajv/dist/types/index.js';
import type { SchemaEnv } from 'ajv/dist/compile/index.js';
import { isContainer, own } from '../json.ts';

/** One validating function as text, for whichever modules hold it. */
export interface FunctionText {
  /** The text around the places where the function names itself. */
  readonly pieces: readonly string[];
  /** Definitions of the constants that it reads, by names that follow from the definitions. */
  readonly constants: Readonly<Record<string, string>>;
  /** Names of the functions that it calls, those of components. */
  readonly calls: readonly string[];
}

/** What a name in Ajv's text stands for. */
type ScopeName = Parameters<typeof valueText>[0];

/**
 * Ajv's function as text of ours. Ajv spends six lines and an English sentence on each error, and says where in the schema it
 * arose, which nobody shows; it hands each function an object of four values, of which one is read; it keeps a whole schema
 * for each list that a function looks into; and it notes of each part of a value whether it was valid. Without all this a
 * function is half as long and takes two thirds of the time. `nameOf` names the function of a component.
 */
export function functionText(
  source: SourceCode,
  nameOf: (component: ValidateFunction | SchemaEnv) => string,
): FunctionText {
  const scope = new Map<string, ScopeName>();
  for (const names of Object.values(source.scopeValues))
    for (const name of names ?? []) scope.set(name.str, name as ScopeName);
  const constants: Record<string, string> = {};
  const calls = new Set<string>();
  const pieces = [''];
  const text = `${shortened(source.validateCode)}${source.evaluated ? `${source.validateName}.evaluated = ${source.evaluated};\n` : ''}`;
  for (const [token, word, path = ''] of text.matchAll(TOKEN)) {
    if (word === source.validateName.str) {
      pieces.push(path);
      continue;
    }
    const name = word === undefined ? undefined : scope.get(word);
    if (name === undefined) pieces[pieces.length - 1] += RENAMED.get(token) ?? withoutSpaces(token);
    else pieces[pieces.length - 1] += valueText(name, path, { nameOf, constants, calls });
  }
  return { pieces, constants, calls: [...calls] };
}

/** Texts and properties are passed over; what follows a name belongs to it when it leads into a schema. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|\.[A-Za-z_$][\w$]*|([A-Za-z_$][\w$]*)((?<=schema\d+)(?:\.[\w$]+|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+|(?<=(?:wrapper|root)\d+)\.validate)?|[^"A-Za-z_$.]+|\./g;

/** Short, as they are the most frequent words by far. Ajv's own names end in a number. */
const RENAMED = new Map([
  ['instancePath', 'at'],
  ['vErrors', 'found'],
]);

/** Between words a space has to stay, and between signs, of which two would be another. Few texts stand there, again and again. */
function withoutSpaces(token: string): string {
  if (/^["\w$]/.test(token)) return token;
  const known = compact.get(token);
  if (known !== undefined) return known;
  const short = /^\s+$|[-+] [-+]/.test(token)
    ? token
    : token.replaceAll(' ', '').replaceAll('{\n', '{').replaceAll('\n}', '}');
  if (compact.size === 5_000) compact.clear();
  compact.set(token, short);
  return short;
}

const compact = new Map<string, string>();

function valueText(
  {
    prefix,
    value,
  }: { readonly prefix: string; readonly value?: { readonly ref: unknown; readonly code?: unknown } },
  path: string,
  {
    nameOf,
    constants,
    calls,
  }: {
    readonly nameOf: Parameters<typeof functionText>[1];
    readonly constants: Record<string, string>;
    readonly calls: Set<string>;
  },
): string {
  if (prefix === 'validate' || prefix === 'wrapper' || prefix === 'root') {
    const called = nameOf(value!.ref as ValidateFunction | SchemaEnv);
    calls.add(called);
    return called;
  }
  const [definition, rest] =
    prefix === 'schema' ? partOfSchema(value!.ref, path) : [String(value!.code), path];
  const name = `${prefix}_${hash('sha256', definition, 'hex').slice(0, 10)}`;
  constants[name] = definition;
  return name + rest;
}

/** The part of a schema that is read, and what is left of the way to it. Of properties it is their names alone. */
function partOfSchema(schema: unknown, path: string): [definition: string, rest: string] {
  let part = schema;
  let rest = path;
  for (;;) {
    const [step, name, quoted, index] = STEP.exec(rest) ?? [];
    if (step === undefined) break;
    const next = own(part, name ?? (quoted === undefined ? index! : (JSON.parse(quoted) as string)));
    if (next === undefined) break;
    [part, rest] = [next, rest.slice(step.length)];
    if (name === 'properties' && rest === '' && isContainer(part)) return [namesOf(part), ''];
  }
  return [JSON.stringify(part), rest];
}

const STEP = /^(?:\.([\w$]+)|\[("(?:[^"\\]|\\.)*")\]|\[(\d+)\])/;

const namesOf = (properties: object): string =>
  `{${Object.keys(properties)
    .map((name) => `${JSON.stringify(name)}:0`)
    .join()}}`;

function shortened(code: string): string {
  const text = code
    .replace(PUSHED_ERROR, (_, _name, error: string) => noted(error))
    .replace(HEAD, '(data, instancePath = "")')
    .replace(CONTEXT, (_, path: string | undefined) => path ?? 'instancePath')
    .replace(JOINED_ERRORS, 'vErrors = joined(vErrors, $1.errors);')
    // Of what judges another value nobody asks it, and it does not tell.
    .replace(/\.evaluated\.(props|items)\b/g, '.evaluated?.$1')
    .replace(EMPTY_BRANCH, '');
  if (/^const err\d+ = |, \{instancePath[,:]/m.test(text))
    throw new Error(`Ajv writes an error in a way that is not known here:\n${text}`);
  const counted = withoutCount(
    withoutUnread(text)
      .replace(SURPLUS, 'vErrors = surplus(vErrors, $2, $3, $1++);\nerrors = vErrors.length;\n')
      .replace(SURPLUS_REST, '')
      .replace(NULLABLE, nullable)
      .replace(NULLABLE_PROPERTY, 'if($1 != null && !$3($1, $4)){\n$5')
      .replace(CALLED_PROPERTY, 'if($1 !== undefined && !$3($1, $4)){\n$5')
      .replace(REQUIRED, required),
  );
  return counted
    .replace(HANDED_ON, (_, value: string, called: string, name: string, count = '') =>
      handedOn('part', { value, called, name, count }),
    )
    .replace(HANDED_ON_OR_NULL, (_, value: string, called: string, name: string, count = '') =>
      handedOn('orNull', { value, called, name, count }),
    )
    .replace(COUNTED_AGAIN, '')
    .replace(MANY_REQUIRED, (_, call: string, count = '') => call + (count === '' ? '' : COUNT))
    .replace(TYPE_ONLY, 'if($1 !== undefined && typeof $1 !== $3){\n$4')
    .replace(CHOICE, (_, choices: string) => `if(!(${[...choices.matchAll(ONE_CHOICE)].join(' || ')})){`)
    .replace(ONE_OF_MANY, 'if(!$3.includes($1)){\n$2');
}

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const HEAD = /\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/;
const CONTEXT = new RegExp(
  String.raw`\{instancePath(?::((?:[^{}"]|${TEXT})+))?,parentData(?::\w+)?,parentDataProperty(?::(?:[^,{}"]|${TEXT})+)?,rootData\}`,
  'g',
);
const PUSHED_ERROR =
  /const (err\d+) = (\{(?:.|\n(?!if\(vErrors))*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;
const JOINED_ERRORS = /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g;
const ACCESS = String.raw`data\d*(?:\.[\w$]+|\[${TEXT}\])`;
/** A property that is only handed on, with the two brackets that close it. */
const CALLED_PROPERTY = new RegExp(
  String.raw`if\((${ACCESS}) !== undefined\)\{\nlet (data\d+) = \1;\nif\(!\((\w+(?:\.validate)?)\(\2, (.*)\)\)\)\{\n(vErrors = joined\(vErrors, \3\.errors\);\nerrors = vErrors\.length;\n\})\n\}`,
  'g',
);
/** A name in a closed object that it does not have, and how many more of them there are. */
const SURPLUS =
  /if\((unknown\d+)\+\+ < 100\)\{\nvErrors = noted\(vErrors, (.*), "additionalProperties", \{additionalProperty: (key\d+)\}\);\nerrors\+\+;\n\}\n/g;
const SURPLUS_REST =
  /if\(unknown\d+ > 100\)\{\nvErrors = noted\(vErrors, .*, "additionalProperties", \{more: unknown\d+ - 100\}\);\nerrors\+\+;\n\}\n/g;
/** A component or null, as `anyOf`. Nothing else is a fifth of all text, and null would be tried as the component first. */
const NULLABLE =
  /const (_errs\d+) = errors;\nlet (valid\d+) = false;\nconst (_errs\d+) = errors;\nif\(!\((\w+(?:\.validate)?)\((data\d*), (.*)\)\)\)\{\nvErrors = joined\(vErrors, \4\.errors\);\nerrors = vErrors\.length;\n\}\nvar (_valid\d+) = \3 === errors;\n\2 = \2 \|\| \7;\nif\(!\2\)\{\nconst (_errs\d+) = errors;\nif\(\5 !== null\)\{\nvErrors = mistyped\(vErrors, \6, "null"\);\nerrors\+\+;\n\}\nvar \7 = \8 === errors;\n\2 = \2 \|\| \7;\nif\(!\2\)\{\n\}\n\}\nif\(!\2\)\{\nvErrors = noted\(vErrors, \6, "anyOf", \{\}\);\nerrors\+\+;\n\}\nelse \{\nerrors = \1;\nif\(vErrors !== null\)\{\nif\(\1\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n\}\n/g;
const nullable = (
  _: string,
  _before: string,
  _valid: string,
  _inner: string,
  called: string,
  data: string,
  at: string,
): string =>
  `if(${data} !== null && !${called}(${data}, ${at})){\nvErrors = neither(vErrors, ${called}.errors, ${at});\nerrors = vErrors.length;\n}\n`;
const NULLABLE_PROPERTY = new RegExp(
  String.raw`if\((${ACCESS}) !== undefined\)\{\nlet (data\d+) = \1;\nif\(\2 !== null && !(\w+(?:\.validate)?)\(\2, (.*)\)\)\{\n(vErrors = neither\(.*\n.*\n\})\n\}`,
  'g',
);
const REQUIRED = new RegExp(
  String.raw`(?:if\(${ACCESS} === undefined\)\{\nvErrors = missing\(vErrors, .*, ${TEXT}\);\nerrors\+\+;\n\}\n){2,}`,
  'g',
);
const ONE_REQUIRED = new RegExp(
  String.raw`if\((${ACCESS}) === undefined\)\{\nvErrors = missing\(vErrors, (.*), (${TEXT})\);\n`,
  'g',
);

/** Looks at what is required first, and for which of it is missing only then. */
function required(text: string): string {
  const each = [...text.matchAll(ONE_REQUIRED)];
  const [, first, at] = each[0]!;
  const names = each.map(([, , , name]) => name).join();
  const data = /^data\d*/.exec(first!)![0];
  return `if(${each.map(([, access]) => `${access} === undefined`).join(' || ')}){\nvErrors = missingOf(vErrors, ${at}, ${data}, [${names}]);\nerrors = vErrors.length;\n}\n`;
}

/** A property that another function judges takes half the room as a call, and a call takes a few ns. */
const HANDED_ON = new RegExp(
  String.raw`if\((${ACCESS}) !== undefined && !(\w+(?:\.validate)?)\(\1, instancePath ?\+ ?(${TEXT})\)\)\{\nvErrors = joined\(vErrors, \2\.errors\);\n(errors = vErrors\.length;\n)?\}\n`,
  'g',
);
const HANDED_ON_OR_NULL = new RegExp(
  String.raw`if\((${ACCESS}) != null && !(\w+(?:\.validate)?)\(\1, instancePath ?\+ ?(${TEXT})\)\)\{\nvErrors = neither\(vErrors, \2\.errors, instancePath ?\+ ?\3\);\n(errors = vErrors\.length;\n)?\}\n`,
  'g',
);
const COUNT = 'errors = count(vErrors);\n';
const handedOn = (
  call: 'part' | 'orNull',
  { value, called, name, count }: Readonly<Record<'value' | 'called' | 'name' | 'count', string>>,
): string =>
  `vErrors = ${call}(vErrors, ${value}, ${called}, instancePath, ${name});\n${count === '' ? '' : COUNT}`;
const COUNTED_AGAIN = /errors = count\(vErrors\);\n(?=vErrors = (?:part|orNull)\(.*\nerrors = count\()/g;
/** Of many properties that are required, each is looked for once and named once. */
const MANY_REQUIRED = new RegExp(
  String.raw`if\((?:${ACCESS} === undefined \|\| ){5,}${ACCESS} === undefined\)\{\n(vErrors = missingOf\(.*\n)(errors = vErrors\.length;\n)?\}\n`,
  'g',
);
/** A property of which the type is all that matters. */
const TYPE_ONLY = new RegExp(
  String.raw`if\((${ACCESS}) !== undefined\)\{\nlet (data\d+) = \1;\nif\(typeof \2 !== (${TEXT})\)\{\n(vErrors = mistyped\(.*\n(?:errors\+\+;\n)?\})\n\}`,
  'g',
);

/** One of several names or words, each of which Ajv puts in brackets of its own. */
const ONE_CHOICE = new RegExp(String.raw`(?:key|data)\d* === ${TEXT}`, 'g');
const CHOICE = new RegExp(String.raw`if\(!(\((?:[()]| \|\| |${ONE_CHOICE.source})+\))\)\{`, 'g');
/** Many words are looked up in the list that an error would give. */
const ONE_OF_MANY = new RegExp(
  String.raw`if\(!\((data\d*) === ${TEXT}(?: \|\| \1 === ${TEXT}){5,}\)\)\{\n(vErrors = noted\(vErrors, .*, "enum", \{allowedValues: ?(schema\d+[^\s{}]*)\}\);)`,
  'g',
);

const EMPTY_BRANCH = /^(?:if\(typeof data\d* ===? "\w+"\)|else )\{\n\}\n(?!else)/gm;
const ERROR = new RegExp(
  String.raw`^\{instancePath(?::((?:[^"]|${TEXT})+?))?,schemaPath:${TEXT},keyword:(${TEXT}),params:((?:[^"]|${TEXT})*?),message:`,
);

/** The call that makes an error, which `validation.ts` has shorter names for when it is of a frequent kind. */
function noted(error: string): string {
  // Inside of `not` it is only counted.
  if (error === '{}') return '(vErrors ??= []).push({});';
  const [, at = 'instancePath', keyword, params] = ERROR.exec(error)!;
  const [, only] = ONLY_PARAM.exec(params!) ?? [];
  if (keyword === '"required"' && only !== undefined) return `vErrors = missing(vErrors, ${at}, ${only});`;
  if (keyword === '"type"' && only !== undefined) return `vErrors = mistyped(vErrors, ${at}, ${only});`;
  return `vErrors = noted(vErrors, ${at}, ${keyword}, ${params});`;
}

const ONLY_PARAM = new RegExp(String.raw`^\{(?:missingProperty|type): (${TEXT})\}$`);

/** A function notes of each part of a value whether it was valid, which hardly any asks for. */
function withoutUnread(text: string): string {
  const body = withoutUnreadOfItems(text);
  const uses = new Map<string, number>();
  const count = (name: string, by: number): void => void uses.set(name, (uses.get(name) ?? 0) + by);
  for (const [name] of body.matchAll(/\b(?:valid|_errs)\d+\b/g)) count(name, 1);
  const noted = [...body.matchAll(NOTED)].map(([, name]) => name!);
  for (const name of noted) count(name, -1);
  const rest = body.replace(NOTED, (line, name: string, before: string) => {
    if (uses.get(name) !== 0) return line;
    count(before, -1);
    return '';
  });
  return rest.replace(/^const (_errs\d+) = errors;\n/gm, (line, name: string) =>
    uses.get(name) === 1 ? '' : line,
  );
}

/** The same of all items together. */
function withoutUnreadOfItems(text: string): string {
  const unread = [...text.matchAll(/^let (valid\d+) = true;\n/gm)]
    .map(([, name]) => name!)
    .filter((name) => {
      const written = new RegExp(String.raw`^if\(!valid\d+\)\{\n${name} = false;\n\}\n`, 'gm');
      return (
        text.split(new RegExp(String.raw`\b${name}\b`)).length - 2 === [...text.matchAll(written)].length
      );
    });
  if (unread.length === 0) return text;
  const names = unread.join('|');
  return text.replace(
    new RegExp(
      String.raw`^(?:let (?:${names}) = true;|if\(!valid\d+\)\{\n(?:${names}) = false;\n\})\n`,
      'gm',
    ),
    '',
  );
}

/** How many errors there are is said by the errors themselves, unless a part of the function has to know what it added. */
function withoutCount(text: string): string {
  const rest = text
    .replaceAll('errors === 0', 'vErrors === null')
    .replace(/^(?:let errors = 0|errors\+\+|errors = vErrors\.length);\n/gm, '');
  return /(?<![.\w])errors\b/.test(rest) ? text : rest;
}

const NOTED = /^var (valid\d+) = (_errs\d+) === errors;\n/gm;
