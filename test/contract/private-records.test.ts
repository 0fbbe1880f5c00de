import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import { permissions } from '#generated/permissions.ts';
import type { ViewRecordKind } from '#generated/types.gen.ts';
import { parts } from '#src/compose.ts';
import { kinds, storedKinds } from '#src/domain/visibility/index.ts';
import { showsTo } from '#src/domain/visibility/rules.queries.ts';
import { asCaller } from '#src/domain/visibility/who.queries.ts';
import { anyOf, idPlaces, idsIn, ownInput, type IdPlace } from './id-places.ts';
import { destroyersLast, implemented, parameters, type ExampleInput } from './operations.ts';
import { idsMeant, knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { startSeeded, type SeededService } from './seeded.ts';
import { seedOwnersObject } from './seed-private-objects.ts';
import { readPrivately, seedRuns } from './seed-private-runs.ts';
import { seedPrivate, seedTaskFields, type PrivateRecords } from './seed-private.ts';
import { keepWorkingCopies } from './working-copies.ts';

/**
 * Somebody who may do everything but manage kinds with private records, and is involved in none of these. Every operation that
 * reads is called with whatever could bring a private record out: nothing of it may be in the answer. A read that fails here shows
 * values that lists hide: give it the condition that the kind declares (`isShownTo`, `isVisibleRecord` of `src/domain/visibility`).
 */
const somebody = asCaller({
  identity: { userId: randomUUID(), role: null, permissions: [] },
  can: (permission) => Object.values(kinds).some(({ view }) => view === permission),
});
/** Kinds that keep some of their records from somebody who may view all kinds; a new one gets its rows in `seed-private.ts`. */
const privateKinds = storedKinds.filter(
  (kind) => showsTo(somebody, kinds[kind], kinds[kind].records!.alias) !== true,
);
/** Those who define custom objects see records that others see only of their own. */
const managing: ReadonlySet<unknown> = new Set([
  ...privateKinds.map((kind) => kinds[kind].manage),
  kinds.custom_object.manage,
  // Authors see courses before these are published.
  'training.author',
]);

let service: SeededService;
let open: Seeded;
let secret: PrivateRecords;
let secretIds: ReadonlySet<string>;
let outsider: { readonly key: string };
let putBackWorkingCopies: Awaited<ReturnType<typeof keepWorkingCopies>>;
/** What each operation answered before there were private records. */
const before = new Map<string, unknown>();

beforeAll(async () => {
  service = await startSeeded();
  const [agency] = service.agencies;
  [open] = service.seeds;
  await seedTaskFields(service, agency);
  await seedOwnersObject(service, agency);
  const runs = await seedRuns(service, agency, open);
  outsider = {
    key: await service.keyWith(
      agency,
      permissions.filter((permission) => !managing.has(permission)),
    ),
  };
  for (const operation of reads) before.set(operation.id, await wholeAnswer(operation));
  secret = await seedPrivate(service, agency, open, { key: agency.key });
  secretIds = new Set(secret.ids);
  await readPrivately(service, runs, secret.records['tasks']![0]!);
  putBackWorkingCopies = await keepWorkingCopies(service);
});
afterAll(() => service?.stop());

/** Operators and those who audit see the ids that calls, changes, mails and deliveries were about, and nothing that the records say. */
const tellsIds = new Set([
  'listApiRequestLogs',
  'getApiRequestLog',
  'getApiRequestEffects',
  'getOutboundWebhookDelivery',
  'listEmailDeliveryLogs',
  'getEmailDeliveryLog',
  'getIntegrationHealth',
  'listAuditEntries',
  'exportAuditEntries',
]);

/** What grows with every call that anybody makes, whatever it is about. */
const countsCalls = new Set([
  'listApiRequestLogs',
  'getApiRequestLog',
  'listAuthEvents',
  'listEmailDeliveryLogs',
  'getIntegrationHealth',
  // Whole, or it proves nothing.
  'listAuditEntries',
  'exportAuditEntries',
  // What counts for a quota, private tasks too: those who plan for the limit need the whole.
  'getAgencySettings',
  // Searches of SOPs without a result, those of this very walk too.
  'getKnowledgeBaseStats',
]);

it('has private records of every kind that keeps some from somebody', () => {
  expect(new Set<string>(privateKinds)).toEqual(
    new Set([
      'task',
      'task_stage',
      'ticket_inbox',
      'ticket',
      'custom_object_record',
      'sop',
      'training_course',
      'training_lesson',
      'ticket_message',
      'time_entry',
      'chat_channel',
      'chat_message',
      'comment',
    ]),
  );
});

const reads = implemented.filter(({ effect, permission }) => effect === 'read' && !managing.has(permission));

/**
 * Private records of the kind that the place names, by up to four of them (of tasks and tickets, one lives, others were merged or
 * deleted), and one of another kind, which changes from place to place; where nothing tells, one of every kind.
 */
function privateIdsFor(operation: Operation, place: IdPlace): string[] {
  const ofEachKind = Object.values(secret.records).map(([first]) => first!);
  if (idsMeant(open, operation, place, usualInput(operation)) === undefined) return ofEachKind;
  const privately = { ...open, ids: [], records: { ...none, ...secret.records } };
  const meant = (idsMeant(privately, operation, place, usualInput(operation)) ?? []).slice(0, 4);
  return [...new Set([...meant, anyOf(ofEachKind, operation, place)])];
}

const marksIn = (text: string): string[] => secret.marks.filter((mark) => text.includes(mark));
const secretsIn = (text: string): string[] => [
  ...marksIn(text),
  ...[...idsIn(text)].filter((id) => secretIds.has(id)),
];

/** No user is private. */
const none = { users: [] };

const isQuery = (operation: Operation, name: string): boolean =>
  parameters(operation).some((parameter) => parameter.in === 'query' && parameter.name === name);

const usualInput = (operation: Operation): ExampleInput => ownInput(operation, knownFor(open, operation));

/** What moves on with the clock. */
const passing = new Set(['last_used_at', 'remaining_minutes']);

/** As much as the operation shows at once, without the times of calls and what is signed with them. */
async function wholeAnswer(operation: Operation): Promise<unknown> {
  const input = usualInput(operation);
  const { body } = await service.call(
    operation.id,
    isQuery(operation, 'limit') ? { ...input, query: { ...input.query, limit: 200 } } : input,
    outsider,
  );
  return JSON.parse(
    JSON.stringify(body)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      // Signed for as long as it lives.
      .replaceAll(/\/as_[\w-]+/g, '/ADDRESS'),
    (name, value: unknown) => (passing.has(name) ? undefined : value),
  );
}

describe.each(reads.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  /** The usual call, the whole list, each way to search for the mark, and each id of the private records in each place that takes one. */
  function* inputs(): Generator<[string, ExampleInput, string[]]> {
    const own = usualInput(operation);
    yield ['as it is usually called', own, []];
    if (isQuery(operation, 'limit'))
      yield ['the whole list', { ...own, query: { ...own.query, limit: 200 } }, []];
    if (isQuery(operation, 'search'))
      yield ['a search', { ...own, query: { ...own.query, search: secret.beginning } }, []];
    for (const place of idPlaces(operation, knownFor(open, operation))) {
      for (const id of privateIdsFor(operation, place)) {
        yield [`${place.text} of a private record`, place.put(own, id), [id]];
        if (place.text.startsWith('body'))
          yield [`${place.text} of a private record alone`, place.putAlone(own, id), [id]];
      }
    }
  }

  it('tells somebody who is not involved nothing of private records', async () => {
    const leaks: string[] = [];
    await Promise.all(
      [...inputs()].map(async ([what, input, said]) => {
        const { status, body } = await service.call(operation.id, input, outsider);
        const text = said.reduce((rest, one) => rest.replaceAll(one, ''), JSON.stringify(body).toLowerCase());
        const told = tellsIds.has(operation.id) ? marksIn(text) : secretsIn(text);
        if (told.length > 0) leaks.push(`${what} (${status}): ${told.join(', ')}`);
      }),
    );
    expect(leaks).toEqual([]);
  });

  if (!countsCalls.has(operation.id))
    it('answers and counts as if there were no private records', async () => {
      expect(await wholeAnswer(operation)).toEqual(before.get(operation.id));
    });
});

