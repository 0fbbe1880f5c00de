import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type Zone = Record<string, { readonly TXT?: readonly string[]; readonly CNAME?: string }>;

export interface DnsServer {
  /** As `DnsOptions.servers` takes it. */
  readonly address: string;
  readonly zone: Zone;
  /** `silent` never answers; `broken` answers with SERVFAIL. */
  mode: 'normal' | 'silent' | 'broken';
  asked: number;
  close(): void;
}

const types = { 5: 'CNAME', 16: 'TXT' } as const;
const ok = 0;
const serverFailure = 2;
const noSuchName = 3;

/** A name server on UDP (RFC 1035) whose zone a test changes as it goes. */
export async function startDnsServer(zone: Zone = {}): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = { address: '', zone, mode: 'normal', asked: 0, close: () => socket.close() };
  socket.on('message', (query, from) => {
    server.asked += 1;
    if (server.mode === 'silent') return;
    socket.send(answerTo(query, server), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return Object.assign(server, { address: `127.0.0.1:${(socket.address() as AddressInfo).port}` });
}

function answerTo(query: Buffer, { zone, mode }: DnsServer): Buffer {
  const { name, end } = questionOf(query);
  const type = query.readUInt16BE(end);
  const entry = zone[name.toLowerCase()];
  const data = mode === 'broken' || entry === undefined ? [] : dataOf(entry, type);
  const code = mode === 'broken' ? serverFailure : entry === undefined ? noSuchName : ok;
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  // A response, recursion desired and available.
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);
  return Buffer.concat([header, query.subarray(12, end + 4), ...data.map((one) => recordOf(type, one))]);
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

const dataOf = (entry: Zone[string], type: number): Buffer[] => {
  const kind = types[type as keyof typeof types];
  if (kind === 'TXT') return (entry.TXT ?? []).map(stringsOf);
  return kind === 'CNAME' && entry.CNAME !== undefined ? [nameOf(entry.CNAME)] : [];
};

/** A text in strings of at most 255 bytes. */
const stringsOf = (text: string): Buffer =>
  Buffer.concat(
    (text.match(/.{1,255}/gs) ?? ['']).map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
    ),
  );

const nameOf = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function recordOf(type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(12);
  // The name of the question.
  fixed.writeUInt16BE(0xc00c, 0);
  fixed.writeUInt16BE(type, 2);
  fixed.writeUInt16BE(1, 4);
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}
