import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyOf, idPlaces, idsIn, ownInput, waysToPut, type IdPlace } from './id-places.ts';
import { destroyersLast, implemented, type ExampleInput } from './operations.ts';
import { idsMeant, isOfAnyKind, knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { onlyOther, otherMark, startSeeded, type SeededService } from './seeded.ts';
import { keepWorkingCopies } from './working-copies.ts';

/**
 * Two agencies. The first one tries every operation with the ids of the second, one place of the input at a time, all
 * else being right. An id of another agency must be taken as one that does not exist. ISOLATION_STATS=1 prints what
 * each place answers to that.
 */
const marks = [otherMark, otherMark.toLowerCase()];

let service: SeededService;
let own: Seeded;
let foreign: Seeded;
let foreignIds: ReadonlySet<string>;
let tables: string[];
/** The rows of the second agency before anything was tried. */
let untouched: Row[];
let putBackWorkingCopies: Awaited<ReturnType<typeof keepWorkingCopies>>;

beforeAll(async () => {
  service = await startSeeded();
  [own, foreign] = service.seeds;
  foreign = onlyOther(own, foreign);
  foreignIds = new Set(foreign.ids);
  tables = (
    await service.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('api_request_logs', 'rate_limit_windows', 'api_keys') order by 1`)
  ).map(({ name }) => name);
  untouched = await rowsOf([service.agencies[1].id]);
  putBackWorkingCopies = await keepWorkingCopies(service);
});
afterAll(() => service?.stop());

/** Operations since whose calls nobody has looked at the rows, and the snapshot before them. */
const unseen: string[] = [];
let start = '1:1:';

const foreignIn = (text: string): string[] => [...idsIn(text)].filter((id) => foreignIds.has(id));

interface Row {
  readonly agency: string;
  readonly row: string;
}

/** Rows of the agencies, or those alone that were written since the snapshot. */
function rowsOf(agencyIds: readonly string[], since = '1:1:'): Promise<Row[]> {
  const each = tables.map(
    // Almost all are older than the snapshot, which their age tells in a tenth of the time.
    (name) =>
      `select tenant_id as agency, '${name} ' || t::text as row from ${name} t where tenant_id = any($1) and age(t.xmin) <= age(pg_snapshot_xmin($2::pg_snapshot)::xid) and not pg_visible_in_snapshot(t.xmin::text::xid8, $2::pg_snapshot)`,
  );
  return service.query<Row>(
    `${each.join(' union all ')} order by 2`,
    [agencyIds, since],
    'rows of agencies', // Planning it took most of the time.
  );
}

const snapshot = async (): Promise<string> =>
  (await service.query<{ now: string }>('select pg_current_snapshot()::text as now'))[0]!.now;

let keys = 0;

/** Custom objects take ids of fields along as they were read, and ignore them: each attempt that succeeds takes a key. */
function withFreeKey(operationId: string, input: ExampleInput): ExampleInput {
  if (operationId !== 'createCustomObject') return input;
  keys += 1;
  const body = input.body as object;
  return { ...input, body: { ...body, key: `tried_${keys}`, name: `Tried ${keys}` } };
}

/** The error, or the status alone when there is none, with the id that was sent taken out. */
async function answerTo(
  operationId: string,
  input: ExampleInput,
  id: string,
): Promise<{ status: number; error: string; text: string }> {
  // A caller can have 200 open sessions, and each attempt that succeeds leaves one.
  if (/^(?:create|prepare)BuilderSession$/.test(operationId))
    await service.query('delete from builder_sessions where id <> all($1::uuid[])', [
      [own, foreign].flatMap(({ records }) => records['builder-sessions']!),
    ]);
  await putBackWorkingCopies(operationId);
  const { status, body } = await service.call(operationId, withFreeKey(operationId, input));
  const text = JSON.stringify(body).replaceAll(id, 'ID');
  return { status, error: status < 300 ? '' : text, text };
}

describe.each(implemented.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  /** The way to put an id into the place that gets as far as the look-up, when there is one, and what comes of it. */
  const wayIn = async (place: IdPlace, input: ExampleInput) => {
    const ways = [];
    for (const put of waysToPut(place)) {
      const unknown = randomUUID();
      const control = await answerTo(operation.id, put(input, unknown), unknown);
      if (control.status < 300 || control.error.includes('ID')) return { put, control };
      ways.push({ put, control });
    }
    return ways[0]!;
  };

  /**
   * Two of what the place names and one of something else, another each time. Where nothing tells what it names, three of others and
   * the agency itself; where it may be of any kind, one of everything in the first place of the operation with that name.
   */
  const foreignIdsFor = (place: IdPlace, isFirst: boolean): string[] => {
    const others = Object.values(foreign.records).map(([first]) => first!);
    const meant = idsMeant(foreign, operation, place, ownInput(operation, knownFor(own, operation)));
    if (meant !== undefined) return [...new Set([...meant.slice(0, 2), anyOf(others, operation, place)])];
    const some =
      isFirst && isOfAnyKind(place.name)
        ? others
        : [...new Set([1, 2, 3].map((nth) => anyOf(others, operation, place, nth)))];
    return [...some, service.agencies[1].id];
  };

  const tried = new Set<string>();
  const attempt = async (place: IdPlace, input: ExampleInput) => {
    const isFirst = !tried.has(place.name);
    tried.add(place.name);
    const {
      put,
      control: { status, error },
    } = await wayIn(place, input);
    if (process.env['ISOLATION_STATS'] === '1') console.log(operation.id, place.text, status, error);
    if (place.text.startsWith('path.'))
      expect(status, `${place.text} that does not exist: ${error}`).toBe(404);
    // One after the other: each further connection would plan the same statements for itself.
    for (const id of foreignIdsFor(place, isFirst)) {
      const answer = await answerTo(operation.id, put(input, id), id);
      expect({ status: answer.status, error: answer.error }, `${place.text} of another agency`).toEqual({
        status,
        error,
      });
      expect(
        [...marks.filter((mark) => answer.text.includes(mark)), ...foreignIn(answer.text)],
        `told about ${place.text}`,
      ).toEqual([]);
    }
  };

  it('finds, tells and changes nothing of another agency, and keeps none of its ids', async () => {
    const known = knownFor(own, operation);
    if (unseen.length === 0) start = await snapshot();
    unseen.push(operation.id);
    for (const place of idPlaces(operation, known)) await attempt(place, ownInput(operation, known));
    // Rows that a read has written are found with those of the next write.
    if (operation.effect === 'write') await expectNothingWritten();
  });
});

async function expectNothingWritten(): Promise<void> {
  if (unseen.length === 0) return;
  const tried = unseen.splice(0).join(', ');
  const [{ id: ownId }, { id: otherId }] = service.agencies;
  const written = await rowsOf([ownId, otherId], start);
  const ofAgency = (id: string) => written.flatMap(({ agency, row }) => (agency === id ? [row] : []));
  expect(ofAgency(otherId), `rows of the other agency that one of ${tried} wrote`).toEqual([]);
  // Sessions and working copies keep what was written as it was; what makes the changes, or publishes them, looks each id up.
  const looked = ofAgency(ownId).filter((row) => !/^(?:builder_sessions|automations) /.test(row));
  const kept = looked.filter((row) => foreignIn(row).length > 0);
  expect(kept, `rows in which one of ${tried} left an id of the other agency`).toEqual([]);
}

it('leaves every row of the other agency where it was', async () => {
  await expectNothingWritten();
  expect(await rowsOf([service.agencies[1].id])).toEqual(untouched);
});

/** It keeps what was written as it was, and is not published as long as it has problems. */
describe.runIf(implemented.some(({ id }) => id === 'updateAutomation'))(
  'the working copy of an automation',
  () => {
    const problemsWith = async (text: string, idOf: (place: IdPlace, input: ExampleInput) => string) => {
      const operation = implemented.find(({ id }) => id === 'updateAutomation')!;
      const known = knownFor(own, operation);
      const input = ownInput(operation, known);
      const place = idPlaces(operation, known).find((each) => each.text === text)!;
      const id = idOf(place, input);
      expect((await answerTo(operation.id, place.put(input, id), id)).status).toBe(200);
      const { data } = await service.ok('getFullAutomation', { path: { id: known.ids('id')[0]! } });
      return data.problems
        .filter(({ place: where }) => where !== null && text.endsWith(where))
        .map(({ code, message }) => ({ code, message: message.replaceAll(id, 'ID') }));
    };

    it.each([
      'body.edits[0].node.config.credential_id',
      'body.edits[0].node.config.automation_id',
      'body.edits[0].node.config.connection_id',
      'body.edits[0].settings.on_failure.user_ids[0]',
      'body.edits[0].settings.on_failure.automation_id',
    ])('has the same problem with %s of another agency as with one that does not exist', async (text) => {
      const operation = implemented.find(({ id }) => id === 'updateAutomation')!;
      const unknown = await problemsWith(text, () => randomUUID());
      const ofOther = await problemsWith(
        text,
        (place, input) =>
          idsMeant(foreign, operation, place, input)?.[0] ?? foreign.records['integrations']![0]!,
      );
      expect(unknown).toHaveLength(1);
      expect(ofOther).toEqual(unknown);
    });
  },
);

describe('values of custom fields', () => {
  it.each(['user', 'client'])('take no %s of another agency', async (type) => {
    const key = `plain_${type}`;
    await service.ok('createField', {
      body: { record_kind: 'client', key, name: `Plain ${type}`, config: { type } as never },
    });
    const id = foreign.records[`${type}s`]![0]!;
    const refusals = [];
    for (const reference of [id, randomUUID()]) {
      const { status, body } = await service.call('updateClient', {
        path: { id: own.clientIds[1]! },
        body: { field_values: { [key]: reference } },
      });
      refusals.push({ status, error: JSON.stringify(body).replaceAll(reference, 'ID') });
    }
    expect(refusals[0]).toMatchObject({
      status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
    });
    expect(refusals[0]).toEqual(refusals[1]);
  });
});

describe.each(destroyersLast(implemented).map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    it('tells nothing of another agency when asked for what is its own', async () => {
      const { body } = await service.call(operation.id, ownInput(operation, knownFor(own, operation)));
      const text = JSON.stringify(body);
      // Not the ids: the log of requests rightly holds those that were tried.
      expect(marks.filter((secret) => text.includes(secret))).toEqual([]);
    });
  },
);