describe('views', () => {
  const viewed = Object.entries(parts.viewedLists).flatMap(([kind, isBuilt]) =>
    isBuilt === undefined ? [] : [kind as ViewRecordKind],
  );

  it.each(viewed)(
    'of %s records tell somebody who is not involved nothing of private ones',
    async (record_kind) => {
      const object =
        record_kind === 'custom_object_record' ? { custom_object_id: secret.ownersObjectId } : {};
      const run = async (more: object = {}) =>
        (
          await service.ok(
            'queryViewRecords',
            { query: { limit: 200 }, body: { record_kind, ...object, ...more } },
            outsider,
          )
        ).data;
      const all = await run();
      const text = JSON.stringify([all, await run({ search: secret.beginning })]).toLowerCase();
      expect(secretsIn(text)).toEqual([]);
      expect(all.record_count).toBe(all.rows.length);
    },
  );
});

/** Whoever holds settings.manage, as this outsider does, may revoke connections of others, and sees what they revoked. */
const ofManagers = new Set(['revokeIntegrationCredential']);

const writes = implemented.filter(
  ({ id, effect, permission }) => effect === 'write' && !managing.has(permission) && !ofManagers.has(id),
);

describe.each(destroyersLast(writes).map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    it('tells nothing of private records to somebody who is not involved and writes their ids', async () => {
      const known = knownFor(open, operation);
      const own = ownInput(operation, known);
      const leaks: string[] = [];
      for (const place of idPlaces(operation, known)) {
        for (const id of privateIdsFor(operation, place)) {
          await putBackWorkingCopies(operation.id);
          const { status, body } = await service.call(operation.id, place.put(own, id), outsider);
          const text = JSON.stringify(body).toLowerCase().replaceAll(id, '');
          const told = secretsIn(text);
          if (told.length > 0) leaks.push(`${place.text} (${status}): ${told.join(', ')}`);
        }
      }
      expect(leaks).toEqual([]);
    });
  },
);
