import type { Db } from '#src/platform/db/index.ts';

/** A test message leaves; one that is still on its way counts no more. */
export async function startTest(db: Db, id: string, key: string, now: Date): Promise<void> {
  await db
    .updateTable('ticket_inbox_addresses')
    .set({ forwarding_status: 'testing', test_sent_at: now, test_key: key })
    .where('id', '=', id)
    .execute();
}

/** The key stays: a message that comes late proves the forwarding all the same. */
export async function failTest(db: Db, id: string): Promise<void> {
  await db
    .updateTable('ticket_inbox_addresses')
    .set({ forwarding_status: 'failing' })
    .where('id', '=', id)
    .where('forwarding_status', '=', 'testing')
    .execute();
}
