import { describe, expect, it } from 'vitest';
import { hashSecret, hintOf, isWellFormed, newSecret } from '#src/domain/access/secret.ts';

describe('API key secrets', () => {
  it('have the announced form, and differ', () => {
    const secrets = Array.from({ length: 200 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^at_live_[0-9A-Za-z]{46}$/);
    expect(new Set(secrets).size).toBe(200);
  });

  it('prove themselves by their checksum', () => {
    for (let round = 0; round < 200; round += 1) expect(isWellFormed(newSecret())).toBe(true);
  });

  // A known answer: whoever changes the checksum makes every key in use invalid.
  it('keep the checksum they always had', () => {
    expect(isWellFormed('at_live_0123456789ABCDEFGHIJabcdefghij01234567891QO1to')).toBe(true);
  });

  it('show one wrong or swapped character', () => {
    const secret = newSecret();
    for (let place = 8; place < secret.length; place += 1) {
      const other = secret[place] === 'x' ? 'y' : 'x';
      expect(isWellFormed(secret.slice(0, place) + other + secret.slice(place + 1))).toBe(false);
    }
  });

  it.each([
    '',
    'at_live_',
    'at_live_short',
    `at_live_${'0'.repeat(46)}`,
    `at_live_${'0'.repeat(5000)}`,
    ` ${newSecret()}`,
    `${newSecret()}\n`,
  ])('refuse %j', (token) => expect(isWellFormed(token)).toBe(false));

  it('are stored as SHA-256 and shown as a hint that gives nothing away', () => {
    expect(hashSecret('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    const secret = newSecret();
    expect(hintOf(secret)).toBe(`${secret.slice(0, 12)}…${secret.slice(-4)}`);
  });
});
