import { pascal } from '../model/naming.ts';
import type { Model, OperationModel } from '../model.ts';
import { HEADER, propertyKey } from './source.ts';

/** `calls.ts`: the input and the responses of every operation by its id, for callers that name operations. */
export function callsFile(model: Model): string {
  const operations = model.families.flatMap((family) => family.operations);
  return `${HEADER}import type * as t from './types.gen.ts';

export interface Calls {
${operations.map(line).join('')}}
`;
}

function line({ id, successes }: OperationModel): string {
  const name = `t.${pascal(id)}`;
  // One that only redirects has no type of its responses.
  const responses = successes.length === 0 ? '{}' : `${name}Responses`;
  return `  readonly ${propertyKey(id)}: { readonly input: ${name}Data; readonly responses: ${responses} };\n`;
}
