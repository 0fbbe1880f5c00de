import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { SubjectKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { canManage, canView, recordKinds } from './kinds.ts';
import { sources, storedKinds, type StoredKind } from './sources.queries.ts';

/** Who looks at records. */
export interface Viewer {
  readonly identity: Pick<ReadContext['identity'], 'userId' | 'role'>;
  can(permission: Permission): boolean;
}

/** A viewer as lists take one (`Scope` in src/platform/db/query/list.ts): what they may do decides how the statement is written. */
export type ViewerScope = {
  readonly userId: string;
  readonly rights: { readonly role: Viewer['identity']['role']; readonly held: readonly Permission[] };
};

const rightsAsked = [
  ...new Set(Object.values(recordKinds).flatMap(({ view, manage }) => [view, manage])),
].filter((permission) => permission !== null);

export const viewerScope = (viewer: Viewer): ViewerScope => ({
  userId: viewer.identity.userId,
  rights: { role: viewer.identity.role, held: rightsAsked.filter((permission) => viewer.can(permission)) },
});

export const viewerIn = ({ userId, rights: { role, held } }: ViewerScope): Viewer => ({
  identity: { userId, role },
  can: (permission) => held.includes(permission),
});

/** A record by its kind and id. */
export interface Target {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** Whether the caller may see a record of the source that they are allowed to see the kind of. */
function isShown(viewer: Viewer, kind: StoredKind): RawBuilder<boolean> {
  const { isLive, onlyFor } = sources[kind]!;
  if (onlyFor === undefined || canManage(viewer, kind)) return isLive;
  return sql<boolean>`${isLive} and ${isAmongPeople(viewer, kind)}`;
}

/** Whether a record of a kind that knows private ones is open, or private with the caller among its people. */
function isAmongPeople({ identity }: Viewer, kind: StoredKind): RawBuilder<boolean> {
  const { onlyFor } = sources[kind]!;
  return sql<boolean>`(${onlyFor} is null or ${identity.userId}::uuid = any(${onlyFor}))`;
}

/**
 * Whether the record whose kind and id stand in these columns is kept from the caller because it is private: the condition
 * for what outlives a record and tells of it, such as histories and logs. Deleted and merged records count by the people
 * they had; of one that was purged nobody knows these any more, so it shows to those who manage its kind alone.
 */
export function isKeptPrivate(
  viewer: Viewer,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ways = storedKinds
    .filter((each) => sources[each]!.onlyFor !== undefined && !canManage(viewer, each))
    .map(
      (each) => sql<boolean>`${kind} = ${each} and not exists (
    select from ${sources[each]!.from} where ${sources[each]!.id} = ${id} and ${isAmongPeople(viewer, each)})`,
    );
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Those of these records that are kept from the caller because they are private. */
export async function selectKeptPrivate(
  db: Db,
  viewer: Viewer,
  targets: readonly Target[],
): Promise<Target[]> {
  if (targets.length === 0) return [];
  const { rows } = await sql<Target>`
    select r.kind, r.id from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as r (kind text, id uuid)
    where ${isKeptPrivate(viewer, sql.ref('r.kind'), sql.ref('r.id'))}`.execute(db);
  return rows;
}

const visibleKinds = (viewer: Viewer): StoredKind[] => storedKinds.filter((kind) => canView(viewer, kind));

/**
 * Whether the record whose kind and id stand in these columns is there and the caller may see it: the condition of every
 * list of what hangs on records of several kinds.
 */
export function isVisibleRecord(
  viewer: Viewer,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ways = visibleKinds(viewer).map(
    (each) => sql<boolean>`${kind} = ${each} and exists (
    select from ${sources[each]!.from} where ${sources[each]!.id} = ${id} and ${isShown(viewer, each)})`,
  );
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Names of those of these records that are there and that the caller may see. A comment is named by how it begins. */
export async function selectVisibleNames(
  db: Db,
  viewer: Viewer,
  targets: readonly Target[],
): Promise<(Target & { readonly name: string })[]> {
  const idsOf = (kind: SubjectKind) => targets.filter((target) => target.kind === kind).map(({ id }) => id);
  const asked = visibleKinds(viewer)
    .filter((kind) => idsOf(kind).length > 0)
    .map((kind) => {
      const { from, id, name } = sources[kind]!;
      return sql`select ${kind}::text as kind, ${id} as id, left(${name}, 300) as name from ${from} where ${id} = any(${idsOf(kind)}::uuid[]) and ${isShown(viewer, kind)}`;
    });
  if (idsOf('comment').length > 0) {
    asked.push(sql`select 'comment' as kind, _comment.id, left(_comment.body_text, 80) as name from comments _comment
      where _comment.id = any(${idsOf('comment')}::uuid[]) and _comment.body_text is not null
        and ${isVisibleRecord(viewer, sql`_comment.record_kind`, sql`_comment.record_id`)}`);
  }
  if (asked.length === 0) return [];
  return (await sql<Target & { name: string }>`${sql.join(asked, sql` union all `)}`.execute(db)).rows;
}

/** The record's name, when it is there and the caller may see it; nobody changes, deletes or merges it before the transaction ends. */
export async function holdVisibleRecord(
  db: Db,
  viewer: Viewer,
  { kind, id }: Target,
): Promise<string | undefined> {
  const source = kind === 'comment' ? undefined : sources[kind];
  if (kind === 'comment' || source === undefined || !canView(viewer, kind)) return undefined;
  const { rows } = await sql<{ name: string }>`
    select left(${source.name}, 300) as name from ${source.from} where ${source.id} = ${id}::uuid and ${isShown(viewer, kind)} for share`.execute(
    db,
  );
  return rows[0]?.name;
}

/** Those of these users who are members, have not left or been suspended, and may see the record. */
export async function selectAudience(
  db: Db,
  { kind, id }: Target,
  userIds: readonly string[],
): Promise<string[]> {
  const source = kind === 'comment' ? undefined : sources[kind];
  const { view, manage } = recordKinds[kind];
  if (source === undefined || view === null || userIds.length === 0) return [];
  const { onlyFor = sql`null::uuid[]` } = source;
  const manages = manage === null ? sql`member.role is not null` : holdsPermission('member', manage);
  const { rows } = await sql<{ id: string }>`
    select member.id from users member, (select ${onlyFor} as people from ${source.from} where ${source.id} = ${id} and ${source.isLive}) record
    where member.id = any(${[...userIds]}::uuid[]) and member.kind = 'member' and member.status in ('active', 'invited')
      and ${holdsPermission('member', view)} and (record.people is null or member.id = any(record.people) or ${manages})`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
