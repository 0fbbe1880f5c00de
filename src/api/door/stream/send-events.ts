import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventStream, StreamedEvent } from '#generated/bodies.ts';
import { ReaderGone, writeChunk } from './write-stream.ts';

/** How long a stream of events lives, in milliseconds. */
export interface StreamLimits {
  /** Then it ends, and the client comes back with `Last-Event-ID`: what it may see is looked up anew. */
  readonly longestMs: number;
  /** What is sent when nothing happens, so that proxies keep the connection. */
  readonly heartbeatMs: number;
}

/** Where a stream is sent, and the headers of its response beside those of every stream. */
export interface StreamPlace {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly headers: readonly string[];
}

const retry = 'retry: 3000\n\n';
const heartbeat = ':\n\n';
const patienceMs = 10_000;

/** Sends events as they come, until they end, the client leaves, its time is up, or the service stops. */
export async function sendEvents(
  { request, response, headers }: StreamPlace,
  stream: EventStream<unknown>,
  { longestMs, heartbeatMs }: StreamLimits,
  stopping: AbortSignal,
): Promise<void> {
  const events = stream[Symbol.asyncIterator]();
  const leave = () => void events.return?.(undefined).catch(() => {});
  if (response.destroyed) return leave();
  response.writeHead(200, [...headers, 'Content-Type', 'text/event-stream', 'X-Accel-Buffering', 'no']);
  if (request.method === 'HEAD') {
    response.end();
    return leave();
  }
  const over = Promise.withResolvers<undefined>();
  const end = () => over.resolve(undefined);
  const timer = setTimeout(end, longestMs);
  response.once('close', end);
  stopping.addEventListener('abort', end, { once: true });
  if (stopping.aborted) end();
  // Written between two events only, so that it never stands inside one.
  const beat = setInterval(() => void (response.writableNeedDrain || response.write(heartbeat)), heartbeatMs);
  try {
    await writeChunk(response, retry, patienceMs);
    for (;;) {
      const next = await Promise.race([events.next(), over.promise]);
      if (next === undefined || next.done === true) break;
      await writeChunk(response, eventText(next.value), patienceMs);
    }
    response.end();
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
    response.destroy();
  } finally {
    clearTimeout(timer);
    clearInterval(beat);
    stopping.removeEventListener('abort', end);
    // The source may wait for its next event: nobody waits for it.
    leave();
  }
}

/** One event; JSON has no line breaks of its own. One without data tells a client where it is, and nothing else. */
function eventText({ id, data }: StreamedEvent<unknown>): string {
  const line = id === undefined ? '' : `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`;
  return data === undefined ? `${line}\n` : `${line}data: ${JSON.stringify(data)}\n\n`;
}
