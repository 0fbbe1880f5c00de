import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import {
  startService,
  startShared,
  type CallAnswer,
  type Service,
  type TestAgencies,
  type TestAgency,
} from '../support/service.ts';
import { insertCopy, readRows, renamedRows, type AgencyCopy, type AgencyRows } from './agency-copy.ts';
import { seedAgency, type Seeded } from './seed.ts';

/** What stands in the texts of the agency that a walk calls for, and of another one, which nothing else says. */
export const ownMark = 'Plain';
export const otherMark = 'Quagmire';

export interface SeededService extends Service {
  /** What the agencies have, in their order. */
  readonly seeds: readonly [Seeded, Seeded, ...Seeded[]];
}

/**
 * What the second agency has and the first has not. Items on offer in the marketplace are nobody's alone: both know them by the same ids.
 */
export function onlyOther(own: Seeded, other: Seeded): Seeded {
  const isShared = new Set(own.ids);
  const left = (ids: readonly string[]) => ids.filter((id) => !isShared.has(id));
  const records = Object.entries(other.records).map(([name, ids]) => [name, left(ids)] as const);
  return {
    ...other,
    ids: left(other.ids),
    records: Object.fromEntries(records.filter(([, ids]) => ids.length > 0)),
  };
}

interface Original {
  readonly rows: AgencyRows;
  readonly seeded: Seeded;
}

let originals: Promise<Readonly<Record<string, Original>>> | undefined;

/**
 * The worker's shared service, with agencies that have a few records of every kind: the first with `ownMark` in its texts,
 * the second with `otherMark`, and `more` others like the first. The worker seeds one by calls, makes the other of its rows, and
 * copies both.
 */
export async function startSeeded(more = 0): Promise<SeededService> {
  const marks = [ownMark, otherMark, ...Array.from({ length: more }, () => ownMark)];
  const seeds: Seeded[] = [];
  const service = await startShared(async ({ owner }) => {
    const agencies: TestAgency[] = [];
    for (const mark of marks) {
      const { rows, seeded } = (await (originals ??= makeOriginals(owner)))[mark]!;
      const copy = await insertCopy(owner, rows);
      agencies.push(copy.agency);
      seeds.push(seedsOf(seeded, copy));
    }
    return agencies as unknown as TestAgencies;
  });
  return { ...service, seeds: seeds as unknown as SeededService['seeds'] };
}

/**
 * Seeds the agency whose mark no word of the contract has in it, so that each place where it stands is a text of the seeds. The other
 * one has the same rows with another mark and another owner.
 */
async function makeOriginals(owner: pg.Client): Promise<Readonly<Record<string, Original>>> {
  const service = await startService();
  try {
    const [agency] = service.agencies;
    const seeded = await seedAgency(service, agency, otherMark);
    await untilLogged(service, await service.call('listClients', {}, { key: agency.key }));
    const other = { rows: await readRows(owner, agency), seeded };
    return { [otherMark]: other, [ownMark]: renamed(other, await renaming(service)) };
  } finally {
    await service.stop();
  }
}

const renamed = ({ rows, seeded }: Original, rename: (text: string) => string): Original => ({
  rows: renamedRows(rows, rename),
  seeded: { ...seeded, words: seeded.words.map(rename) },
});

/** Puts the mark of the first agency in the place of the second one's, and the account of somebody else in that of its owner. */
async function renaming({ agencies, query }: Service): Promise<(text: string) => string> {
  const accounts = await query<{ id: string; email: string }>(
    'select a.id, a.email from accounts a join users u on u.account_id = a.id where u.id = any($1) order by u.id = $2 desc',
    [agencies.map(({ ownerId }) => ownerId), agencies[0].ownerId],
  );
  const [one, another] = accounts as [(typeof accounts)[0], (typeof accounts)[0]];
  return (text) =>
    text
      .replaceAll(one.id, another.id)
      .replaceAll(one.email, another.email)
      .replaceAll(otherMark, ownMark)
      .replaceAll(otherMark.toLowerCase(), ownMark.toLowerCase());
}

/** Waits for the call's line of the request log, which is written a moment after the response. */
export async function untilLogged(service: Service, { headers }: CallAnswer): Promise<void> {
  const isThere = async () =>
    (await service.query('select from api_request_logs where request_id = $1', [headers['x-request-id']]))
      .length > 0;
  while (!(await isThere())) await sleep(20);
}

const seedsOf = (seeded: Seeded, { idOf }: AgencyCopy): Seeded => ({
  ...seeded,
  ids: seeded.ids.map(idOf),
  records: Object.fromEntries(
    Object.entries(seeded.records).map(([collection, ids]) => [collection, ids.map(idOf)]),
  ),
  profileId: idOf(seeded.profileId),
  clientIds: seeded.clientIds.map(idOf),
});

/** Since when each log has as many lines as fit on a page with room to spare, by the operation that lists it: seeding writes more. */
export async function latestOfLogs(
  service: Pick<SeededService, 'agencies' | 'query'>,
  until: string,
): Promise<Readonly<Record<string, string>>> {
  const latest = async (table: string): Promise<string> => {
    const rows = await service.query<{ at: string }>(
      `select app.iso(created_at) as at from ${table} where tenant_id = $1 and created_at < $2
       order by created_at desc offset 150 limit 1`,
      [service.agencies[0].id, until],
    );
    return rows[0]?.at ?? '1970-01-01T00:00:00.000Z';
  };
  return {
    listApiRequestLogs: await latest('api_request_logs'),
    listAuditEntries: await latest('audit_log'),
  };
}
