import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^at_(?:live|test)_[0-9A-Za-z]{46}$/;
const randomLength = 40;
const checksumLength = 6;

/**
 * A new API key: `at_live_`, 238 random bits and a checksum. The prefix lets scanners find leaked keys; the checksum lets
 * anyone tell a real key from a look-alike without asking us.
 */
export function newSecret(): string {
  const unsigned = `at_live_${randomText(randomLength)}`;
  return unsigned + checksum(unsigned);
}

/** Whether the text can be one of our keys. A guess or a typing error fails here, before any database call. */
export function isWellFormed(token: string): boolean {
  if (!form.test(token)) return false;
  const end = token.length - checksumLength;
  return checksum(token.slice(0, end)) === token.slice(end);
}

/** What is stored in place of the key. The key has full entropy, so a fast hash without salt is enough. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Enough of the key to recognise it in a list, too little to use it. */
export const hintOf = (secret: string): string => `${secret.slice(0, 12)}…${secret.slice(-4)}`;

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Bytes from 248 up are thrown away: 248 is a multiple of 62, so every character stays equally likely. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}
