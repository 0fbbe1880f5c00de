import { LRUCache } from 'lru-cache';
import type { ReadContext } from '#src/call/context.ts';
import type { FieldRecordKind } from './definition.ts';
import { Field, FieldSet } from './field-set.ts';
import { selectDefinitions, selectObjectsWithFormulas } from './field-set.queries.ts';

interface Kept {
  readonly set: FieldSet;
  readonly narrowed: Map<string | null, FieldSet>;
}

/** What loading needs of a call. */
export type FieldReader = Pick<ReadContext, 'db' | 'identity'>;

// Definitions change rarely and every write needs them, so they are kept for a moment. That is safe without telling the
// other processes of a change: whoever stores values proves their version in the same transaction (history.ts), and
// whoever refuses values by kept definitions looks at those of now first (validate.ts). Only the reading of filters can
// lag, and no longer than this.
const kept = new LRUCache<string, Kept>({ max: 1000, ttl: 5_000 });

const nameOf = (tenantId: string, recordKind: FieldRecordKind, customObjectId: string | null): string =>
  `${tenantId} ${recordKind} ${customObjectId ?? ''}`;

/** The fields of a kind of record; with `profileId` those that clients of the profile have. No round trip when kept. */
export async function loadFieldSet(
  ctx: FieldReader,
  recordKind: FieldRecordKind,
  profileId?: string | null,
): Promise<FieldSet> {
  const found = await findKept(ctx, recordKind, null);
  return narrowed(found, profileId);
}

/** The fields of the records of a custom object: its own, then those of all such records. */
export const loadObjectFieldSet = async (ctx: FieldReader, customObjectId: string): Promise<FieldSet> =>
  (await findKept(ctx, 'custom_object_record', customObjectId)).set;

async function findKept(
  ctx: FieldReader,
  recordKind: FieldRecordKind,
  customObjectId: string | null,
): Promise<Kept> {
  const name = nameOf(ctx.identity.tenantId, recordKind, customObjectId);
  const found = kept.get(name);
  if (found !== undefined) return found;
  const fresh = await readFieldSet(ctx, recordKind, customObjectId);
  kept.set(name, { set: asKept(fresh), narrowed: new Map() });
  return { set: fresh, narrowed: new Map() };
}

/** As the database has it now, the changes of the own transaction included; not kept. */
export async function readFieldSet(
  ctx: FieldReader,
  recordKind: FieldRecordKind,
  customObjectId: string | null = null,
): Promise<FieldSet> {
  const { version, definitions } = await selectDefinitions(ctx.db, recordKind, customObjectId);
  const fields = definitions.map((definition) => new Field(definition));
  const { tenantId } = ctx.identity;
  return new FieldSet({ tenantId, recordKind, customObjectId, version, isKept: false, fields });
}

/**
 * As `readFieldSet`, with whatever may read a field of the kind: the fields that all its records have, and of custom object records those
 * of each custom object that has formulas of its own.
 */
export async function readFieldSets(
  ctx: FieldReader,
  recordKind: FieldRecordKind,
): Promise<[FieldSet, ...FieldSet[]]> {
  const sets: [FieldSet, ...FieldSet[]] = [await readFieldSet(ctx, recordKind)];
  if (recordKind !== 'custom_object_record') return sets;
  for (const id of await selectObjectsWithFormulas(ctx.db))
    sets.push(await readFieldSet(ctx, recordKind, id));
  return sets;
}

/** Drops what is kept of an agency. */
export function forgetFieldSets(tenantId: string): void {
  for (const name of kept.keys()) if (name.startsWith(tenantId)) kept.delete(name);
}

const asKept = (set: FieldSet): FieldSet =>
  new FieldSet({
    tenantId: set.tenantId,
    recordKind: set.recordKind,
    customObjectId: set.customObjectId,
    version: set.version,
    isKept: true,
    fields: set.fields,
  });

function narrowed(found: Kept, profileId: string | null | undefined): FieldSet {
  if (profileId === undefined) return found.set;
  let set = found.narrowed.get(profileId);
  if (set === undefined) {
    set = found.set.narrowTo(profileId);
    found.narrowed.set(profileId, set);
  }
  return set;
}
