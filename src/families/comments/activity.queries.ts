import { sql } from 'kysely';
import type { CommentActivity } from '#generated/types.gen.ts';
import type { CommentsHandlers } from '#generated/families/comments/handlers.ts';
import { actorOf, namedRefFrom } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { before, by, iso, list, oneOf, oneOfIds, record, since } from '#src/platform/db/query/index.ts';
import type { Actor } from '#src/platform/events/index.ts';

const activity = (db: Db) =>
  db
    .selectFrom('comment_activity as a')
    .innerJoin('escalations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.id', '=', 'a.escalation_id'),
    );

const maxExcerptLength = 300;

const excerpt = sql<
  string | null
>`(select left(c.body_text, ${sql.lit(maxExcerptLength)}) from comments c where c.tenant_id = a.tenant_id and c.id = a.comment_id)`;

export const commentActivity = list<CommentsHandlers['listEscalationCommentActivity']>()({
  rows: activity,
  record: (rows) =>
    record<CommentActivity>()(
      rows.select([
        'a.id',
        'a.kind',
        namedRefFrom('e.id', 'e.title').as('escalation'),
        'a.comment_id',
        'a.thread_id',
        actorOf('a').as('actor'),
        excerpt.as('excerpt'),
        'a.emoji',
        iso('a.occurred_at').as('occurred_at'),
      ]),
    ),
  id: 'a.id',
  filters: {
    escalation_id: oneOfIds('a.escalation_id'),
    kind: oneOf('a.kind'),
    actor_id: oneOfIds('a.actor_id'),
    occurred_after: since('a.occurred_at'),
    occurred_before: before('a.occurred_at'),
  },
  sorts: { occurred_at: by('a.occurred_at') },
});

export interface ActivityRow {
  readonly escalation_id: string;
  readonly comment_id: string;
  readonly thread_id: string;
  readonly kind: CommentActivity['kind'];
  readonly emoji: string | null;
}

export async function insertCommentActivity(
  db: Db,
  row: ActivityRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db
    .insertInto('comment_activity')
    .values({
      ...row,
      actor_type: actor.type,
      actor_id: actor.id ?? null,
      actor_name: actor.name ?? null,
      occurred_at: now,
    })
    .execute();
}

export async function findTaskOfStage(db: Db, stageId: string): Promise<string> {
  return (
    await db.selectFrom('task_stages').where('id', '=', stageId).select('task_id').executeTakeFirstOrThrow()
  ).task_id;
}
