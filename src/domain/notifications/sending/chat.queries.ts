import { sql } from 'kysely';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';

interface OwnChannel {
  readonly id: string;
  readonly is_muted: boolean;
}

/** The member's channel with themselves, made where there is none; undefined for who may not chat. */
export async function ensureOwnChannel(db: Db, userId: string, now: Date): Promise<OwnChannel | undefined> {
  await sql`
    with made as (
      insert into chat_channels (kind, first_user_id, second_user_id, created_at, updated_at, created_by)
      select 'direct', u.id, u.id, ${now}::timestamptz, ${now}::timestamptz, u.id from users u
      where u.id = ${userId}::uuid and u.kind = 'member' and ${holdsPermission('u', 'chat.use')}
      on conflict do nothing returning id)
    insert into chat_members (channel_id, user_id, watch_state, joined_at)
    select id, ${userId}::uuid, 'mentions', ${now}::timestamptz from made`.execute(db);
  const { rows } = await sql<OwnChannel>`
    select c.id, m.watch_state = 'muted' as is_muted from chat_channels c
    join chat_members m on m.tenant_id = c.tenant_id and m.channel_id = c.id and m.user_id = ${userId}::uuid
    where c.first_user_id = ${userId}::uuid and c.second_user_id = ${userId}::uuid for update of c`.execute(
    db,
  );
  return rows[0];
}

/** The next message of the channel, from the service, after the latest one. */
export async function insertServiceMessage(
  db: Db,
  { id, channelId, text }: { readonly id: string; readonly channelId: string; readonly text: string },
  now: Date,
): Promise<void> {
  await sql`
    with moved as (
      update chat_channels set last_sequence = last_sequence + 1, revision = revision + 1, updated_at = ${now}::timestamptz,
        last_message_at = greatest(${now}::timestamptz, last_message_at + interval '1 millisecond')
      where id = ${channelId}::uuid returning id, last_sequence, last_message_at)
    insert into chat_messages (id, channel_id, sequence, body_text, actor_type, sent_at, updated_at)
    select ${id}::uuid, m.id, m.last_sequence, left(${text}, 10000), 'system', m.last_message_at, ${now}::timestamptz from moved m`.execute(
    db,
  );
}
