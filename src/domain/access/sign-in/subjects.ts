import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whom a limit counts, by hash: addresses and e-mails of people are not kept for it. */
const subject = (kind: string, text: string): Buffer => hash('sha256', `${kind}:${text}`, 'buffer');

export const hashEmail = (email: string): Buffer =>
  subject('email', email.trim().normalize('NFKC').toLowerCase());

/** A browser, by the cookie that it keeps from its first sign-in on. */
export const hashBrowser = (id: string): Buffer => subject('browser', id);

/** Somebody with IPv6 has 2^64 addresses, so those of one network count together. */
export function hashAddress(address: string | null): Buffer {
  if (address === null || !isIPv6(address)) return subject('address', address ?? 'unknown');
  return subject('address', ipaddr.IPv6.parse(address).toByteArray().slice(0, 8).join('.'));
}
