import { isObject, type JsonObject } from '../../json.ts';
import { at, componentName, mapSubschemas, object, type OpenApiDocument, type Schema } from '../../schema.ts';

/** What a type is for: what is read, or what is written. Without it, all properties belong to it. */
export type Purpose = 'read' | 'write' | undefined;

/** Components whose type to write is another one than that to read. */
export function splitComponents(document: OpenApiDocument): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const [name, schema] of Object.entries(object(object(document.components).schemas))) {
    const { isSplit, refs } = partsOf(document, schema as Schema);
    if (isSplit) waiting.push(name);
    for (const ref of refs) users.set(ref, [...(users.get(ref) ?? []), name]);
  }
  const found = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(users.get(name) ?? []));
  }
  return found;
}

/** Whether something inside is only read or only written, and the components that it refers to. */
function partsOf(document: OpenApiDocument, schema: Schema): { isSplit: boolean; refs: ReadonlySet<string> } {
  const refs = new Set<string>();
  let isSplit = false;
  const visit = (sub: Schema): Schema => {
    if (!isObject(sub)) return sub;
    const name = componentName(sub.$ref);
    if (name !== undefined) refs.add(name);
    isSplit ||= Object.values(object(sub.properties)).some(
      (property) => scopeOf(document, property) !== undefined,
    );
    mapSubschemas(sub, visit);
    return sub;
  };
  visit(schema);
  return { isSplit, refs };
}

/** Whether a property is only read or only written; a component may say so for all that refer to it. */
export function scopeOf(document: OpenApiDocument, property: unknown): Purpose {
  const schema = object(property);
  const own = ownScope(schema);
  return own ?? (typeof schema.$ref === 'string' ? ownScope(object(at(document, schema.$ref))) : undefined);
}

const ownScope = ({ readOnly, writeOnly }: JsonObject): Purpose =>
  readOnly === true ? 'read' : writeOnly === true ? 'write' : undefined;
