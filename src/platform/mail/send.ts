import type { TaskContext, TaskHandlers } from '#src/platform/jobs/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { fileKey, NotStored, type Storage } from '#src/platform/storage/index.ts';
import { openDkimKey } from './domains/signing.ts';
import { findAgencySender, type AgencySender } from './domains/signing.queries.ts';
import { recordAttempt, takeMail, type Attempt, type MailKey, type TakenMail } from './mail.queries.ts';
import { MailFailure, type MailProvider, type OutgoingMail } from './provider.ts';
import type { Message } from './messages/index.ts';
import { openBody } from './sealing.ts';
import type { Mailbox } from './settings.ts';

export interface SendingOptions {
  readonly sealer: Sealer;
  readonly provider: MailProvider;
  /** Where the files are that e-mails bring along. */
  readonly storage: Pick<Storage, 'get'>;
  readonly from: Mailbox;
}

/**
 * One attempt at a mail: counted, handed to the provider, recorded, each before the next begins. A process that is killed
 * between the last two leaves a mail that is sent again, with the same `Message-ID`; the outbox then writes the same file. What
 * may pass fails the job, and the queue tries it again, later and later.
 */
export function sendingTasks(options: SendingOptions): Pick<TaskHandlers, 'send_mail' | 'send_system_mail'> {
  return {
    send_mail: ({ tenantId, mailId }, context) => sendMail({ tenantId, mailId }, options, context),
    send_system_mail: ({ mailId }, context) => sendMail({ tenantId: null, mailId }, options, context),
  };
}

async function sendMail(
  key: MailKey,
  options: SendingOptions,
  { withOwner, log }: TaskContext,
): Promise<void> {
  const mail = await withOwner((owner) => takeMail(owner, key));
  if (mail === undefined) return;
  const sender =
    key.tenantId === null ? undefined : await withOwner((owner) => findAgencySender(owner, key.tenantId!));
  const attempt = mail.has_expired ? tooLate(mail) : await trySending(key, mail, sender, options);
  await withOwner((owner) => recordAttempt(owner, key, attempt));
  const about = {
    kind: mail.kind,
    mail_id: key.mailId,
    tenant_id: key.tenantId,
    code: attempt.code,
    reason: attempt.message,
  };
  if (attempt.status === 'sent') return log.info(about, 'an e-mail was sent');
  if (attempt.status === 'failed')
    return log.warn(about, 'an e-mail could not be sent and will not be retried');
  throw new Error(`The e-mail ${key.mailId} was not sent and will be retried: ${attempt.message}`);
}

async function trySending(
  key: MailKey,
  mail: TakenMail,
  sender: AgencySender | undefined,
  { sealer, provider, from, storage }: SendingOptions,
): Promise<Attempt> {
  try {
    const ready = { ...outgoing(key, mail, sealer, from), ...sentBy(key, sender, sealer) };
    const { reference, code, message } = await provider.send(await withFiles(key, ready, storage));
    return { status: 'sent', from: ready.from.address, reference, code, message, hasBounced: false };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return {
      status: error.isFinal ? 'failed' : 'queued',
      from: sender?.address ?? from.address,
      reference: null,
      code: error.code,
      message: error.message,
      hasBounced: error.hasBounced,
    };
  }
}

type Opened = OutgoingMail & Pick<Message, 'files'>;

/** With the contents of its files. One that is no longer stored ends the e-mail: its reader would miss what the text speaks of. */
async function withFiles(
  { tenantId }: MailKey,
  { files = [], ...mail }: Opened,
  storage: SendingOptions['storage'],
): Promise<OutgoingMail> {
  if (files.length === 0 || tenantId === null) return mail;
  const attachments = [];
  for (const { id, fileName, contentType } of files)
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of storage.get(fileKey(tenantId, id))) chunks.push(chunk);
      attachments.push({ fileName, contentType, content: Buffer.concat(chunks) });
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      throw new MailFailure('A file of the message is no longer stored.', { isFinal: true, cause: error });
    }
  return { ...mail, attachments };
}

const outgoing = ({ tenantId, mailId }: MailKey, mail: TakenMail, sealer: Sealer, from: Mailbox): Opened => ({
  id: mailId,
  kind: mail.kind,
  from,
  returnPath: from.address,
  to: mail.to_address,
  subject: mail.subject,
  queuedAt: new Date(mail.created_at),
  ...openBody(sealer, tenantId, mail.sealed),
  logo: mail.logo_png === null ? null : { png: mail.logo_png, agency: mail.agency! },
});

/** At a verified domain of the agency that has a sender, in its place. */
const sentBy = (
  { tenantId }: MailKey,
  sender: AgencySender | undefined,
  sealer: Sealer,
): Pick<OutgoingMail, 'signedBy'> & { readonly from?: Mailbox } =>
  sender === undefined
    ? {}
    : {
        from: { name: sender.name, address: sender.address },
        signedBy: openDkimKey(sealer, tenantId!, sender),
      };

/** The last thing that was said about it is the reason. */
const tooLate = ({ error_message }: TakenMail): Attempt => ({
  status: 'failed',
  from: null,
  reference: null,
  code: null,
  message: error_message ?? 'The message expired before it could be sent.',
  hasBounced: false,
});
