import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { Services } from '#src/call/services.ts';
import type { WriteContext } from '#src/call/context.ts';
import { mayPass, type TaskHandler } from '#src/platform/jobs/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { senderChecks } from './authentication.rules.ts';
import type { Arrived } from './arrived.ts';
import { takeDeliveryReport } from './bounces.ts';
import { holdUnfiled, receive } from './carry-out.ts';
import type { FilingEvent } from './file-message.ts';
import { keepParts, keepRaw, storeParts, type KeptFiles, type StoredPart } from './files.ts';
import { automatismOf, headerOf, isDeliveryReport, isLooping } from './mail-kind.rules.ts';
import {
  findAnyInbox,
  findAuthservId,
  findMail,
  markProcessed,
  noteReceived,
  selectInboxesOf,
  type ReceivingAddress,
  type StoredMail,
} from './mails.queries.ts';
import { bodyOf, digestOf, personOf, readStored, unreadMail, type ReadMail } from './read-arrived.ts';
import { selectIntakeSettings } from './settings.queries.ts';
import { testKeyIn } from './test-mail.ts';

type Tools = Pick<Services, 'isolate' | 'storage' | 'scanner'>;

/**
 * What happens to a mail once it was stored: it is read in a child process, its files are looked at, and it is filed for each inbox that
 * received it, all in one transaction. A job that is killed is done again from the beginning, and finds by the status what was done.
 * What cannot be filed is held for a person, with the original: first with all that was read of it, and if that fails too, without.
 */
export const receiveStoredMail =
  (operations: Operations, services: Tools): TaskHandler<'receive_mail'> =>
  async ({ tenantId, mailId }, { db, log, attempt }) => {
    const found = await findMail(db.read(tenantId), mailId);
    if (found === undefined || found.status === 'processed') return;
    const told = { tenant_id: tenantId, mail_id: mailId };
    const reading = await open(services, tenantId, mailId).catch((error: unknown) => {
      if (attempt < givesUpReadingAt) throw error;
      log.error({ ...told, err: error }, 'a mail could not be read and is held');
      return undefined;
    });
    const unread = { mail: unreadMail(notFiled), parts: [], fault: notFiled };
    const ways: readonly Way[] =
      reading === undefined
        ? [unread]
        : [{ ...reading, fault: null }, { ...reading, fault: notFiled }, unread];
    for (const way of ways) {
      try {
        await changeAsPart(operations, tenantId, 'receive_mail', async (ctx) => {
          const stored = await findMail(ctx.db, mailId, true);
          if (stored === undefined || stored.status === 'processed') return;
          await settle(ctx, stored, way);
          await markProcessed(ctx.db, mailId, ctx.now);
        });
        log.info(told, 'a mail was received');
        return;
      } catch (error) {
        if (mayPass(error) || way === ways.at(-1)) throw error;
        log.error({ ...told, err: error }, 'a mail could not be filed and is held');
      }
    }
  };

/** About half an hour after it arrived: by then a store that was away is back, and a mail that nothing can read waits for a person. */
const givesUpReadingAt = 8;
const notFiled = 'The message could not be filed. The original has all of it.';

interface Reading {
  readonly mail: ReadMail;
  readonly parts: readonly StoredPart[];
}

async function open(services: Tools, tenantId: string, mailId: string): Promise<Reading> {
  const mail = await readStored(services, tenantId, mailId);
  return { mail, parts: await storeParts(services, tenantId, mail) };
}

/** How a mail is taken; with a fault it is only held, for that reason. */
interface Way extends Reading {
  readonly fault: string | null;
}

type Context = WriteContext<FilingEvent>;

