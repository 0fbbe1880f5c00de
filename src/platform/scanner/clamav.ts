import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Scanner } from './index.ts';

export interface ClamavAddress {
  readonly host: string;
  readonly port: number;
}

const defaultPort = 3310;
const maxAnswerBytes = 4096;
// clamd looks at a file once all of it has arrived.
const silenceMs = 120_000;
const maxThreatLength = 200;

/** `clamav://host:port`. */
export function parseClamavUrl(text: string): ClamavAddress | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'clamav:' || url.hostname === '' || !/^\/?$/.test(url.pathname)) return undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? defaultPort : Number(url.port),
  };
}

/** A clamd that files are sent to by `INSTREAM`, each over a connection of its own. */
export const clamav = ({ host, port }: ClamavAddress, timeoutMs = silenceMs): Scanner => ({
  async scan(bytes) {
    const socket = connect({ host, port });
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new Error(`clamd at ${host}:${port} does not answer.`)),
    );
    // Whoever waits for the socket next gets the error.
    socket.on('error', () => {});
    try {
      await once(socket, 'connect');
      const answer = answerOf(socket);
      answer.catch(() => {});
      await send(socket, bytes);
      return threatIn(await answer);
    } finally {
      socket.destroy();
    }
  },
});

/** The command, chunks with their length before them, and an empty one at the end. */
async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue;
    // clamd answers early to a file that is too long for it.
    if (socket.readableEnded || socket.destroyed) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, length);
    await write(socket, chunk);
  }
  await write(socket, Buffer.alloc(4));
}

async function write(socket: Socket, chunk: Uint8Array): Promise<void> {
  if (socket.destroyed || socket.write(chunk)) return;
  await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += (chunk as Buffer).toString('utf8');
    if (text.includes('\0') || text.length > maxAnswerBytes) break;
  }
  return text.replace(/\0.*/s, '').trim();
}

function threatIn(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const threat = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (threat !== undefined) return threat.slice(0, maxThreatLength);
  throw new Error(`clamd could not scan the file: ${answer === '' ? 'it closed the connection' : answer}`);
}
