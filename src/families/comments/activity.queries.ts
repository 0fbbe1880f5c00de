import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { CommentActivity } from '#generated/types.gen.ts';
import type { ListEscalationCommentActivityInput } from '#generated/families/comments/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import type { Actor } from '#src/platform/events/actor.ts';

type Db = Kysely<Database>;

const activity = (db: Db) => db.selectFrom('comment_activity as a')
  .innerJoin('escalations as e', (join) => join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.id', '=', 'a.escalation_id'));

const longestExcerpt = 300;

const excerpt = sql<string | null>`(select left(c.body_text, ${sql.lit(longestExcerpt)}) from comments c where c.tenant_id = a.tenant_id and c.id = a.comment_id)`;

function withRecord(query: ReturnType<typeof activity>) {
  return query.select([
    'a.id', 'a.kind',
    sql`json_build_object('id', e.id, 'name', e.title)`.as('escalation'),
    'a.comment_id', 'a.thread_id',
    sql`json_strip_nulls(json_build_object('type', a.actor_type, 'id', a.actor_id, 'name', a.actor_name))`.as('actor'),
    excerpt.as('excerpt'),
    'a.emoji',
    iso('a.occurred_at').as('occurred_at'),
  ]);
}

export function selectCommentActivity(db: Db, query: ListEscalationCommentActivityInput['query']): Promise<Page<CommentActivity>> {
  const direction = sql.raw(query.order);
  let matching = activity(db);
  if (query.escalation_id !== undefined) matching = matching.where('a.escalation_id', 'in', query.escalation_id);
  if (query.kind !== undefined) matching = matching.where('a.kind', 'in', query.kind);
  if (query.actor_id !== undefined) matching = matching.where('a.actor_id', 'in', query.actor_id);
  if (query.occurred_after !== undefined) matching = matching.where(sql<boolean>`a.occurred_at >= ${query.occurred_after}::timestamptz`);
  if (query.occurred_before !== undefined) matching = matching.where(sql<boolean>`a.occurred_at < ${query.occurred_before}::timestamptz`);
  return selectPage<CommentActivity>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof activity>),
    orderBy: [sql`a.occurred_at ${direction}`, sql`a.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export interface ActivityRow {
  readonly escalation_id: string;
  readonly comment_id: string;
  readonly thread_id: string;
  readonly kind: CommentActivity['kind'];
  readonly emoji: string | null;
}

export async function insertCommentActivity(db: Db, row: ActivityRow, actor: Actor, now: Date): Promise<void> {
  await db.insertInto('comment_activity')
    .values({ ...row, actor_type: actor.type, actor_id: actor.id ?? null, actor_name: actor.name ?? null, occurred_at: now }).execute();
}

export async function findTaskOfStage(db: Db, stageId: string): Promise<string> {
  return (await db.selectFrom('task_stages').where('id', '=', stageId).select('task_id').executeTakeFirstOrThrow()).task_id;
}
