import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '#src/platform/log.ts';
import { MailFailure, messageIdOf, type MailProvider, type OutgoingMail } from '../provider.ts';
import type { Letter } from '../letter.ts';
import { mimeOf, mimeOfLetter } from './mime.ts';

/**
 * Writes each message to a file of its own in `directory`, for installations without a mail server: any mail program opens
 * it. Names begin with the time, so the newest is the last. A message that comes again takes the place of the former file.
 */
export function outboxProvider(directory: string, log: Pick<Log, 'info'>): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = async (mail: SendMailOptions, fileName: string): Promise<string> => {
    const { message } = await composer.sendMail(mail);
    const path = join(directory, fileName);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Complete from the moment that it is there, whoever looks.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    return path;
  };
  const put = async (mail: SendMailOptions, fileName: string, kind: string): Promise<void> => {
    const path = await write(mail, fileName).catch((error: unknown) => {
      throw new MailFailure(`Cannot write to the outbox: ${(error as Error).message}`, {
        isFinal: false,
        cause: error,
      });
    });
    log.info({ kind, file: path }, 'an e-mail was written to the outbox; set SMTP_URL to send e-mails');
  };
  return {
    name: 'outbox',
    async send(mail) {
      await put(mimeOf(mail), fileNameOf(mail), mail.kind);
      return { reference: messageIdOf(mail), code: null, message: null };
    },
    async sendLetter(letter) {
      await put(mimeOfLetter(letter), letterNameOf(letter), 'ticket_message');
      return { code: null, message: null, refused: [] };
    },
    close: () => composer.close(),
  };
}

const fileNameOf = ({ queuedAt, kind, id }: OutgoingMail): string =>
  `${queuedAt.toISOString().replaceAll(/[-:]/g, '')}-${kind}-${id}.eml`;

const letterNameOf = ({ date, messageId }: Letter): string =>
  `${date.toISOString().replaceAll(/[-:]/g, '')}-ticket_message-${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`;