async function settle(ctx: Context, stored: StoredMail, { mail, parts, fault }: Way): Promise<void> {
  const testKey = testKeyIn(mail.read.subject);
  // Ours, to see whether the mailbox is forwarded: nobody's message.
  if (await noteReceived(ctx.db, stored.address_ids, testKey, ctx.now)) return;
  const addresses = await receivers(ctx, stored);
  if (addresses.length === 0) throw new Error('The agency has no ticket inbox for a mail that it received.');
  const files = await keepParts(ctx as unknown as WriteContext<never>, parts);
  const rawFileId = await keepRaw(ctx as unknown as WriteContext<never>, stored.id, {
    size: stored.size,
    sha256: stored.digest,
  });
  const authservId = await findAuthservId(ctx.db);
  const { max_message_bytes: maxBytes } = await selectIntakeSettings(ctx.db);
  // A report that is too large or runs in circles is held like any other message (domain model D1).
  const isReport = isDeliveryReport(mail.read) && !isLooping(mail.read) && stored.size <= maxBytes;
  for (const address of addresses) {
    const arrived = await arrivedOf({ stored, mail, parts, files, rawFileId, authservId, address });
    if (fault !== null) await holdUnfiled(ctx, arrived, fault);
    else if (isReport) await takeDeliveryReport(ctx, arrived, mail);
    else await receive(ctx, arrived);
  }
}

/** The inboxes that it is for; one whose address was removed meanwhile goes to the default inbox. */
async function receivers(ctx: Context, { address_ids: ids }: StoredMail): Promise<ReceivingAddress[]> {
  const found = await selectInboxesOf(ctx.db, ids);
  if (found.length > 0) return found;
  const inboxId = await findAnyInbox(ctx.db);
  return inboxId === undefined
    ? []
    : [{ id: ids[0] ?? inboxId, inbox_id: inboxId, value: '', test_key: null }];
}

interface Arriving {
  readonly stored: StoredMail;
  readonly mail: ReadMail;
  readonly parts: readonly StoredPart[];
  readonly files: KeptFiles;
  readonly rawFileId: string | null;
  readonly authservId: string | null;
  readonly address: ReceivingAddress;
}

async function arrivedOf({
  stored,
  mail,
  parts,
  files,
  rawFileId,
  authservId,
  address,
}: Arriving): Promise<Arrived> {
  const { read, problem } = mail;
  const kept = new Set(files.ids);
  const idOf = (contentId: string) =>
    parts.find((part) => part.contentId === contentId && kept.has(part.id))?.id;
  const from = read.from.flatMap(personOf);
  const sender = from[0] ?? envelopeSender(stored, problem);
  const others = read.partCount - read.parts.length;
  return {
    id: uuid7(),
    mailId: stored.id,
    channel: 'email',
    inboxId: address.inbox_id,
    recipient: address.value,
    sender,
    isClaimed: false,
    refusedSender: sender === null ? (read.from[0]?.address ?? null) : null,
    replyTo: read.replyTo.flatMap(personOf)[0] ?? null,
    to: read.to.flatMap(personOf),
    cc: read.cc.flatMap(personOf),
    recipientCount: read.recipientCount,
    subject: read.subject,
    ...(await bodyOf(read, idOf)),
    headers: read.headers,
    checks: senderChecks(read.headers, authservId),
    externalId: read.messageId,
    references: [...new Set([...read.inReplyTo, ...read.references.toReversed()])],
    conversation: null,
    durationSeconds: null,
    digest: problem === null ? digestOf(mail) : stored.digest,
    size: stored.size,
    rawFileId,
    fileIds: files.ids,
    fileNames: files.names,
    receivedAt: stored.received_at,
    nature: {
      isLooping: isLooping(read),
      automatism: automatismOf(read),
      spamFlag: headerOf(read, 'x-spam-flag'),
    },
    problem,
    remarks: [
      ...files.remarks,
      ...(others > 0 ? [`${others} more files are in the original message only.`] : []),
    ],
  };
}

/** Of a message that cannot be read the envelope alone says whom it is from. */
const envelopeSender = ({ envelope_from: email }: StoredMail, problem: string | null) =>
  problem === null || email === null ? null : (personOf({ name: null, address: email })[0] ?? null);
