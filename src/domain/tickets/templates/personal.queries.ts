import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Personal reply templates of a member, with their files. */
export const selectPersonalTemplates = (
  db: Db,
  userId: string,
): Promise<{ id: string; revision: number; file_ids: string[] }[]> =>
  db
    .selectFrom('ticket_reply_templates as t')
    .where('t.deleted_at', 'is', null)
    .where('t.visibility', '=', 'personal')
    .where('t.created_by', '=', userId)
    .select([
      't.id',
      't.revision',
      sql<string[]>`array(select a.file_id from record_attachments a where a.tenant_id = t.tenant_id
        and a.record_kind = 'ticket_reply_template' and a.record_id = t.id)`.as('file_ids'),
    ])
    .orderBy('t.id')
    .forUpdate()
    .execute();
