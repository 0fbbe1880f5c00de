import type { OperationModel } from '../../model.ts';
import type { OpenApiDocument, Schema } from '../../schema.ts';

const countsOf = new WeakMap<OpenApiDocument, ReadonlyMap<string, number>>();

/** How often the contract refers to each schema; counted once for the texts of all families. */
export function referenceCounts(document: OpenApiDocument): ReadonlyMap<string, number> {
  const known = countsOf.get(document);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const [, name] of JSON.stringify([document.paths, document.components]).matchAll(
    /"#\/components\/schemas\/([^"/]+)"/g,
  ))
    counts.set(name!, (counts.get(name!) ?? 0) + 1);
  countsOf.set(document, counts);
  return counts;
}

export const bodySchemas = ({ body }: OperationModel): Schema[] => (body ? [body.schema] : []);

export const sentSchemas = (operation: OperationModel): Schema[] => [
  ...[...operation.pathParams, ...operation.queryParams, ...operation.headerParams].map(
    (param) => param.schema,
  ),
  ...bodySchemas(operation),
];

export const readSchemas = ({ responses }: OperationModel): Schema[] =>
  responses.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
