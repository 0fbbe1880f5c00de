import { sql } from 'kysely';
import { isShownTo } from '#src/domain/visibility/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** A message or note with all its texts. */
export interface StoredTexts {
  readonly id: string;
  readonly ticket_id: string;
  readonly draft_id: string | null;
  readonly direction: string;
  readonly raw_file_id: string | null;
  readonly message_reference: string | null;
  readonly subject: string | null;
  readonly body_text: string;
  readonly quoted_text: string | null;
  readonly body_html: string | null;
  readonly delivery_status: string | null;
  readonly created_at: string;
  readonly revision: number;
}

/** A message of a live ticket that the caller sees. */
export const findTexts = (
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<StoredTexts | undefined> =>
  ctx.db
    .selectFrom('ticket_messages as m')
    .innerJoin('tickets as k', (join) =>
      join.onRef('k.tenant_id', '=', 'm.tenant_id').onRef('k.id', '=', 'm.ticket_id'),
    )
    .where('m.id', '=', id)
    .where(sql<boolean>`k.deleted_at is null and k.merged_into_id is null`)
    .where(isShownTo('ticket_message', ctx, 'm'))
    .select([
      'm.id',
      'm.ticket_id',
      'm.draft_id',
      'm.direction',
      'm.raw_file_id',
      'm.message_reference',
      'm.subject',
      'm.body_text',
      'm.quoted_text',
      'm.body_html',
      'm.delivery_status',
      sql<string>`app.iso(m.created_at)`.as('created_at'),
      'm.revision',
    ])
    .executeTakeFirst();

export async function updateTexts(
  db: Db,
  id: string,
  texts: Pick<StoredTexts, 'subject' | 'body_text' | 'quoted_text' | 'body_html'>,
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'ticket_messages', id, { ...texts, redacted_at: now }, now);
}

/** The subject of a ticket is that of the message which opened it. */
export async function updateSubject(db: Db, ticketId: string, subject: string, now: Date): Promise<void> {
  await reviseRecord(db, 'tickets', ticketId, { subject }, now);
}
