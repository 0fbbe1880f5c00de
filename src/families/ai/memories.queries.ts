import { sql } from 'kysely';
import type { AiMemory, AiMemoryScope } from '#generated/types.gen.ts';
import type { AiHandlers } from '#generated/families/ai/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** Who looks: nobody sees what the AI remembers of another person. */
export interface MemoryViewer {
  readonly userId: string;
  readonly seesClients: boolean;
  readonly seesDepartments: boolean;
}

type Scope = MemoryViewer & { readonly isAnyStatus: boolean };

/** Those that may be seen: of the agency, the viewer, their departments, and present clients. */
const visible = (db: Db, { userId, seesClients, seesDepartments }: MemoryViewer) =>
  db
    .selectFrom('ai_memories as m')
    .where((e) =>
      e.or([
        e('m.scope', '=', 'agency'),
        e('m.user_id', '=', userId),
        seesDepartments
          ? e('m.department_id', 'is not', null)
          : sql<boolean>`exists (select 1 from department_members d where d.tenant_id = m.tenant_id and d.department_id = m.department_id and d.user_id = ${userId})`,
        ...(seesClients
          ? [
              sql<boolean>`exists (select 1 from clients c where c.tenant_id = m.tenant_id and c.id = m.client_id and c.deleted_at is null)`,
            ]
          : []),
      ]),
    );

// Notes of clients are what the AI learns from. Their names are read anew, for one may have been deleted since.
const sources = sql<AiMemory['sources']>`(
  select coalesce(json_agg(json_build_object('kind', s.value ->> 'kind', 'id', s.value ->> 'id', 'name', (
    select coalesce(n.title, left(n.body_text, 80)) from client_notes n
    where n.tenant_id = m.tenant_id and n.id = (s.value ->> 'id')::uuid and n.deleted_at is null)) order by s.ordinality), '[]')
  from jsonb_array_elements(m.sources) with ordinality s)`;

/** The contract's representation of a memory. */
const memoryRecord = (memories: ReturnType<typeof visible>) =>
  record<AiMemory>()(
    memories.select([
      'm.id',
      'm.scope',
      'm.scope_id',
      'm.kind',
      'm.subject',
      'm.statement',
      'm.status',
      'm.source',
      sources.as('sources'),
      'm.superseded_by_id',
      isoOrNull('m.retracted_at').as('retracted_at'),
      as<AiMemory['retraction_reason']>()('m.retraction_reason').as('retraction_reason'),
      isoOrNull('m.expires_at').as('expires_at'),
      isoOrNull('m.last_used_at').as('last_used_at'),
      'm.use_count',
      'm.revision',
      iso('m.created_at').as('created_at'),
      iso('m.updated_at').as('updated_at'),
      'm.created_by',
    ]),
  );

const hasStatus = oneOf('m.status');

export const memories = list<AiHandlers['listAiMemories'], Scope>()({
  rows: (db, viewer) => {
    const rows = visible(db, viewer);
    return viewer.isAnyStatus ? rows : rows.where('m.status', '=', 'active');
  },
  record: memoryRecord,
  id: 'm.id',
  filters: {
    ...recordFilters('m'),
    scope: oneOf('m.scope'),
    scope_id: oneOfIds('m.scope_id'),
    kind: oneOf('m.kind'),
    status: hasStatus,
    source: oneOf('m.source'),
    search: searched('m.id', 'search_ai_memories'),
  },
  sorts: {
    updated_at: by('m.updated_at'),
    created_at: by('m.created_at'),
    subject: byName('m.subject'),
    last_used_at: emptyLast(by('m.last_used_at')),
  },
});

export const selectMemory = (
  db: Db,
  id: string,
  viewer: MemoryViewer,
): Promise<JsonText<AiMemory> | undefined> =>
  selectRecord(db, memoryRecord(visible(db, viewer).where('m.id', '=', id)));

export interface StoredMemory {
  readonly id: string;
  readonly scope: AiMemoryScope;
  readonly scope_id: string | null;
  readonly kind: AiMemory['kind'];
  readonly subject: string;
  readonly statement: string | null;
  readonly status: AiMemory['status'];
  readonly source: AiMemory['source'];
  readonly expires_at: string | null;
  readonly revision: number;
}

const stored = (db: Db) =>
  db
    .selectFrom('ai_memories')
    .select(['id', 'scope', 'scope_id', 'kind', 'subject', 'statement', 'status', 'source', 'revision'])
    .select(isoOrNull('ai_memories.expires_at').as('expires_at'));

