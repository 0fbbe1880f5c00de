import { sql, type RawBuilder } from 'kysely';
import type {
  BuilderApplyError,
  BuilderIntent,
  BuilderPlannedOperation,
  BuilderProblem,
  BuilderResultRecord,
  BuilderSession,
  BuilderSessionStatus,
} from '#generated/types.gen.ts';
import type { BuilderSessionsHandlers } from '#generated/families/builder-sessions/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { userRef, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  countRows,
  emptyLast,
  insertRecord,
  iso,
  isoOrNull,
  jsonb,
  list,
  mentions,
  oneOf,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  type RowChange,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import type { AnyChange } from '../kinds/index.ts';

/** Who looks: owners and admins see the sessions of everybody. */
export interface SessionViewer {
  readonly userId: string;
  readonly seesAll: boolean;
}

export const viewerOf = ({ identity }: Pick<ReadContext, 'identity'>): SessionViewer => ({
  userId: identity.userId,
  seesAll: identity.role !== null,
});

const sessions = (db: Db, { userId, seesAll }: SessionViewer) =>
  db.selectFrom('builder_sessions as b').$if(!seesAll, (query) => query.where('b.created_by', '=', userId));

export type Extra = 'intent' | 'problems';

const wasApplied = sql<boolean>`b.applied_at is not null`;
const shown = <T>(condition: RawBuilder<boolean>, value: RawBuilder<T>): RawBuilder<T | null> =>
  sql<T | null>`case when ${condition} then ${value} end`;

/** The contract's representation, with what was asked for besides. */
const sessionRecord = (query: ReturnType<typeof sessions>, extra: readonly Extra[]) =>
  record<BuilderSession>()(
    query
      .select([
        'b.id',
        'b.name',
        as<BuilderSessionStatus>()('b.status').as('status'),
        'b.change_count',
        'b.problem_count',
        shown(sql`(b.status in ('valid', 'applying') or ${wasApplied})`, sql<string>`b.plan_hash`).as(
          'plan_hash',
        ),
        isoOrNull('b.validated_at').as('validated_at'),
        isoOrNull('b.applied_at').as('applied_at'),
        shown(wasApplied, userRef('b.applier_id')).as('applier'),
        isoOrNull('b.cancelled_at').as('cancelled_at'),
        isoOrNull('b.archived_at').as('archived_at'),
        shown(sql`b.status = 'apply_failed'`, sql<string>`b.error`).as('error'),
        'b.revision',
        iso('b.created_at').as('created_at'),
        iso('b.updated_at').as('updated_at'),
        'b.created_by',
      ])
      .$if(extra.includes('intent'), (rows) =>
        rows.select(sql<BuilderIntent>`json_build_object('goal', b.goal, 'changes', b.changes)`.as('intent')),
      )
      .$if(extra.includes('problems'), (rows) =>
        rows.select(as<BuilderProblem[]>()('b.problems').as('problems')),
      ),
  );

interface ListScope extends SessionViewer {
  readonly extra: { readonly [K in Extra]: boolean };
}

export const sessionList = list<BuilderSessionsHandlers['listBuilderSessions'], ListScope>()({
  rows: sessions,
  record: (rows, { extra }) =>
    sessionRecord(
      rows,
      (Object.keys(extra) as Extra[]).filter((name) => extra[name]),
    ),
  id: 'b.id',
  filters: {
    ...recordFilters('b'),
    status: {
      prepare: (statuses: readonly string[]) => statuses,
      condition: (statuses: readonly string[]) => oneOf('b.status')(statuses),
      absent: () => sql<boolean>`b.status <> 'archived'`,
    },
    record_kind: (kinds) => sql<boolean>`b.record_kinds && ${kinds}::text[]`,
    target_id: (ids) => sql<boolean>`b.target_ids && ${ids}::uuid[]`,
    // What is shown, not which sessions.
    include: () => sql<boolean>`true`,
    search: mentions('b.name', sql`coalesce(b.goal, '')`),
  },
  sorts: {
    ...recordSorts('b'),
    name: byName('b.name'),
    applied_at: emptyLast('b.applied_at'),
  },
});

export const selectSession = (
  db: Db,
  viewer: SessionViewer,
  id: string,
): Promise<JsonText<BuilderSession> | undefined> =>
  selectRecord(db, sessionRecord(sessions(db, viewer).where('b.id', '=', id), ['intent', 'problems']));

/** A session as rules see it. */
export interface StoredSession {
  readonly id: string;
  readonly name: string;
  readonly status: BuilderSessionStatus;
  readonly goal: string | null;
  readonly changes: readonly AnyChange[];
  readonly plan_hash: string | null;
  readonly revision: number;
  readonly created_by: string;
}

