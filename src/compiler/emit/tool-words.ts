import { isContainer, isObject } from '../json.ts';

/** Names of the properties of a schema and the words of its enumerations, each once: what a tool is found by beside its texts. */
export function schemaWords(schema: unknown): string[] {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return;
    for (const [keyword, inner] of Object.entries(value)) {
      if (!isContainer(inner)) continue;
      if (keyword === 'properties') Object.keys(inner).forEach((name) => words.add(name));
      if (keyword === 'properties' || keyword === '$defs') Object.values(inner).forEach(visit);
      else if (keyword === 'enum')
        Object.values(inner).forEach((choice) => typeof choice === 'string' && words.add(choice));
      else visit(inner);
    }
  };
  visit(schema);
  return [...words];
}
