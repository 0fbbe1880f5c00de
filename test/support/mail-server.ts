import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const file = (name: string): string => readFileSync(new URL(`./tls/${name}`, import.meta.url), 'utf8');

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly raw: string;
  readonly mail: Email;
}

/** A refusal as a mail server says it. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A real mail server, which keeps what came. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Recipients named so far, accepted or not. */
  readonly asked: string[] = [];
  /** What happens to a recipient (default: accepted). */
  onRecipient: (address: string) => Error | undefined = () => undefined;
  /** What happens to a message that came whole (default: kept). */
  onMessage: () => Error | undefined | Promise<Error | undefined> = () => undefined;
  readonly #server: SMTPServer;

  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      key: file('receiver.key'),
      cert: file('receiver.pem'),
      authOptional: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'user' && password === 'pass:word'
          ? done(null, { user: username })
          : done(refusal(535, 'Wrong credentials')),
      onRcptTo: ({ address }, _session, done) => {
        this.asked.push(address);
        done(this.onRecipient(address));
      },
      onData: (stream, session, done) =>
        void (async () => {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          const raw = Buffer.concat(chunks).toString('utf8');
          const fault = await this.onMessage();
          if (fault !== undefined) return done(fault);
          const { mailFrom, rcptTo } = session.envelope;
          this.mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            isEncrypted: session.secure,
            raw,
            mail: await PostalMime.parse(raw),
          });
          done(null, 'taken');
          // A sender that is killed in the middle of a message.
        })().catch((error: unknown) => done(error as Error)),
      ...options,
    });
    this.#server.on('error', () => {});
  }

  static async start(options?: SMTPServerOptions): Promise<MailServer> {
    const server = new MailServer(options);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