/** The memory, which nobody else changes before the transaction ends. */
export const lockMemory = (db: Db, id: string): Promise<StoredMemory | undefined> =>
  stored(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** The active memory on a subject, and of a former one on it that was deleted: its statement is not to come back. */
export async function findOnSubject(
  db: Db,
  { scope, scopeId }: MemorySubject,
  subject: string,
): Promise<{ active: StoredMemory | undefined; isForgotten: boolean }> {
  const rows = await stored(db)
    .where('scope', '=', scope)
    .where(sql<boolean>`scope_id is not distinct from ${scopeId}::uuid`)
    .where(sql<boolean>`app.fold(subject) = app.fold(${subject})`)
    .where((e) => e.or([e('status', '=', 'active'), e('retraction_reason', '=', 'deleted')]))
    .execute();
  return {
    active: rows.find(({ status }) => status === 'active'),
    isForgotten: rows.some(({ status }) => status === 'retracted'),
  };
}

/** What memories of a scope are about: a department, client or user, and null for the agency. */
export interface MemorySubject {
  readonly scope: AiMemoryScope;
  readonly scopeId: string | null;
}

const columnOf = { agency: null, department: 'department_id', client: 'client_id', user: 'user_id' } as const;

export const subjectColumns = ({ scope, scopeId }: MemorySubject) => {
  const column = columnOf[scope];
  return { scope, ...(column !== null && { [column]: scopeId }) };
};

export interface NewMemory extends MemorySubject {
  readonly id: string;
  readonly kind: AiMemory['kind'];
  readonly subject: string;
  readonly statement: string;
  readonly source: AiMemory['source'];
  readonly sources: readonly { readonly kind: 'client_note'; readonly id: string }[];
  readonly expires_at: string | null;
  readonly created_by: string | null;
}

export async function insertMemory(db: Db, memory: NewMemory, now: Date): Promise<void> {
  const { scope, scopeId, sources: learnedFrom, ...values } = memory;
  await db
    .insertInto('ai_memories')
    .values({
      ...values,
      ...subjectColumns({ scope, scopeId }),
      sources: JSON.stringify(learnedFrom),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
}

export async function updateMemory(
  db: Db,
  id: string,
  values: {
    readonly kind?: AiMemory['kind'];
    readonly subject?: string;
    readonly statement?: string | null;
    readonly status?: AiMemory['status'];
    readonly superseded_by_id?: string;
    readonly expires_at?: string | null;
    readonly retracted_at?: string;
    readonly retraction_reason?: NonNullable<AiMemory['retraction_reason']>;
  },
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'ai_memories', id, values, now);
}

export async function countActive(db: Db): Promise<number> {
  return countRows(db.selectFrom('ai_memories').where('status', '=', 'active'));
}

/** Active memories of a scope, by kind and subject. */
export const selectActive = (db: Db, { scope, scopeId }: MemorySubject): Promise<StoredMemory[]> =>
  stored(db)
    .where('scope', '=', scope)
    .where(sql<boolean>`scope_id is not distinct from ${scopeId}::uuid`)
    .where('status', '=', 'active')
    .orderBy('kind')
    .orderBy('subject')
    .orderBy('id')
    .execute();

export async function findRefreshed(db: Db, scope: AiMemoryScope, subjectId: string): Promise<string | null> {
  const row = await db
    .selectFrom('ai_memory_refreshes as r')
    .where('r.scope', '=', scope)
    .where('r.subject_id', '=', subjectId)
    .select(iso('r.refreshed_at').as('refreshed_at'))
    .executeTakeFirst();
  return row?.refreshed_at ?? null;
}

export async function storeRefreshed(
  db: Db,
  scope: AiMemoryScope,
  subjectId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('ai_memory_refreshes')
    .values({ scope, subject_id: subjectId, refreshed_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'scope', 'subject_id']).doUpdateSet({ refreshed_at: now.toISOString() }),
    )
    .execute();
}

/** Scopes whose memories changed since they were last looked through, those that waited longest first. */
export async function selectStale(db: Db, limit: number): Promise<MemorySubject[]> {
  const { rows } = await sql<{ scope: AiMemoryScope; scope_id: string | null }>`
    select m.scope, m.scope_id from ai_memories m
    left join ai_memory_refreshes r on r.tenant_id = m.tenant_id and r.scope = m.scope and r.subject_id = coalesce(m.scope_id, m.tenant_id)
    where m.tenant_id = app.tenant_id() and m.status = 'active'
    group by m.scope, m.scope_id, r.refreshed_at
    having max(m.updated_at) > coalesce(r.refreshed_at, '-infinity')
    order by r.refreshed_at nulls first limit ${limit}`.execute(db);
  return rows.map(({ scope, scope_id: scopeId }) => ({ scope, scopeId }));
}

export interface NoteText {
  readonly id: string;
  readonly title: string | null;
  readonly text: string;
}

/** The client's latest notes: everybody who sees its memories sees them too. */
export const selectNotes = (
  db: Db,
  clientId: string,
  limit: number,
  maxLength: number,
): Promise<NoteText[]> =>
  db
    .selectFrom('client_notes')
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .select(['id', 'title', sql<string>`left(body_text, ${maxLength})`.as('text')])
    .execute();
