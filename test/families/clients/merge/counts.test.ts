import { afterAll, beforeAll, expect, it } from 'vitest';
import { movedRecords, movedTables } from '#src/families/clients/merge/places.ts';
import { startSeeded, type SeededService } from '../../../contract/seeded.ts';
import { asOwner } from '../../organization/people.ts';

/** A client with something of every kind, merged into another one: rows are counted table by table, before and after. */
let service: SeededService;
beforeAll(async () => void (service = await startSeeded()), 300_000);
afterAll(() => service?.stop());

const places = [
  ...Object.keys(movedTables).map((table) => ({ table, column: 'client_id', and: '' })),
  ...movedRecords.map((table) => ({ table, column: 'record_id', and: "and record_kind = 'client'" })),
  ...[
    'ai_memories',
    'client_billing_addresses',
    'client_billing_settings',
    'client_payment_terms',
    'client_pins',
    'client_service_selections',
    'client_tax_exemptions',
    'client_ticket_ai_overrides',
    'payment_methods',
  ].map((table) => ({ table, column: 'client_id', and: '' })),
  { table: 'folders', column: 'scope_id', and: "and kind = 'client_note'" },
  { table: 'custom_object_links', column: 'anchor_id', and: "and anchor_kind = 'client'" },
];

/** Of these the survivor's row stays, or the same thing is there once. */
const maySink = new Set([
  'client_billing_settings',
  'client_payment_terms',
  'client_pins',
  'client_service_selections',
  'client_tax_exemptions',
  'client_ticket_ai_overrides',
  'custom_object_links',
]);

/** What the merge itself adds. */
const mayGrow = new Set(['client_billing_history.client_id', 'field_history.record_id']);

async function countAll(id: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column, and } of places) {
    const [row] = await service.query<{ count: number }>(
      `select count(*)::integer as count from ${table} where ${column} = $1 ${and}`,
      [id],
    );
    counts.set(`${table}.${column}`, row!.count);
  }
  return counts;
}

it('moves every row of every table, and leaves none with the source', async () => {
  const [agency] = service.agencies;
  const owner = await asOwner(service, agency);
  const [source, survivor] = service.seeds[0].clientIds as [string, string];
  await service.query(
    `update client_programs set status = 'cancelled', cancelled_at = now(), paused_at = null, suspended_at = null, completed_at = null
     where client_id = $1`,
    [source],
  );
  const [before, own] = [await countAll(source), await countAll(survivor)];
  const filled = [...before.values()].filter((count) => count > 0).length;
  expect(filled).toBeGreaterThan(20);
  const { status, body } = await service.call(
    'mergeClients',
    { body: { survivor_id: survivor, source_ids: [source] } },
    owner,
  );
  expect([status, body.error?.message]).toEqual([200, undefined]);
  const [left, after] = [await countAll(source), await countAll(survivor)];
  expect([...left].filter(([, count]) => count > 0)).toEqual([]);
  for (const [place, count] of after) {
    const sum = before.get(place)! + own.get(place)!;
    if (maySink.has(place.split('.')[0]!)) expect([place, count]).toEqual([place, Math.min(count, sum)]);
    else if (mayGrow.has(place)) expect([place, count]).toEqual([place, Math.max(count, sum)]);
    else expect([place, count]).toEqual([place, sum]);
  }
}, 120_000);
