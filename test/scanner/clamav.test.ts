import { afterEach, describe, expect, it } from 'vitest';
import { clamav, parseClamavUrl } from '#src/platform/scanner/index.ts';
import { clamd, stopClamd } from './clamd.ts';

afterEach(stopClamd);

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe('clamd', () => {
  it('gets the file whole, and says what is in it', async () => {
    const seen: string[] = [];
    const address = await clamd((bytes) => {
      seen.push(bytes.toString());
      return bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
    });
    expect(await clamav(address).scan(pieces('good ', '', 'news'))).toBeNull();
    expect(await clamav(address).scan(pieces('EIC', 'AR'))).toBe('Win.Test.EICAR_HDB-1');
    expect(seen).toEqual(['good news', 'EICAR']);
  });

  it.each([
    ['refuses the length', () => clamd(() => 'stream: OK', 4), 'size limit exceeded'],
    ['fails', () => clamd(() => 'lstat() failed. ERROR'), 'lstat'],
    ['hangs up', () => clamd(() => ''), 'closed the connection'],
    ['does not answer', () => clamd(() => null), 'does not answer'],
    ['is not there', async () => ({ host: '127.0.0.1', port: 1 }), 'ECONNREFUSED'],
  ])('that %s has not found a file clean', async (_, start, message) => {
    await expect(clamav(await start(), 300).scan(pieces('good news'))).rejects.toThrow(message);
  });

  it('has an address of its own kind', () => {
    expect(parseClamavUrl('clamav://scanner.internal')).toEqual({ host: 'scanner.internal', port: 3310 });
    expect(parseClamavUrl('clamav://[::1]:99')).toEqual({ host: '::1', port: 99 });
    for (const text of ['http://x', 'clamav://', 'clamav://x/y', 'x'])
      expect(parseClamavUrl(text), text).toBeUndefined();
  });
});
