import { invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import type { References } from './references.queries.ts';

/** 404 unless the client that a request names exists. */
export function requireClient({ client }: References, id: string): NonNullable<References['client']> {
  if (client === null) throw notFound('client', id);
  return client;
}

/** 400 at `place` unless the department exists; null names none. */
export function requireDepartment({ departments }: References, id: string | null, place: string): void {
  if (id === null || departments.some((department) => department.id === id)) return;
  throw unknownReference(place, id, 'a department of this agency');
}

/** 400 that names the first key that is no custom field of tasks. */
export function requireFields(fields: FieldSet, keys: readonly string[], place: string): void {
  const unknown = keys.findIndex((key) => fields.get(key) === undefined);
  if (unknown >= 0)
    throw invalid(`${place}[${unknown}]`, `names "${keys[unknown]}", which is not a custom field of tasks.`);
}
