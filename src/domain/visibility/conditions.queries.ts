import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { KindDeclaration, StoredRecords } from './declaration.ts';
import { allHeld, anyHeld, conditionOf, type Held } from './held.queries.ts';
import { customObjectRules } from './custom-object-kinds.queries.ts';
import { kinds, type RuledKind } from './kinds.queries.ts';
import { showsTo } from './rules.queries.ts';
import { asViewer, type KindViewer } from './viewers.queries.ts';
import { asCaller, type RecordViewer, type Who } from './who.queries.ts';

/** Kinds whose records are stored. */
export const storedKinds: readonly RuledKind[] = (Object.keys(kinds) as RuledKind[]).filter(
  (kind) => kinds[kind].records !== undefined,
);

/**
 * Whether the record of the kind at the alias shows to the viewer: for queries on the kind's own table. Every read that shows,
 * counts or names such records carries this condition, beside that for live ones.
 */
export const isShownTo = (
  kind: RuledKind,
  viewer: KindViewer | RecordViewer,
  alias: string,
): RawBuilder<boolean> =>
  conditionOf(showsTo('identity' in viewer ? asCaller(viewer) : asViewer(viewer, kind), kinds[kind], alias));

/**
 * Whether the record whose kind and id stand in these columns is there, of one of these kinds, and the caller may see it: the
 * condition of every list of what hangs on records of several kinds. A subscriber to live updates sees a change, and an
 * export takes a record, when this holds for whom it is made.
 */
export function isVisibleRecord(
  viewer: RecordViewer,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  among: readonly RuledKind[] = storedKinds,
): RawBuilder<boolean> {
  const ways = among.map((each) => {
    const { records } = kinds[each];
    const seen = isSeen(viewer, kinds[each]);
    if (records === undefined || seen === false) return false;
    return sql<boolean>`(${kind} = ${each} and ${isFound(records, id, seen)})`;
  });
  return conditionOf(anyHeld(ways));
}

/** Whether the record whose kind, one of these, and id are these is neither deleted nor merged, whoever asks. */
export const isLiveRecord = (
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  among: readonly RuledKind[] = storedKinds,
): RawBuilder<boolean> =>
  conditionOf(
    anyHeld(
      among.map((each) => {
        const { records } = kinds[each];
        return (
          records !== undefined &&
          sql<boolean>`(${kind} = ${sql.lit(each)} and ${isFound(records, id, records.isLive)})`
        );
      }),
    ),
  );

/** Whether the caller, who sees the record, may change it as far as its kind has a rule of its own. */
export async function mayChange(
  viewer: RecordViewer & { readonly db: Db },
  kind: RuledKind,
  id: string,
): Promise<boolean> {
  const { changes, records } = kinds[kind];
  if (changes === undefined || records === undefined) return true;
  const holds = conditionOf(changes(asCaller(viewer), { kind: kinds[kind], alias: records.alias }));
  const { rows } =
    await sql`select from ${records.from} where ${idOf(records)} = ${id}::uuid and ${holds}`.execute(
      viewer.db,
    );
  return rows.length > 0;
}

/** Whether a rule about a custom object, at the alias, holds for the caller. */
export const isObjectOpen = (
  rule: keyof typeof customObjectRules,
  viewer: RecordViewer,
  alias: string,
): RawBuilder<boolean> =>
  conditionOf(customObjectRules[rule](asCaller(viewer), { kind: kinds.custom_object, alias }));

/** The name of the record whose kind and id are these, when it is there and the caller may see it; null otherwise. */
export function nameIfVisible(
  viewer: RecordViewer,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string | null> {
  const ways = storedKinds.flatMap((each) => {
    const { records } = kinds[each];
    const seen = isSeen(viewer, kinds[each]);
    if (records === undefined || seen === false) return [];
    return [
      sql`when ${sql.lit(each)} then (select left(${records.name}, 300) from ${records.from} where ${idOf(records)} = ${id} and ${conditionOf(seen)})`,
    ];
  });
  return ways.length === 0
    ? sql<null>`null::text`
    : sql<string | null>`case ${kind} ${sql.join(ways, sql` `)} end`;
}

/** Whether a record in the kind's own `from` is live and the caller may see it. */
export function isSeen(viewer: RecordViewer, kind: KindDeclaration): Held {
  const { records } = kind;
  if (records === undefined) return false;
  return allHeld([records.isLive, showsTo(asCaller(viewer), kind, records.alias)]);
}

const isFound = (records: StoredRecords, id: RawBuilder<unknown>, condition: Held) =>
  sql<boolean>`exists (
    select from ${records.from} where ${idOf(records)} = ${id} and ${conditionOf(condition)})`;

export const idOf = ({ alias }: StoredRecords): RawBuilder<string> => sql.ref<string>(`${alias}.id`);

/**
 * Whether the record whose kind and id stand in these columns is kept from the caller because it is private: the condition
 * for what outlives a record and tells of it, such as histories and logs, beside the permission to view its kind. Deleted and
 * merged records count by the people they had; of one that was purged nobody knows these any more, so it shows to those who
 * manage its kind alone.
 */
export function isKeptPrivate(
  viewer: RecordViewer,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  among: readonly RuledKind[] = storedKinds,
): RawBuilder<boolean> {
  const who = withViewOfAll(asCaller(viewer));
  const ways = among.map((each) => {
    const { records } = kinds[each];
    if (records === undefined) return false;
    const shown = showsTo(who, kinds[each], records.alias);
    return shown === true ? false : sql<boolean>`(${kind} = ${each} and not ${isFound(records, id, shown)})`;
  });
  return conditionOf(anyHeld(ways));
}

/**
 * Whether the id is that of a record, of whatever kind, that is private to others than the caller: for texts that name records
 * without their kinds. Of a purged record nothing is known, so its id is none.
 */
export function isPrivateId(viewer: RecordViewer, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const who = withViewOfAll(asCaller(viewer));
  const ways = storedKinds.map((each) => {
    const { records } = kinds[each];
    if (records === undefined) return false;
    const shown = showsTo(who, kinds[each], records.alias);
    return (
      shown !== true &&
      sql<boolean>`exists (select from ${records.from} where ${idOf(records)} = ${id} and (${conditionOf(shown)}) is not true)`
    );
  });
  return conditionOf(anyHeld(ways));
}

const viewPermissions: ReadonlySet<Permission | null> = new Set(Object.values(kinds).map(({ view }) => view));

/** The same person, as if they might view all kinds: what a rule then keeps from them is private. */
const withViewOfAll = (who: Who): Who => ({
  ...who,
  can: (permission) => viewPermissions.has(permission) || who.can(permission),
});

/** Somebody who may view all kinds, manages none and is among nobody's people. */
export const outsider = withViewOfAll({
  id: null,
  isAdmin: false,
  can: () => false,
  holds: () => false,
});

/**
 * Whether the record of the kind at the alias is open to all who may view the kind: what goes out to others than members, such
 * as webhooks, tells no more of one that is not than which one it is.
 */
export const isOpenToAll = (kind: RuledKind, alias: string): RawBuilder<boolean> =>
  conditionOf(showsTo(outsider, kinds[kind], alias));
