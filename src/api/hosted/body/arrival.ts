import type { IncomingMessage } from 'node:http';
import { CallerGone } from '#src/api/request/index.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';

/** Patience with senders, in milliseconds. */
export interface Patience {
  /** How long nothing may come. */
  readonly idleMs: number;
  /** How long a body may take besides what its length allows for. */
  readonly graceMs: number;
}

// Slower than any network that can load the page with the form; at this pace the largest part of a file takes four days, and
// the idle limit is what ends a sender.
const leastBytesPerMs = 16;
const checkEveryMs = 250;

export const bodyTooLarge = (maxBytes: number): Problem =>
  problem('payload_too_large', `The body must not be larger than ${maxBytes} bytes.`);

const late = (): Problem => problem('request_timeout', 'The request did not arrive in time.');

/**
 * The bytes of a request while they arrive. Fails with 413 as soon as there are more than `maxBytes`, with 408 when the sender
 * is too slow (time that the reader takes does not count), and with `CallerGone` when the sender leaves. The connection stays
 * as it is: an answer can still be sent.
 */
export async function* arriving(
  request: IncomingMessage,
  maxBytes: number,
  { idleMs, graceMs }: Patience,
): AsyncGenerator<Buffer, void, void> {
  let wake = (): void => {};
  const onChange = (): void => wake();
  request.on('readable', onChange).on('end', onChange).on('close', onChange).on('error', onChange);
  let size = 0;
  let waitedMs = 0;
  try {
    for (;;) {
      const chunk = request.read() as Buffer | null;
      if (chunk !== null) {
        size += chunk.length;
        if (size > maxBytes) throw bodyTooLarge(maxBytes);
        yield chunk;
        continue;
      }
      if (request.readableEnded) return;
      if (request.destroyed) throw new CallerGone();
      const from = performance.now();
      const allowedMs = Math.min(idleMs, graceMs + size / leastBytesPerMs - waitedMs);
      const isChanged = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), Math.max(allowedMs, Math.min(checkEveryMs, idleMs)));
        wake = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
      waitedMs += performance.now() - from;
      if (!isChanged || waitedMs > graceMs + size / leastBytesPerMs) throw late();
    }
  } finally {
    request
      .off('readable', onChange)
      .off('end', onChange)
      .off('close', onChange)
      .off('error', onChange)
      .on('error', () => {});
  }
}

/** All of a small body. */
export async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all.length === 1 ? all[0]! : Buffer.concat(all);
}
