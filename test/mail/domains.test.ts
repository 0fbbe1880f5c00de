import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dnsLookup, parseNameServers } from '#src/platform/dns/index.ts';
import {
  checkRecord,
  nextCheckAt,
  stateAfter,
  type DomainStatus,
  type ExpectedRecord,
  type RecordCheck,
} from '#src/platform/mail/domains/check.rules.ts';
import { createDkimKey } from '#src/platform/mail/domains/dkim.ts';
import type { Letter } from '#src/platform/mail/index.ts';
import { outboxProvider } from '#src/platform/mail/providers/outbox.ts';
import { verifies } from '../support/dkim.ts';
import { startDnsServer, type DnsServer } from '../support/dns-server.ts';

let server: DnsServer;
beforeAll(async () => {
  server = await startDnsServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.mode = 'normal';
  server.asked = 0;
  for (const name of Object.keys(server.zone)) delete server.zone[name];
});

const lookup = () => dnsLookup({ servers: [server.address], withinMs: 5_000 });

test('a lookup joins the strings of a record', async () => {
  const long = 'v=DKIM1; p='.padEnd(400, 'A');
  server.zone['ag1._domainkey.northlight.example'] = { TXT: [long, 'other'] };
  expect(await lookup().txt('ag1._domainkey.northlight.example')).toEqual({
    kind: 'records',
    values: [long, 'other'],
  });
});

test('a missing name and a name without such records have none', async () => {
  server.zone['northlight.example'] = { CNAME: 'x.example' };
  expect(await lookup().txt('missing.example')).toEqual({ kind: 'records', values: [] });
  expect(await lookup().txt('northlight.example')).toEqual({ kind: 'records', values: [] });
});

test('a server that fails says nothing about the record', async () => {
  server.mode = 'broken';
  expect(await lookup().txt('northlight.example')).toEqual({ kind: 'no_answer' });
});

test('silent servers are waited for no longer than the bound, however many they are', async () => {
  const servers = await Promise.all(Array.from({ length: 5 }, () => startDnsServer()));
  for (const one of servers) one.mode = 'silent';
  const start = performance.now();
  const asking = dnsLookup({ servers: servers.map(({ address }) => address), withinMs: 1_000 });
  expect(await asking.txt('northlight.example')).toEqual({ kind: 'no_answer' });
  // Asking each of them in turn takes five seconds at least.
  expect(performance.now() - start).toBeLessThan(3_500);
  expect(servers[0]!.asked).toBeGreaterThan(0);
  for (const one of servers) one.close();
});

test('a zone decides neither how many records are read nor how long they are', async () => {
  server.zone['many.example'] = { TXT: Array.from({ length: 60 }, (_none, at) => `${at}`) };
  server.zone['long.example'] = { TXT: ['x'.repeat(6_000)] };
  const [many, long] = await Promise.all([lookup().txt('many.example'), lookup().txt('long.example')]);
  expect(many.kind === 'records' && many.values.length).toBe(50);
  expect(long.kind === 'records' && long.values[0]?.length).toBe(4_096);
});

const expected = (purpose: ExpectedRecord['purpose'], value: string): ExpectedRecord => ({
  purpose,
  host: 'x.northlight.example',
  value,
});
const found = (record: ExpectedRecord, ...values: string[]) =>
  checkRecord(record, { kind: 'records', values }).result;

test('a record proves by its content alone', () => {
  const ownership = expected('ownership', 'agency-verification=7f3k');
  expect(found(ownership, 'other', 'agency-verification=7f3k ')).toBe('found');
  expect(found(ownership, 'agency-verification=7f3k2')).toBe('missing');
  const dkim = expected('dkim', 'v=DKIM1; k=rsa; p=QUJD');
  expect(found(dkim, 'p=QU JD;v=DKIM1')).toBe('found');
  expect(found(dkim, 'v=DKIM1; k=ed25519; p=QUJD')).toBe('missing');
  expect(found(dkim, 'v=DKIM1; p=')).toBe('missing');
});

test('any DMARC policy counts, and two are none', () => {
  const dmarc = expected('dmarc', 'v=DMARC1; p=none');
  expect(found(dmarc, 'v=DMARC1; p=reject', 'something else')).toBe('found');
  expect(found(dmarc, 'v=DMARC1; p=reject', 'v=DMARC1; p=none')).toBe('missing');
  expect(found(dmarc, 'v=DMARC10; p=none')).toBe('missing');
});

test('a problem quotes what was found instead, within the bound of the contract', () => {
  const record = expected('ownership', 'a');
  expect(checkRecord(record, { kind: 'records', values: ['b', 'c'] }).problem).toBe('b | c');
  expect(checkRecord(record, { kind: 'records', values: [] }).problem).toBeNull();
  expect(checkRecord(record, { kind: 'records', values: ['b'.repeat(900)] }).problem).toHaveLength(500);
  // What a stranger's zone holds is stored and shown.
  expect(checkRecord(record, { kind: 'records', values: ['a\0b\u{d800}'] }).problem).toBe('a b\u{fffd}');
  expect(checkRecord(record, { kind: 'records', values: ['  ', ''] }).problem).toBeNull();
});

