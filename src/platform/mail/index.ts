import { join } from 'node:path';
import type { TaskHandlers } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import type { MailProvider } from './provider.ts';
import type { Storage } from '#src/platform/storage/index.ts';
import { sendingTasks } from './send.ts';
import type { MailSettings } from './settings.ts';

export {
  loopHeader,
  loopMark,
  type Letter,
  type LetterFile,
  type LetterReceipt,
  type LetterRefusal,
} from './letter.ts';
export {
  checkRecord,
  nextCheckAt,
  stateAfter,
  type DomainState,
  type DomainStatus,
  type RecordCheck,
  type RecordPurpose,
} from './domains/check.rules.ts';
export { createDkimKey, type DkimKey } from './domains/dkim.ts';
export { openDkimKey, sealDkimKey, type StoredSigner } from './domains/signing.ts';
export { findSigner } from './domains/signing.queries.ts';
export { MailFailure, type MailProvider } from './provider.ts';
export { insertSystemMail } from './mail.queries.ts';
export {
  noRoom,
  queueMail,
  queueSystemMail,
  sealSystemMail,
  takeMailPlaces,
  type MailContext,
  type Recipient,
} from './queue.ts';
export {
  automationRequest,
  billingMail,
  digest,
  endpointDisabled,
  feedbackAnswer,
  formCopy,
  formLink,
  invitation,
  letter,
  newSignIn,
  notice,
  passwordChanged,
  passwordReset,
  platformFeedback,
  secondFactorChanged,
  signInRefused,
  type BillingMail,
  type FactorChange,
  type MailedFile,
  type Message,
  type Reader,
} from './messages/index.ts';
export { clearBounce, findReader, findReaderOfAccount, type SystemMailRow } from './mail.queries.ts';
export {
  outboxSender,
  parseMailbox,
  parseSmtpUrl,
  type Mailbox,
  type MailSettings,
  type ProviderName,
  type SmtpSettings,
} from './settings.ts';

export interface MailingOptions {
  readonly config: { readonly mail: MailSettings; readonly dataDir: string };
  readonly sealer: Sealer;
  readonly storage: Pick<Storage, 'get'>;
  readonly log: Log;
  /** Certificates to trust instead of the well-known ones (PEM). */
  readonly ca?: string | undefined;
}

/** Sending as the worker runs it. */
export interface Mailing {
  readonly handlers: Pick<TaskHandlers, 'send_mail' | 'send_system_mail'>;
  /** For letters, whose families send them. */
  readonly provider: Pick<MailProvider, 'name' | 'sendLetter'>;
  close(): void;
}

/** With the mail server of the settings, or else the outbox. What sends is loaded only where it is used. */
export async function createMailing({
  config: { mail, dataDir },
  sealer,
  storage,
  log,
  ca,
}: MailingOptions): Promise<Mailing> {
  const provider =
    mail.smtp === null
      ? (await import('./providers/outbox.ts')).outboxProvider(join(dataDir, 'outbox'), log)
      : (await import('./providers/smtp.ts')).smtpProvider(mail.smtp, ca);
  return {
    handlers: sendingTasks({ sealer, provider, storage, from: mail.from }),
    provider,
    close: () => provider.close(),
  };
}
