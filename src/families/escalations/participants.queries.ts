import { sql } from 'kysely';
import type { EscalationParticipant } from '#generated/types.gen.ts';
import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import { userRef } from '#src/domain/refs/index.ts';
import type { ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, list, oneOf, oneOfIds, record, selectRecords } from '#src/platform/db/query/index.ts';
import { isShown } from './escalations.queries.ts';

/** Of the contract. */
export const maxParticipants = 50;

/** Participants, `p`, of escalations, `e`, that the viewer may see. */
const participants = (db: Db, scope: ViewerScope) => allParticipants(db).where(isShown(scope));

const allParticipants = (db: Db) =>
  db
    .selectFrom('escalation_participants as p')
    .innerJoin('escalations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.escalation_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'),
    );

const participantRecord = (rows: ReturnType<typeof allParticipants>) =>
  record<EscalationParticipant>()(
    rows.select([
      'p.escalation_id',
      userRef('p.user_id').as('user'),
      as<EscalationParticipant['role']>()('p.role').as('role'),
      sql<boolean>`e.assignee_id is not distinct from p.user_id`.as('is_assignee'),
      iso('p.added_at').as('added_at'),
      'p.added_by',
    ]),
  );

export const participantList = list<EscalationsHandlers['listEscalationParticipants'], ViewerScope>()({
  rows: participants,
  record: participantRecord,
  id: 'p.escalation_id',
  filters: {
    escalation_id: oneOfIds('p.escalation_id'),
    user_id: oneOfIds('p.user_id'),
    role: oneOf('p.role'),
  },
  sorts: {
    added_at: (direction) => [sql`p.added_at ${sql.raw(direction)}`, sql`p.user_id ${sql.raw(direction)}`],
    name: (direction) => [sql`lower(u.name) ${sql.raw(direction)}`, sql`p.user_id ${sql.raw(direction)}`],
  },
});

/** All participants of an escalation, by name. */
export const selectParticipants = (db: Db, escalationId: string): Promise<EscalationParticipant[]> =>
  selectRecords(
    db,
    participantRecord(
      allParticipants(db)
        .where('p.escalation_id', '=', escalationId)
        .orderBy(sql`lower(u.name)`)
        .orderBy('p.user_id'),
    ),
  );

export async function isParticipant(db: Db, escalationId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('escalation_participants')
    .where('escalation_id', '=', escalationId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** How many participants there would be with these. */
export async function countParticipantsWith(
  db: Db,
  escalationId: string,
  userIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select user_id from escalation_participants where escalation_id = ${escalationId}::uuid
      union select unnest(${[...userIds]}::uuid[])) p`.execute(db);
  return rows[0]!.count;
}

export interface NewParticipant {
  readonly userId: string;
  readonly role: EscalationParticipant['role'];
  /** Null for the agency's settings. */
  readonly addedBy: string | null;
}

/** Adds participants, or gives them another role; answers who is new or has another one. */
export async function upsertParticipants(
  db: Db,
  escalationId: string,
  added: readonly NewParticipant[],
  now: Date,
): Promise<string[]> {
  if (added.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    insert into escalation_participants as p (escalation_id, user_id, role, added_at, added_by)
    select ${escalationId}::uuid, a.user_id, a.role, ${now}::timestamptz, a.added_by
    from jsonb_to_recordset(${JSON.stringify(
      added.map(({ userId, role, addedBy }) => ({ user_id: userId, role, added_by: addedBy })),
    )}::jsonb) a (user_id uuid, role text, added_by uuid)
    on conflict (tenant_id, escalation_id, user_id) do update set role = excluded.role where p.role <> excluded.role
    returning user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Answers the role that they had; undefined when they were no participant. */
export async function deleteParticipant(
  db: Db,
  escalationId: string,
  userId: string,
): Promise<EscalationParticipant['role'] | undefined> {
  const deleted = await db
    .deleteFrom('escalation_participants')
    .where('escalation_id', '=', escalationId)
    .where('user_id', '=', userId)
    .returning('role')
    .executeTakeFirst();
  return deleted?.role as EscalationParticipant['role'] | undefined;
}
