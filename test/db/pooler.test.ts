import net from 'node:net';
import { afterAll, expect, inject, it } from 'vitest';
import { requireSteadyConnections } from '#src/platform/db/pooler.ts';
import { openTransactionPooler, type PoolerOptions } from '../support/transaction-pooler.ts';
import { tcpUrl } from '../support/urls.ts';

/** The service needs connections that stay with one session. Behind a pooler in transaction mode one agency would run statements on a connection that another has set up. */
const url = tcpUrl(inject('server').url);
const closes: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closes.map((close) => close())));

const last = (idle: number) => idle - 1;
const oldest = () => 0;
const random = (idle: number) => Math.floor(Math.random() * idle);

it.each<[string, PoolerOptions]>([
  ['the server connection used last', { size: 10, choose: last }],
  ['server connections in turn', { size: 10, choose: oldest }],
  ['any of two server connections', { size: 2, choose: random }],
  ['the only server connection', { size: 1, choose: last }],
])('refuses a pooler in transaction mode that hands out %s', async (_name, options) => {
  const pooler = await openTransactionPooler(url, options);
  closes.push(pooler.close);
  await expect(requireSteadyConnections(pooler.url)).rejects.toThrow(
    'DATABASE_URL points to a connection pooler in transaction mode',
  );
});

it('takes the server itself, and a proxy that keeps each connection to itself', async () => {
  await requireSteadyConnections(url);
  const proxied = new URL(url);
  const server = net.createServer((socket) => {
    const upstream = net.connect(Number(proxied.port), proxied.hostname);
    socket.pipe(upstream).pipe(socket);
    for (const one of [socket, upstream]) one.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => new Promise((resolve) => server.close(() => resolve())));
  const through = new URL(url);
  through.port = String((server.address() as net.AddressInfo).port);
  await requireSteadyConnections(through.href);
});

it('refuses a pooler in statement mode', async () => {
  const pooler = await openTransactionPooler(url, { size: 2, choose: last, refusesTransactions: true });
  closes.push(pooler.close);
  await expect(requireSteadyConnections(pooler.url)).rejects.toThrow(
    'DATABASE_URL points to a connection pooler in statement mode, which allows no transactions.',
  );
});
