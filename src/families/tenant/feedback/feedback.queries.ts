import type { Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { PlatformFeedback } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, countRows, iso, record, selectRecord, since } from '#src/platform/db/query/index.ts';
import type { JsonText } from '#src/call/context.ts';

export async function insertFeedback(
  db: Db,
  feedback: Insertable<Database['platform_feedback']>,
): Promise<string> {
  return (await db.insertInto('platform_feedback').values(feedback).returning('id').executeTakeFirstOrThrow())
    .id;
}

export const selectFeedback = (db: Db, id: string): Promise<JsonText<PlatformFeedback> | undefined> =>
  selectRecord(
    db,
    record<PlatformFeedback>()(
      db
        .selectFrom('platform_feedback as p')
        .where('p.id', '=', id)
        .select([
          'p.id',
          as<PlatformFeedback['kind']>()('p.kind').as('kind'),
          as<PlatformFeedback['severity']>()('p.severity').as('severity'),
          'p.title',
          'p.body_text',
          'p.page_url',
          'p.request_id',
          'p.attachment_ids',
          'p.can_contact',
          iso('p.created_at').as('created_at'),
          'p.created_by',
        ]),
    ),
  );

/** How much the agency has sent since then. */
export async function countFeedbackSince(db: Db, moment: Date): Promise<number> {
  return countRows(db.selectFrom('platform_feedback').where(since('created_at')(moment.toISOString())));
}

/** Who sends it, as the operator reads it. */
export interface Sender {
  readonly agency: string;
  readonly author: string;
  readonly email: string | null;
}

export const findSender = (db: Db, userId: string): Promise<Sender> =>
  db
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .where('u.id', '=', userId)
    .select(['t.name as agency', 'u.name as author', 'u.email'])
    .executeTakeFirstOrThrow();
