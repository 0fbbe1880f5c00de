import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { passwordReset } from '#src/platform/mail/index.ts';
import { MailFailure, type MailProvider, type OutgoingMail } from '#src/platform/mail/provider.ts';
import { smtpProvider } from '#src/platform/mail/providers/smtp.ts';
import { parseSmtpUrl } from '#src/platform/mail/settings.ts';
import { MailServer, refusal } from '../support/mail-server.ts';
import { testCa } from '../support/receiver.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function startServer(options?: ConstructorParameters<typeof MailServer>[0]): Promise<MailServer> {
  const server = await MailServer.start(options);
  ends.push(() => server.stop());
  return server;
}

function provider(url: string): MailProvider {
  const made = smtpProvider(parseSmtpUrl(url)!, testCa);
  ends.push(() => made.close());
  return made;
}

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
  from: { name: 'Northlight', address: 'mail@northlight.example' },
  returnPath: 'mail@northlight.example',
  to: 'dana@harbor.example',
  queuedAt: new Date('2026-03-02T14:05:09Z'),
  ...passwordReset({
    url: 'https://agency.example/reset?token=abc',
    expiresAt: new Date('2026-03-02T15:05:09Z'),
  }),
  ...change,
});

const failure = async (sending: Promise<unknown>): Promise<MailFailure> => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MailFailure);
  return error as MailFailure;
};

describe('a mail server', () => {
  it('gets the message as text and as a page, with an id that stays the same when it is sent again', async () => {
    const server = await startServer();
    const smtp = provider(`smtp://127.0.0.1:${server.port}`);
    const receipt = await smtp.send(mail());
    await smtp.send(mail());
    expect(receipt).toEqual({
      reference: '<0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10@northlight.example>',
      code: 250,
      message: expect.stringContaining('taken'),
    });
    const [first, second] = server.mails;
    expect(first).toMatchObject({ from: 'mail@northlight.example', to: ['dana@harbor.example'] });
    expect(first!.mail).toMatchObject({
      subject: 'Choose a new password',
      messageId: receipt.reference,
      from: { name: 'Northlight', address: 'mail@northlight.example' },
      to: [{ address: 'dana@harbor.example' }],
    });
    expect(first!.mail.text).toContain('https://agency.example/reset?token=abc');
    expect(first!.mail.html).toContain('href="https://agency.example/reset?token=abc"');
    expect(first!.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(second!.mail.messageId).toBe(first!.mail.messageId);
    expect(second!.mail.date).toBe(first!.mail.date);
  });

  it('is spoken to over TLS from the start, with the secret of the settings', async () => {
    const server = await startServer({ secure: true, authOptional: false });
    await provider(`smtps://user:pass%3Aword@localhost:${server.port}`).send(mail());
    expect(server.mails[0]!.isEncrypted).toBe(true);
  });

  it('is spoken to over TLS where it offers that, and not at all where it does not though it has to', async () => {
    const [offering, plain] = [await startServer(), await startServer({ disabledCommands: ['STARTTLS'] })];
    const strict = (port: number) => {
      const made = smtpProvider(
        { ...parseSmtpUrl('smtp://mail.example.com')!, host: 'localhost', port },
        testCa,
      );
      ends.push(() => made.close());
      return made;
    };
    await strict(offering.port).send(mail());
    expect(offering.mails[0]!.isEncrypted).toBe(true);
    const { isFinal } = await failure(strict(plain.port).send(mail()));
    expect(isFinal).toBe(false);
    expect(plain.mails).toEqual([]);
  });

  it('is not trusted with a certificate of somebody else', async () => {
    const server = await startServer({ secure: true });
    expect((await failure(provider(`smtps://127.0.0.1:${server.port}`).send(mail()))).isFinal).toBe(false);
    expect(server.mails).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    [450, false, 'Mailbox busy'],
    [451, false, 'Greylisted, come again'],
    [550, true, 'No such mailbox'],
    [552, true, 'Mailbox full'],
  ])('of a recipient with %i is final: %s', async (code, isFinal, message) => {
    const server = await startServer();
    server.onRecipient = () => refusal(code, message);
    expect(await failure(provider(`smtp://127.0.0.1:${server.port}`).send(mail()))).toMatchObject({
      isFinal,
      code,
      message: expect.stringContaining(message),
    });
  });

  it.each([
    [452, false],
    [554, true],
  ])('of a message with %i is final: %s', async (code, isFinal) => {
    const server = await startServer();
    server.onMessage = () => refusal(code, 'Not today');
    expect(await failure(provider(`smtp://127.0.0.1:${server.port}`).send(mail()))).toMatchObject({
      isFinal,
      code,
    });
  });

  it('of our credentials passes, as whoever runs the service can mend them, and does not tell the secret', async () => {
    const server = await startServer({ secure: true, authOptional: false });
    const refused = await failure(provider(`smtps://user:wrongword@localhost:${server.port}`).send(mail()));
    expect(refused).toMatchObject({ isFinal: false, code: 535 });
    expect(refused.message).not.toContain('wrongword');
  });

  it('of the connection passes', async () => {
    const server = await startServer();
    const { port } = server;
    await ends.pop()!();
    expect(await failure(provider(`smtp://127.0.0.1:${port}`).send(mail()))).toMatchObject({
      isFinal: false,
      code: null,
    });
  });

  it('by hanging up passes', async () => {
    const server = createServer((socket) => void socket.end('421 too busy\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => server.close());
    expect(
      (await failure(provider(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`).send(mail())))
        .isFinal,
    ).toBe(false);
  });
});