const at = new Date('2026-03-02T14:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const checks = (dkim: RecordCheck['result'], dmarc: RecordCheck['result'] = 'found'): RecordCheck[] => [
  { purpose: 'ownership', result: 'found', problem: null },
  { purpose: 'dkim', result: dkim, problem: null },
  { purpose: 'dmarc', result: dmarc, problem: null },
];

test('a domain is verified when what it needs is found, and an outage of its name servers changes nothing', () => {
  const after = (status: DomainStatus, ...found: Parameters<typeof checks>) =>
    stateAfter({ status, missingSince: null }, checks(...found), at).status;
  expect(after('pending', 'found', 'missing')).toBe('verified');
  expect(after('pending', 'missing')).toBe('pending');
  expect(after('pending', 'unknown')).toBe('pending');
  expect(after('verified', 'unknown')).toBe('verified');
  expect(after('failing', 'unknown')).toBe('failing');
  expect(after('failing', 'missing')).toBe('failing');
  expect(after('failing', 'found')).toBe('verified');
  expect(stateAfter({ status: 'pending', missingSince: null }, [], at).status).toBe('pending');
});

test('a record has to be missing twice, an hour apart, before a domain fails', () => {
  const once = stateAfter({ status: 'verified', missingSince: null }, checks('missing'), at);
  expect(once).toEqual({ status: 'verified', missingSince: at });
  expect(stateAfter(once, checks('missing'), later(59))).toEqual(once);
  expect(stateAfter(once, checks('unknown'), later(90))).toEqual(once);
  expect(stateAfter(once, checks('missing'), later(60))).toEqual({ status: 'failing', missingSince: null });
  const back = stateAfter(once, checks('found'), later(30));
  expect(back).toEqual({ status: 'verified', missingSince: null });
  expect(stateAfter(back, checks('missing'), later(60)).status).toBe('verified');
});

test('a pending domain is looked at hourly for seven days, others daily, and a doubtful one in an hour', () => {
  const next = (status: DomainStatus, missingSince: Date | null, createdDaysAgo: number) => {
    const created = new Date(at.getTime() - createdDaysAgo * 86_400_000);
    const found = nextCheckAt({ status, missingSince }, created, at);
    return found === null ? null : (found.getTime() - at.getTime()) / 3_600_000;
  };
  expect(next('pending', null, 0)).toBe(1);
  expect(next('pending', null, 6.9)).toBe(1);
  expect(next('pending', null, 7)).toBeNull();
  expect(next('verified', null, 100)).toBe(24);
  expect(next('verified', at, 100)).toBe(1);
  expect(next('failing', null, 100)).toBe(24);
});

test('name servers are given by address, with or without a port', () => {
  expect(parseNameServers('127.0.0.1, 9.9.9.9:53,[::1]:53,::1')).toHaveLength(4);
  for (const text of ['dns.example', '127.0.0.1:0', '127.0.0.1:70000', '127.0.0.1,', '[127.0.0.1]:53', ''])
    expect(parseNameServers(text)).toBeUndefined();
});

const letter: Letter = {
  messageId: '<1@northlight.example>',
  from: { name: 'Northlight', address: 'support@northlight.example' },
  returnPath: 'mail@service.example',
  replyTo: null,
  to: [{ name: null, address: 'ann@harbor.example' }],
  cc: [],
  bcc: [],
  envelope: ['ann@harbor.example'],
  subject: 'Your invoice',
  text: 'Hello  Ann,\n\nit is paid. \n',
  html: '<p>It is paid.</p>',
  references: [],
  files: [],
  isAutomatic: false,
  date: new Date('2026-03-02T14:05:09Z'),
};

async function written(one: Letter): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'letter-'));
  const provider = outboxProvider(directory, { info: () => {} });
  try {
    await provider.sendLetter(one);
    const [name] = await readdir(directory);
    return await readFile(join(directory, name!), 'utf8');
  } finally {
    provider.close();
    await rm(directory, { recursive: true });
  }
}

test('a letter is signed with the key of its domain, which the published record verifies', async () => {
  const { key, record } = await createDkimKey('northlight.example', 'ag1');
  // The bound of a record's value in the contract.
  expect(record.length).toBeLessThanOrEqual(500);
  const text = await written({ ...letter, signedBy: key });
  expect(text).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed; d=northlight\.example;/m);
  expect(verifies(text, record)).toBe(true);
  expect(verifies(text.replace('it is paid', 'it is open'), record)).toBe(false);
  expect(verifies(text.replace('Your invoice', 'Another'), record)).toBe(false);
  expect(verifies(text, (await createDkimKey('northlight.example', 'ag1')).record)).toBe(false);
});

test('a letter without a key carries no signature', async () => {
  expect(await written(letter)).not.toMatch(/DKIM-Signature/i);
});
