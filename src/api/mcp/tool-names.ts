import { distance } from 'fastest-levenshtein';
import { snakeCase, toolName } from './arguments/index.ts';
import { toolProblem, type ToolProblem } from './hints.ts';
import type { OperationTool, Toolbox } from './toolbox.ts';

const maxNamed = 3;

/** The tool of that name, also by its operation (`listClients`) or with what a host puts in front (`functions.list_clients`). */
export function findTool(toolbox: Toolbox, name: string): OperationTool | undefined {
  return toolbox.get(name) ?? toolbox.find(name) ?? toolbox.get(toolName(name));
}

/** Tools that may be meant by a name that none has, the likeliest first. */
export function nearestTools(toolbox: Toolbox, name: string): string[] {
  const wanted = snakeCase(name).slice(0, 100);
  return [...toolbox.all]
    .map((tool) => ({ name: tool.name, far: farness(wanted, tool.name) }))
    .filter(({ far }) => far <= 0.5)
    .sort((one, other) => one.far - other.far || one.name.localeCompare(other.name))
    .slice(0, maxNamed)
    .map((tool) => tool.name);
}

/** 0 for the same, 1 for nothing in common: by letters, or by words in any order. */
function farness(wanted: string, name: string): number {
  const letters = distance(wanted, name) / Math.max(wanted.length, name.length);
  const [given, words] = [new Set(wanted.split('_')), new Set(name.split('_'))];
  const shared = [...given].filter((word) => words.has(word)).length;
  return Math.min(letters, 1 - (2 * shared) / (given.size + words.size));
}

/** The refusal of a name that no tool has, with those that are near. */
export function unknownTool(toolbox: Toolbox, name: string): ToolProblem {
  const near = nearestTools(toolbox, name);
  const cure =
    near.length === 0
      ? 'The tools of this conversation are in the response of service_start.'
      : `Did you mean ${near.join(', ')}?`;
  return toolProblem('unknown_tool', `No tool is named ${name}. ${cure}`);
}

/** A list of names in a sentence; what to say when there are none. */
export const named = (names: readonly string[], otherwise: string): string =>
  names.length === 0 ? otherwise : names.join(', ');
