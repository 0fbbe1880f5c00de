import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#src/platform/log.ts';
import { MailFailure, messageIdOf, type MailProvider, type OutgoingMail } from '../provider.ts';
import { mimeOf } from './mime.ts';

/**
 * Writes each message to a file of its own in `directory`, for installations without a mail server: any mail program opens
 * it. Names begin with the time, so the newest is the last. A message that comes again takes the place of the former file.
 */
export function outboxProvider(directory: string, log: Pick<Log, 'info'>): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = async (mail: OutgoingMail): Promise<string> => {
    const { message } = await composer.sendMail(mimeOf(mail));
    const path = join(directory, fileNameOf(mail));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Complete from the moment that it is there, whoever looks.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    return path;
  };
  return {
    name: 'outbox',
    async send(mail) {
      const path = await write(mail).catch((error: unknown) => {
        throw new MailFailure(`Cannot write to the outbox: ${(error as Error).message}`, {
          isFinal: false,
          cause: error,
        });
      });
      log.info(
        { kind: mail.kind, file: path },
        'an e-mail was written to the outbox; set SMTP_URL to send e-mails',
      );
      return { reference: messageIdOf(mail), code: null, message: null };
    },
    close: () => composer.close(),
  };
}

const fileNameOf = ({ queuedAt, kind, id }: OutgoingMail): string =>
  `${queuedAt.toISOString().replaceAll(/[-:]/g, '')}-${kind}-${id}.eml`;
