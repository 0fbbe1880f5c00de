import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clamav, parseClamavUrl } from '#src/platform/scanner/index.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Speaks as clamd does: reads `INSTREAM` to its end, then answers by what came; `null` never answers. */
async function clamd(answer: (bytes: Buffer) => string | null, maxBytes = Infinity) {
  const server = createServer((socket) => {
    let data = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      const said = read(data, maxBytes);
      if (said === undefined) return;
      const text = said === 'long' ? 'INSTREAM size limit exceeded. ERROR' : answer(said);
      if (text !== null) socket.end(`${text}\0`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

function read(data: Buffer, maxBytes: number): Buffer | 'long' | undefined {
  const command = 'zINSTREAM\0';
  if (data.length < command.length) return undefined;
  if (data.toString('latin1', 0, command.length) !== command) throw new Error('not INSTREAM');
  const chunks: Buffer[] = [];
  let size = 0;
  for (let at = command.length; at + 4 <= data.length;) {
    const length = data.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if ((size += length) > maxBytes) return 'long';
    if (at + 4 + length > data.length) return undefined;
    chunks.push(data.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

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
