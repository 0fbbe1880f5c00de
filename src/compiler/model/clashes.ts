import { operationTypes, pascal } from './naming.ts';
import type { RefusalList } from '../refusal.ts';
import { object, step, type OpenApiDocument } from '../schema.ts';
import type { OperationModel } from '../model.ts';

/**
 * Two things of the contract that would get one name in the generated code. Refused rather than renamed:
 * a number behind a name would move to the other one as soon as the order in the contract changes.
 */
export function refuseNameClashes(
  document: OpenApiDocument,
  operations: readonly OperationModel[],
  refusals: RefusalList,
): void {
  const types = new Map<string, string>();
  const take = (name: string, what: string, pointer: string): void => {
    const other = types.get(name);
    if (other === undefined) types.set(name, what);
    else
      refusals.add(
        pointer,
        `${what} would be the type ${name} in the generated code, and so would ${other}; rename one of them.`,
      );
  };
  for (const name of Object.keys(object(object(document.components).schemas))) {
    take(pascal(name), `The schema "${name}"`, step('', 'components', 'schemas', name));
  }
  const ids = new Map<string, string>();
  for (const operation of operations) {
    const place = `${operation.method} ${operation.path}`;
    const other = ids.get(operation.id);
    ids.set(operation.id, place);
    if (other !== undefined) {
      refusals.add(
        step(operation.pointer, 'operationId'),
        `The operationId "${operation.id}" is also that of ${other}; each operation needs its own.`,
      );
      continue;
    }
    for (const suffix of operationTypes)
      take(
        pascal(operation.id) + suffix,
        `The ${suffix.toLowerCase()} of operation "${operation.id}"`,
        operation.pointer,
      );
  }
}

/** Inputs stand side by side where an operation is called as a tool: parameters by name, and the body as `body`. */
export function refuseInputClashes(operations: readonly OperationModel[], refusals: RefusalList): void {
  for (const { pathParams, queryParams, body } of operations) {
    const taken = new Set([...pathParams.map((param) => param.name), ...(body ? ['body'] : [])]);
    const clash = [...queryParams, ...pathParams.filter((param) => body && param.name === 'body')].find(
      (param) => taken.has(param.name),
    );
    if (clash)
      refusals.add(
        clash.pointer,
        `The operation has another input called "${clash.name}"; rename this parameter.`,
      );
  }
}
