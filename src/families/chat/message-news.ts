import type { WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import type { StoredChannel } from './channels.queries.ts';
import { selectRecipients, type Recipient, type Sent } from './recipients.queries.ts';

interface Told extends Sent {
  readonly id: string;
  readonly body_text: string | null;
}

type Place = Pick<StoredChannel, 'kind' | 'name'>;

/** Tells members of a new message, each by their watch state. */
export async function notifySent(ctx: WriteContext, channel: Place, message: Told): Promise<void> {
  const recipients = await selectRecipients(ctx.db, message);
  await notifyMentioned(ctx, channel, message, recipients);
  await tell(
    ctx,
    'chat_message',
    `${ctx.identity.name} wrote ${placeOf(channel)}`,
    message,
    recipients.filter((each) => !each.is_mentioned),
  );
}

/** Tells those whom an edit mentions for the first time; it is no news for others (D33). */
export async function notifyNewlyMentioned(
  ctx: WriteContext,
  channel: Place,
  message: Told,
  before: Sent,
): Promise<void> {
  if (before.is_mentioning_all) return;
  const recipients = await selectRecipients(ctx.db, message);
  const added = recipients.filter(({ user_id: id }) => !before.mentioned_user_ids.includes(id));
  await notifyMentioned(ctx, channel, message, added);
}

const notifyMentioned = (
  ctx: WriteContext,
  channel: Place,
  message: Told,
  recipients: readonly Recipient[],
): Promise<void> =>
  tell(
    ctx,
    'mention',
    `${ctx.identity.name} mentioned you${channel.kind === 'direct' ? '' : ` in ${channel.name}`}`,
    message,
    recipients.filter((each) => each.is_mentioned),
  );

/** What the author calls a direct channel is not what the reader calls it. */
const placeOf = ({ kind, name }: Place): string => (kind === 'direct' ? 'to you' : `in ${name}`);

async function tell(
  ctx: WriteContext,
  kind: 'mention' | 'chat_message',
  title: string,
  { id, body_text: words }: Told,
  recipients: readonly Recipient[],
): Promise<void> {
  await notify(
    ctx,
    { kind, title, record: { kind: 'chat_message', id }, ...(words !== null && { body: words }) },
    recipients.map((each) => each.user_id),
  );
}
