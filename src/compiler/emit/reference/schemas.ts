import type { JsonObject } from '../../json.ts';
import { at, componentName, mapSubschemas, refsIn, type OpenApiDocument, type Schema } from '../../schema.ts';

/** The schema without what says that nothing else may be there: it holds nearly everywhere, and readers are told once. */
export function shown(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  const copy: JsonObject = mapSubschemas(schema, shown);
  for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
    if (copy[keyword] === false) delete copy[keyword];
  return copy;
}

/** The components that the schemas refer to, directly or through others, in the order of their names. */
export function schemasOf(document: OpenApiDocument, schemas: readonly Schema[]): Record<string, Schema> {
  const found = new Map<string, Schema>();
  const collect = (schema: Schema): void => {
    for (const ref of refsIn(schema)) {
      const name = componentName(ref.split('/', 4).join('/'));
      if (name === undefined || found.has(name)) continue;
      const target = (at(document, `#/components/schemas/${name}`) ?? true) as Schema;
      found.set(name, shown(target));
      collect(target);
    }
  };
  for (const schema of schemas) collect(schema);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
