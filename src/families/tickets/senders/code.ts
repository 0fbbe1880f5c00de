import { randomInt, timingSafeEqual } from 'node:crypto';
import type { WriteContext } from '#src/call/context.ts';
import { hashSecret } from '#src/domain/access/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { letter, queueMail, type Message } from '#src/platform/mail/index.ts';
import { countCodes, updateCode } from './senders.queries.ts';

const codeKind = 'ticket_sender_code';
const lifetimeMs = 3_600_000;
const dayMs = 24 * lifetimeMs;
const maxCodesPerDay = 5;

/** A code is one in a million, so it is bound to its address, expires, and takes few attempts. */
export const hashCode = (senderId: string, code: string): Buffer => hashSecret(`${senderId} ${code}`);

export const isSameCode = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const codeMail = (address: string, code: string, expiresAt: Date): Message => ({
  kind: codeKind,
  category: 'security',
  expiresAt,
  ...letter({
    subject: 'Confirm your address for replies',
    text: `Enter this code to send replies from ${address}:\n\n${code}\n\nIt works for an hour. If you did not ask for it, ignore this message.`,
  }),
});

/** 429 when the address has had all its codes of the day. */
export async function requireCodeLeft(ctx: WriteContext, address: string): Promise<void> {
  const since = new Date(ctx.now.getTime() - dayMs);
  if ((await countCodes(ctx.db, address, codeKind, since)) < maxCodesPerDay) return;
  throw problem(
    'rate_limited',
    `${maxCodesPerDay} codes were sent to ${address} within a day. Enter the last one, or try again tomorrow.`,
    { headers: { 'retry-after': String(lifetimeMs / 1_000) } },
  );
}

/** Sends a new code to the address, in place of any other. */
export async function sendCode(
  ctx: WriteContext,
  { id, address }: { readonly id: string; readonly address: string },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs);
  await updateCode(ctx.db, id, hashCode(id, code), expiresAt);
  await queueMail(ctx, codeMail(address, code, expiresAt), { email: address, userId: ctx.identity.userId });
}
