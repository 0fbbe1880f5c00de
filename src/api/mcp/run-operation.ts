import { isDeepStrictEqual } from 'node:util';
import { corrected, operationInput, type Arguments } from './arguments/index.ts';
import { invoke, type McpCall, type RestAnswer } from './call.ts';
import { consequenceOf } from './consequences.ts';
import { hintFor, toolProblem } from './hints.ts';
import { destructiveValues } from './router/index.ts';
import type { OperationTool, Toolbox } from './toolbox.ts';
import { named } from './tool-names.ts';
import { undoOf } from './undo.ts';

/** What an operation answered to a model, with what to do next. */
export interface Ran {
  readonly answer: RestAnswer;
  readonly hint?: string | undefined;
}

/** Longer calls are not written out in a hint. */
const maxShown = 1200;

export interface RunOptions {
  /** Makes a repeated call safe. */
  readonly key?: string | undefined;
  /** Whether the person wants what a value of the arguments does that makes the call destructive. */
  isWanted(value: string): boolean;
}

/**
 * Runs the operation of a tool. Arguments that were refused are tried once more as they were probably meant. Both are judged:
 * a destructive value that nobody asked for refuses the call.
 */
export async function runOperation(
  call: McpCall,
  tool: OperationTool,
  given: Arguments,
  { key, isWanted }: RunOptions,
): Promise<Ran> {
  const { toolbox } = call;
  const run = (args: Arguments) => {
    const input = operationInput(tool.operation, args);
    const unwanted = destructiveValues(tool, input.body).find((value) => !isWanted(value));
    if (unwanted !== undefined)
      throw confirmFirst(
        `${tool.name} with \`${unwanted}\` deletes, merges, sends, publishes or charges something`,
      );
    return invoke(call, tool.operationId, input, key);
  };
  const first = await run(given);
  if (first.status !== 400) return { answer: first, hint: hintAfter(first, tool, toolbox) };
  const meant = corrected({ path: tool.path, inputSchema: await toolbox.inputSchema(tool) }, given);
  if (meant === undefined) return { answer: first, hint: await hintWithExample(first, tool, toolbox, given) };
  const second = await run(meant);
  const hint = hintAfter(second, tool, toolbox);
  if (second.status !== 400) return { answer: second, hint };
  return { answer: second, hint: `${hint} The arguments were read as ${shown(meant, tool.input)}.` };
}

export const confirmFirst = (reason: string): Error =>
  toolProblem(
    'confirm_first',
    `${reason}: nothing was done. Repeat the call with is_confirmed true if the person wants it.`,
  );

/** What to do after an answer; undefined when there is nothing to do. */
export function hintAfter(answer: RestAnswer, tool: OperationTool, toolbox: Toolbox): string | undefined {
  if (answer.status < 400) return consequenceOf(tool.operationId, answer.body) ?? undoOf(tool, toolbox.all);
  return hintFor(answer.problem ?? 'internal', {
    tool: tool.name,
    signature: tool.input,
    lookups: named(toolbox.lookupsOf(tool), 'a list or search tool'),
    reader: toolbox.readerOf(tool)?.name ?? 'the tool that gets it',
    namesPermission: namesPermission(answer.body),
  });
}

/** What an app connected with OAuth was not allowed: no permission of the person changes that. */
const isAboutApp = /\bapps connected with OAuth\b|\bthis app was not allowed\b/i;

/** `Requires the permission tasks.manage.` does, and so does what is for owners and admins. */
const namesPermission = ({ error }: RestAnswer['body']): boolean =>
  isPermissionNamed((error as { readonly message?: string } | undefined)?.message ?? 'permission');

export const isPermissionNamed = (message: string): boolean =>
  !isAboutApp.test(message) && /permission|\b[a-z_]+\.[a-z_]+\b|\b(?:owner|admin)s?\b/i.test(message);

/** A call whose parts are where they do not belong is shown as it should look; one with a wrong value is not. */
async function hintWithExample(
  answer: RestAnswer,
  tool: OperationTool,
  toolbox: Toolbox,
  given: Arguments,
): Promise<string | undefined> {
  const hint = hintAfter(answer, tool, toolbox);
  const { example, inputSchema } = await toolbox.guidance(tool);
  const parts = Object.keys((inputSchema.properties ?? {}) as object);
  const isPlaced = Object.keys(given).every((name) => parts.includes(name));
  const isWhole = ((inputSchema.required ?? []) as string[]).every((name) => given[name] != null);
  if ((isPlaced && isWhole) || isDeepStrictEqual(example.arguments, {})) return hint;
  const text = JSON.stringify({ name: tool.name, arguments: example.arguments });
  return text.length > maxShown ? hint : `${hint} For example ${text}.`;
}

function shown(args: Arguments, instead: string): string {
  const text = JSON.stringify(args);
  return text.length > maxShown ? instead : text;
}
