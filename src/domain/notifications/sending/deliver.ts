import type { RecordRef } from '#generated/types.gen.ts';
import type { Services } from '#src/call/services.ts';
import { membersWhoSee } from '#src/domain/records/index.ts';
import { nextWorkingTime, ordinaryTime } from '#src/domain/working-time/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { fill, pickTexts, serviceTexts } from '../texts.rules.ts';
import { postNotice } from './chat.ts';
import {
  findName,
  findNotice,
  findRecipient,
  holdDue,
  selectTexts,
  updateDelivery,
  type DueDelivery,
  type Notice,
  type Recipient,
  type Step,
} from './due.queries.ts';
import { mailNotice } from './mail.ts';

export type Sender = Pick<Services, 'sealer' | 'mail' | 'baseUrl' | 'hostedUrl'>;

/** Takes the next step of the delivery that has waited longest, of which `onHeld` is told first; false when none is due. */
export async function deliverNext(
  ctx: SystemChangeContext,
  services: Sender,
  onHeld: (delivery: DueDelivery) => void,
): Promise<boolean> {
  const delivery = await holdDue(ctx.db);
  if (delivery === undefined) return false;
  onHeld(delivery);
  const recipient = await findRecipient(ctx.db, delivery.user_id);
  const step = await nextStep(ctx, services, delivery, recipient);
  if (step !== undefined) await updateDelivery(ctx.db, delivery.id, step, ctx.now);
  return true;
}

/** Sends it, or says why not, or until when it waits; undefined when its e-mail has taken it over. */
async function nextStep(
  ctx: SystemChangeContext,
  services: Sender,
  delivery: DueDelivery,
  recipient: Recipient,
): Promise<Step | undefined> {
  if (!recipient.is_active) return { status: 'suppressed', reason: 'inactive_member' };
  const notice = delivery.is_test ? testNotice(delivery) : await findNotice(ctx.db, delivery.id);
  if (notice === undefined || !(await isStillSeen(ctx, notice, delivery.user_id)))
    return { status: 'suppressed', reason: 'withdrawn' };
  if (delivery.was_held && notice.is_read) return { status: 'suppressed', reason: 'quiet_hours' };
  const until = quietUntil(delivery, recipient, ctx.now);
  if (until !== null) return { dueAt: until, sendAt: until };
  const record = await recordOf(ctx, notice);
  const text = delivery.is_test
    ? textOfTest(delivery)
    : await textOf(ctx, delivery, recipient, { ...notice, record });
  const url = services.baseUrl() + (notice.url ?? '/console');
  switch (delivery.channel) {
    case 'email':
      if (recipient.email === null) return { status: 'suppressed', reason: 'no_destination' };
      if (recipient.has_bounced) return { status: 'suppressed', reason: 'bounced_address' };
      await mailNotice(ctx, services, delivery, {
        ...text,
        url,
        agency: recipient.agency,
        email: recipient.email,
        record,
      });
      return undefined;
    case 'push':
      // Push services are called without a transaction; the text waits with the delivery.
      addJob(ctx, 'send_push', { deliveryId: delivery.id });
      return { subject: text.subject, body: text.body_text };
    case 'chat':
      return (await postNotice(ctx, delivery.user_id, text))
        ? { status: 'delivered', attempts: delivery.attempt_count + 1 }
        : { status: 'suppressed', reason: 'muted' };
    case 'in_app':
      return { status: 'delivered' };
  }
}

const testNotice = ({ subject, body_text: body }: DueDelivery): Notice => ({
  title: subject ?? '',
  body_text: body,
  record_kind: null,
  record_id: null,
  url: null,
  actor_name: null,
  is_read: false,
});

const textOfTest = ({ subject, body_text: body }: DueDelivery) => ({
  subject: subject ?? '',
  body_text: body,
});

async function isStillSeen(
  ctx: SystemChangeContext,
  { record_kind: kind, record_id: id }: Notice,
  userId: string,
): Promise<boolean> {
  return kind === null || id === null || (await membersWhoSee(ctx, { kind, id }, [userId])).length > 0;
}

async function recordOf(
  ctx: SystemChangeContext,
  { record_kind: kind, record_id: id }: Notice,
): Promise<RecordRef | null> {
  return kind === null || id === null ? null : { kind, id, name: await findName(ctx.db, kind, id) };
}

/** The end of the quiet hours that the recipient is in; null when it may go out. */
function quietUntil(delivery: DueDelivery, recipient: Recipient, now: Date): Date | null {
  const { can_wait: canWait, is_test: isTest, kind } = delivery;
  if (!canWait || isTest || !recipient.has_quiet_hours || recipient.exempt_kinds.includes(kind)) return null;
  return nextWorkingTime(recipient.working_time ?? ordinaryTime(recipient.agency_time_zone), now);
}

async function textOf(
  ctx: SystemChangeContext,
  { kind }: DueDelivery,
  { locale, agency_locale: agencyLocale, agency, name }: Recipient,
  notice: Notice & { readonly record: RecordRef | null },
) {
  const own = pickTexts(await selectTexts(ctx.db, kind), [locale, agencyLocale]);
  return fill(own ?? serviceTexts(kind), {
    'agency.name': agency,
    'member.name': name,
    'notification.title': notice.title,
    'notification.body_text': notice.body_text,
    'actor.name': notice.actor_name ?? agency,
    'record.name': notice.record?.name ?? null,
  });
}
