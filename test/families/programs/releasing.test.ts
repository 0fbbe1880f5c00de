import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sealer } from '#src/platform/secrets/index.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { enrolled, fire, passDays } from './programs.ts';

/** What becomes of the invoices of later periods, which no member is there for. */
let service: Service;
let owner: pg.Pool;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const services = () => ({
  storage: openStorage({ dataDir: service.environment.DATA_DIR }),
  sealer: new Sealer([Buffer.alloc(32, 7)]),
  mail: { from: { name: null, address: 'mail@service.example' }, provider: 'smtp' },
  hostedUrl: () => 'http://localhost',
});

/** Invoices of the enrolment after its second period was billed, oldest first. */
async function secondPeriod(body: Record<string, unknown>) {
  const { id } = await enrolled(service, body);
  await passDays(service, owner, 7);
  await fire(service, owner, services() as never);
  const { data } = await service.ok('listInvoices', {
    query: { client_program_id: [id], order: 'asc', sort: 'created_at' },
  });
  return data;
}
const mailsOf = async (id: string) =>
  (
    await service.query<{ category: string }>('select category from email_deliveries where record_id = $1', [
      id,
    ])
  ).map(({ category }) => category);

it('is a number, and an e-mail where that is wanted', async () => {
  const finalized = await secondPeriod({ billing: { frequency: 'weekly', program_invoices: 'finalize' } });
  expect(finalized.map(({ status, sent_at: sent }) => [status, sent])).toEqual([
    ['open', null],
    ['open', null],
  ]);
  expect(new Set(finalized.map(({ invoice_number: number }) => number)).size).toBe(2);
  expect(await mailsOf(finalized[1]!.id)).toEqual([]);
  const sent = await secondPeriod({ billing: { frequency: 'weekly', program_invoices: 'send' } });
  expect(sent[1]).toMatchObject({ status: 'open', sent_at: expect.any(String), pdf: expect.any(Object) });
  expect(await mailsOf(sent[1]!.id)).toEqual(['billing']);
});

it('is a draft for a client whom nobody can send an invoice to', async () => {
  const client = await newClient(service, (await newProfile(service)).id, { name: `Silent ${randomUUID()}` });
  const drafts = await secondPeriod({
    client_id: client.id,
    billing: { frequency: 'weekly', program_invoices: 'send' },
  });
  expect(drafts.map(({ status }) => status)).toEqual(['draft', 'draft']);
});
