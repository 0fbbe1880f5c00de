import type {
  NotificationChannel,
  NotificationDelivery,
  NotificationTestResult,
} from '#generated/types.gen.ts';
import type { SendTestNotificationInput } from '#generated/families/notifications/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  fill,
  findRecipient,
  pickTexts,
  selectTexts,
  serviceTexts,
} from '#src/domain/notifications/index.ts';
import { requireVisible } from '#src/domain/records/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { availableChannels } from './channels.ts';
import { insertTest, selectDelivery } from './deliveries.queries.ts';
import { sampleActor, samples } from './samples.rules.ts';

type Input = SendTestNotificationInput['body'];

/** Goes out as the real ones do, but to the caller alone, and at any hour. */
export async function sendTestNotification(
  ctx: WriteContext,
  { body }: SendTestNotificationInput,
): Promise<NotificationTestResult> {
  await requireAvailable(ctx, body.channels);
  const text = await textOf(ctx, body);
  const deliveries: NotificationDelivery[] = [];
  for (const channel of body.channels) deliveries.push(await deliver(ctx, body, channel, text));
  return { ...text, deliveries };
}

async function requireAvailable(ctx: WriteContext, wish: readonly NotificationChannel[]): Promise<void> {
  const available = await availableChannels(ctx);
  const index = wish.findIndex((channel) => !available.includes(channel));
  if (index >= 0)
    throw invalid(
      `body.channels[${index}]`,
      `names ${wish[index]}, which is not set up for you. You have ${available.join(', ')}.`,
    );
}

type Text = Pick<NotificationTestResult, 'subject' | 'body_text'>;

async function textOf(ctx: WriteContext, { kind, record, language }: Input): Promise<Text> {
  const sample = samples[kind];
  const name = record === undefined ? sample.record : await nameOf(ctx, record, sample.kinds);
  const { agency, locale, agency_locale: agencyLocale } = await findRecipient(ctx.db, ctx.identity.userId);
  const languages = language === undefined ? [locale, agencyLocale] : [language];
  const own = pickTexts(await selectTexts(ctx.db, kind), languages);
  return fill(own ?? serviceTexts(kind), {
    'agency.name': agency,
    'member.name': ctx.identity.name,
    'notification.title': sample.title.replace('{record}', () => name),
    'notification.body_text': sample.body,
    'actor.name': sampleActor,
    'record.name': name,
  });
}

async function nameOf(
  ctx: WriteContext,
  { kind, id }: NonNullable<Input['record']>,
  fitting: readonly string[] | null,
): Promise<string> {
  if (fitting !== null && !fitting.includes(kind))
    throw invalid(
      'body.record.kind',
      fitting.length === 0
        ? 'does not fit: such notifications are about no record. Leave `record` out.'
        : `does not fit. Such notifications are about ${fitting.join(', ')}.`,
    );
  return (await requireVisible(ctx, kind, id)).name;
}

async function deliver(
  ctx: WriteContext,
  { kind }: Input,
  channel: NotificationChannel,
  { subject, body_text }: Text,
): Promise<NotificationDelivery> {
  const { userId } = ctx.identity;
  const id = (await insertTest(ctx.db, userId, { kind, channel, subject, body_text }, ctx.now))!;
  if (channel === 'in_app') ctx.announce({ kind: 'notification', id, revision: 1 });
  return parseRecord((await selectDelivery(ctx.db, viewerScope(ctx), id))!);
}
