import { request, type IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { patiently } from '../support/waiting.ts';

export interface Received {
  readonly id: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look at what matters to them
  readonly data: any;
}

export interface OpenStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Events with data, as they came. */
  readonly events: Received[];
  /** The place that a client would tell when it comes back. */
  lastId: string | undefined;
  isOver: boolean;
  /** What a refused opening said. */
  text: string;
  close(): void;
}

/** A client of server-sent events, as a program would write one. */
export async function openStream(
  url: string,
  credential: Readonly<Record<string, string>>,
  { query = '', lastEventId }: { readonly query?: string; readonly lastEventId?: string | undefined } = {},
): Promise<OpenStream> {
  const headers = { ...credential, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const sent = request(`${url}/console/api/events${query}`, { headers, agent: false });
  sent.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  const stream: OpenStream = {
    status: response.statusCode!,
    headers: response.headers,
    events: [],
    lastId: lastEventId,
    isOver: false,
    text: '',
    close: () => sent.destroy(),
  };
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    stream.text += chunk;
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop()!;
    for (const part of parts) take(stream, part);
  });
  const over = () => (stream.isOver = true);
  response.on('close', over).on('error', over);
  sent.on('error', over);
  return stream;
}

function take(stream: OpenStream, part: string): void {
  const lines = part.split('\n');
  const id = lines.find((line) => line.startsWith('id: '))?.slice(4);
  const data = lines.find((line) => line.startsWith('data: '))?.slice(6);
  if (id !== undefined) stream.lastId = id;
  if (data !== undefined) stream.events.push({ id, data: JSON.parse(data) });
}

/** The next event that matches, which the stream gets within the patience of tests. */
export async function received(stream: OpenStream, match: object): Promise<Received> {
  let found: Received | undefined;
  await expect
    .poll(() => {
      found = stream.events.find(({ data }) => {
        try {
          expect(data).toMatchObject(match);
          return true;
        } catch {
          return false;
        }
      });
      return found !== undefined ? 'received' : JSON.stringify(stream.events.map(({ data }) => data));
    }, patiently)
    .toBe('received');
  return found!;
}
