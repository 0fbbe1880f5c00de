import { createTransport, type NodemailerError } from 'nodemailer';
import { MailFailure, messageIdOf, type MailProvider, type OutgoingMail, type Receipt } from '../provider.ts';
import type { SmtpSettings } from '../settings.ts';
import type { Letter, LetterReceipt, LetterRefusal } from '../letter.ts';
import { mimeOf, mimeOfLetter } from './mime.ts';

const connectWithinMs = 15_000;
const answerWithinMs = 60_000;
const connections = 4;

/** Steps at which a refusal is about the message; elsewhere it is about us, and whoever runs the service can mend it. */
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE']);
/** Answers to a recipient that name the address as what is wrong: no such mailbox, or one that takes nothing any more. */
const noSuchAddress = new Set([550, 551, 553, 556]);

/** Sends by a mail server. `ca`: certificates to trust instead of the well-known ones (PEM). */
export function smtpProvider(settings: SmtpSettings, ca?: string): MailProvider {
  const transport = createTransport({
    ...connectionOf(settings, ca),
    pool: true,
    maxConnections: connections,
    // Trying again is for the queue, which knows what was sent.
    maxRequeues: 0,
  });
  return {
    name: 'smtp',
    async send(mail: OutgoingMail): Promise<Receipt> {
      const info = await transport.sendMail(mimeOf(mail)).catch((error: NodemailerError) => {
        throw failureOf(error);
      });
      return { reference: messageIdOf(mail), code: codeOf(info.response), message: info.response };
    },
    async sendLetter(letter: Letter): Promise<LetterReceipt> {
      const info = await transport.sendMail(mimeOfLetter(letter)).catch((error: NodemailerError) => {
        throw failureOf(error);
      });
      return {
        code: codeOf(info.response),
        message: info.response,
        refused: (info.rejectedErrors ?? []).flatMap(refusalsOf),
      };
    },
    close: () => transport.close(),
  };
}

/** Recipients that the server refused while it took others. */
const refusalsOf = (error: NodemailerError): LetterRefusal[] =>
  error.recipient === undefined
    ? []
    : [
        {
          address: error.recipient,
          code: error.responseCode ?? null,
          message: error.response ?? error.message,
          isFinal: (error.responseCode ?? 0) >= 500,
        },
      ];

/** Connects and signs in to the mail server, and sends nothing. Rejects with what is wrong. */
export async function verifySmtp(settings: SmtpSettings, ca?: string): Promise<void> {
  const transport = createTransport(connectionOf(settings, ca));
  await transport.verify().finally(() => transport.close());
}

const connectionOf = (
  { host, port, isSecure, needsTls, user, password }: SmtpSettings,
  ca: string | undefined,
) => ({
  host,
  port,
  secure: isSecure,
  requireTLS: needsTls && !isSecure,
  ignoreTLS: !needsTls,
  ...(user !== null && { auth: { user, pass: password ?? '' } }),
  connectionTimeout: connectWithinMs,
  greetingTimeout: connectWithinMs,
  socketTimeout: answerWithinMs,
  tls: { minVersion: 'TLSv1.2' as const, ...(ca !== undefined && { ca }) },
});

/** What a refusal means. A server's 4xx passes, its 5xx to a message does not; a server that is not there will be. */
function failureOf(error: NodemailerError): MailFailure {
  const { code = '', responseCode = null, permanent } = error;
  const isFinal = aboutTheMessage.has(code) && (permanent ?? responseCode === null);
  const hasBounced =
    isFinal && code === 'EENVELOPE' && error.command === 'RCPT TO' && noSuchAddress.has(responseCode ?? 0);
  return new MailFailure(error.response ?? error.message, {
    isFinal,
    code: responseCode,
    hasBounced,
    cause: error,
  });
}

const codeOf = (response: string): number | null => {
  const code = Number(/^(\d{3})\b/.exec(response)?.[1]);
  return code >= 100 && code <= 599 ? code : null;
};
