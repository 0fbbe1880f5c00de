// A receiver of webhooks that takes everything at once. `GET /` tells how many came; when the first and the last; and, for
// events with a client, when each name came.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let count = 0;
let firstAt = 0;
let lastAt = 0;
const arrivals: Record<string, number> = {};
const now = (): number => performance.timeOrigin + performance.now();

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  if (request.method === 'GET')
    return void response.end(JSON.stringify({ count, firstAt, lastAt, arrivals }));
  const at = now();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    count += 1;
    firstAt ||= at;
    lastAt = at;
    const name = /"name": ?"(Latency \d+)"/.exec(Buffer.concat(chunks).toString())?.[1];
    if (name !== undefined) arrivals[name] ??= at;
    response.end();
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
