import { letter, type Message } from '#src/platform/mail/index.ts';

/** The message by which the service finds out whether the mailbox of an address is forwarded. Nobody else knows its key. */
export const testMail = (address: string, key: string): Message => ({
  kind: 'inbox_address_check',
  category: 'other',
  ...letter({
    subject: `Check of ${address} [check ${key}]`,
    text: 'This message checks whether e-mails to this address reach your ticket inbox. Nobody needs to answer it.',
  }),
});

/** The key that the subject of a test message holds. */
export const testKeyIn = (subject: string | null): string | null =>
  /\[check ([0-9a-f]{32})\]/.exec(subject ?? '')?.[1] ?? null;
