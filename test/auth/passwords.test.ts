import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#src/domain/access/passwords.ts';

describe('a stored password', () => {
  it('fits its password and no other', async () => {
    const stored = await hashPassword('Grüße an alle');
    expect(stored).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword('Grüße an alle', stored)).toBe(true);
    expect(await verifyPassword('Grüße an Alle', stored)).toBe(false);
  });

  it('fits however the keyboard composes its letters', async () => {
    expect(await verifyPassword('Gru\u0308ße', await hashPassword('Grüße'))).toBe(true);
  });

  it('differs each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('of another cost is still read, and of another kind refused', async () => {
    const cheap = 'scrypt$16$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect(await verifyPassword('anything', cheap)).toBe(false);
    await expect(verifyPassword('anything', '$2b$10$abc')).rejects.toThrow('unknown form');
  });
});