/** A session that the viewer sees; `lock` keeps others from changing it before the transaction ends. */
export async function findSession(
  db: Db,
  viewer: SessionViewer,
  id: string,
  lock: boolean,
): Promise<StoredSession | undefined> {
  const row = await sessions(db, viewer)
    .where('b.id', '=', id)
    .select([
      'b.id',
      'b.name',
      'b.status',
      'b.goal',
      'b.changes',
      'b.plan_hash',
      'b.revision',
      'b.created_by',
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as StoredSession | undefined;
}

/** Whether the session is still as it was: others may cancel it while a job works on it. */
export async function isStill(db: Db, id: string, status: BuilderSessionStatus): Promise<boolean> {
  const row = await db
    .selectFrom('builder_sessions')
    .where('id', '=', id)
    .select('status')
    .executeTakeFirst();
  return row?.status === status;
}

/** How many sessions of the user are neither applied nor put away. */
export async function countOpen(db: Db, userId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('builder_sessions')
      .where('created_by', '=', userId)
      .where('status', 'not in', ['applied', 'cancelled', 'archived']),
  );
}

const contentOf = (changes: readonly AnyChange[]) => ({
  changes: jsonb(changes)!,
  change_count: changes.length,
  record_kinds: [...new Set(changes.map((change) => change.record_kind))],
  target_ids: [
    ...new Set(
      changes.flatMap(({ action, target_id: id }) => (action === 'create' || id === undefined ? [] : id)),
    ),
  ],
});

export const insertSession = (
  db: Db,
  { name, goal, changes }: Pick<StoredSession, 'name' | 'goal' | 'changes'>,
  userId: string,
  now: Date,
): Promise<string> =>
  insertRecord(db, 'builder_sessions', { name, goal, ...contentOf(changes), created_by: userId }, now);

/** Back to a draft, without what an earlier validation or application left. */
export const replaceContent = (
  db: Db,
  id: string,
  { name, goal, changes }: Pick<StoredSession, 'name' | 'goal' | 'changes'>,
  now: Date,
): Promise<void> =>
  revise(
    db,
    id,
    {
      name,
      goal,
      ...contentOf(changes),
      status: 'draft',
      problems: '[]',
      problem_count: 0,
      plan: null,
      plan_hash: null,
      validated_at: null,
      ...noError,
    },
    now,
  );

const noError = { error: null, error_key: null, applier_id: null };

export const revise = (
  db: Db,
  id: string,
  values: RowChange<'builder_sessions'> & { readonly status: BuilderSessionStatus },
  now: Date,
): Promise<void> => reviseRecord(db, 'builder_sessions', id, values, now);

export const storeValidation = (
  db: Db,
  id: string,
  {
    problems,
    plan,
  }: {
    readonly problems: readonly BuilderProblem[];
    readonly plan:
      | { readonly operations: readonly BuilderPlannedOperation[]; readonly hash: string }
      | undefined;
  },
  now: Date,
): Promise<void> =>
  revise(
    db,
    id,
    {
      status: plan === undefined ? 'invalid' : 'valid',
      problems: jsonb(problems)!,
      problem_count: problems.length,
      plan: jsonb(plan?.operations),
      plan_hash: plan?.hash ?? null,
      validated_at: now,
      ...noError,
    },
    now,
  );

export const storeApplied = (
  db: Db,
  id: string,
  records: readonly BuilderResultRecord[],
  userId: string,
  now: Date,
): Promise<void> =>
  revise(
    db,
    id,
    { status: 'applied', records: jsonb(records), applied_at: now, ...noError, applier_id: userId },
    now,
  );

export const storeFailure = (
  db: Db,
  id: string,
  { key, message }: BuilderApplyError,
  userId: string,
  now: Date,
): Promise<void> =>
  revise(db, id, { status: 'apply_failed', error: message, error_key: key, applier_id: userId }, now);

/** What a review or a result is made of. */
export async function selectOutcome(db: Db, viewer: SessionViewer, id: string) {
  return sessions(db, viewer)
    .where('b.id', '=', id)
    .select([
      'b.id',
      as<BuilderSessionStatus>()('b.status').as('status'),
      'b.plan_hash',
      as<BuilderPlannedOperation[] | null>()('b.plan').as('plan'),
      as<BuilderResultRecord[] | null>()('b.records').as('records'),
      'b.error',
      'b.error_key',
      isoOrNull('b.validated_at').as('validated_at'),
      isoOrNull('b.applied_at').as('applied_at'),
      userRefOrNull('b.applier_id').as('applier'),
    ])
    .executeTakeFirst();
}
