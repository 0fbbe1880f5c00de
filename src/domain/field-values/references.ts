import type { ConfigOf, PresentValue } from './definition.ts';
import type { Field } from './field-set.ts';
import type { FieldReader } from './load.ts';
import { selectReferences, type FoundReference } from './references.queries.ts';
import { idsOf, isReference, type ReferenceKind } from './types/references.ts';

interface Reference {
  readonly field: Field;
  readonly kind: ReferenceKind;
  readonly id: string;
}

const nouns: Record<ReferenceKind, string> = {
  user: 'member of this agency',
  client: 'client',
  file: 'file that is ready',
};

/** Why the users, clients and files that these values name cannot be used, by field key; asks the database once, if at all. */
export async function findReferenceProblems(
  ctx: FieldReader,
  written: ReadonlyMap<Field, PresentValue>,
): Promise<Map<string, string>> {
  const references: Reference[] = [];
  for (const [field, value] of written) {
    const { type } = field.definition;
    if (isReference(type)) for (const id of idsOf(value)) references.push({ field, kind: type, id });
  }
  const problems = new Map<string, string>();
  if (references.length === 0) return problems;

  const found = new Map(
    (await selectReferences(ctx.db, byKind(references))).map((row) => [`${row.kind} ${row.id}`, row]),
  );
  for (const reference of references) {
    const problem = problemOf(reference, found.get(`${reference.kind} ${reference.id}`));
    if (problem !== undefined && !problems.has(reference.field.key))
      problems.set(reference.field.key, problem);
  }
  return problems;
}

function byKind(references: readonly Reference[]): Map<ReferenceKind, string[]> {
  const ids = new Map<ReferenceKind, string[]>();
  for (const { kind, id } of references) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  return ids;
}

function problemOf({ field, kind, id }: Reference, row: FoundReference | undefined): string | undefined {
  if (row === undefined) return `names ${id}, which is not a ${nouns[kind]}`;
  if (kind !== 'file') return undefined;
  const { max_size_bytes: maxSize, content_types: types } = field.definition.config as ConfigOf<'file'>;
  if (maxSize !== undefined && (row.size_bytes ?? 0) > maxSize)
    return `names the file ${id}, which is larger than ${maxSize} bytes`;
  if (types !== undefined && !types.some((type) => isOfType(row.content_type ?? '', type)))
    return `names the file ${id}, whose type is not one of ${types.join(', ')}`;
  return undefined;
}

/** `image/png` is of `image/*`. */
const isOfType = (contentType: string, wanted: string): boolean =>
  wanted.endsWith('/*') ? contentType.startsWith(wanted.slice(0, -1)) : contentType === wanted;
