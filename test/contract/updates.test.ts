import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownInput } from './id-places.ts';
import { knownFor } from './known.ts';
import { bodySchema, flatten, implemented, resolve, type Schema } from './operations.ts';
import type { Seeded } from './seed.ts';
import { startSeeded, type SeededService } from './seeded.ts';

/**
 * What an update is sent it stores, and its answer has it: two values in turn, so that no value which was there before passes for
 * one that was stored. Values that the rules of the record refuse, and properties that the answer does not have, prove nothing here.
 */
let service: SeededService;
let seeded: Seeded;

beforeAll(async () => {
  service = await startSeeded();
  [seeded] = service.seeds;
});
afterAll(() => service?.stop());

type Values = Readonly<Record<string, unknown>>;

/** Properties whose answer is another than what was sent, with the reason. The list only gets shorter. */
const answeredOtherwise: Readonly<Record<string, string>> = {
  'updateClientNoteFolder position': 'is at most the number of folders beside it',
  'updateTrainingModule position': 'is at most the number of modules beside it',
  'updateTrainingLesson position': 'is at most the number of lessons beside it',
  'updateCustomObjectLink position': 'is at most the number of links beside it',
  'updateMarketplacePayoutSettings tax_number': 'is masked',
};

const updates = implemented
  .filter(({ method }) => method === 'PATCH')
  .map((operation) => [operation.id, operation] as const);

/** `operation property` that were compared, and those of them that are answered otherwise: a walk that compares none is green too. */
const compared = new Set<string>();
const different = new Set<string>();

describe.each(updates)('%s', (id, operation) => {
  it('answers with what it was sent', async () => {
    const schema = flatten(bodySchema(operation) ?? {});
    const required = new Set((schema['required'] ?? []) as string[]);
    const pairs = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
      .filter(([name]) => name !== 'expected_revision')
      .flatMap(([name, property]) => twoOf(property).map((values) => [name, values] as const));
    const { body, ...target } = ownInput(operation, knownFor(seeded, operation));
    const around = Object.fromEntries(
      Object.entries((body ?? {}) as Values).filter(([name]) => required.has(name)),
    );
    let revision: number | undefined = required.has('expected_revision') ? 1 : undefined;
    const sent = async (values: Values): Promise<Values | undefined> => {
      const whole = { ...around, ...(revision !== undefined && { expected_revision: revision }), ...values };
      const answer = await service.call(id, { ...target, body: whole });
      const current = /is at revision (\d+),/.exec(String(answer.body?.error?.message))?.[1];
      if (current !== undefined && revision !== undefined && revision !== Number(current)) {
        revision = Number(current);
        return sent(values);
      }
      return answer.status === 200 ? (answer.body as Values) : undefined;
    };
    /** What is answered otherwise; undefined when a value is refused. */
    const faultsOf = async (some: typeof pairs): Promise<string[] | undefined> => {
      const faults: string[] = [];
      for (const nth of [0, 1] as const) {
        const answer = await sent(Object.fromEntries(some.map(([name, values]) => [name, values[nth]])));
        if (answer === undefined) return undefined;
        for (const [name, { [nth]: value }] of some) {
          const told = toldBy(answer, name);
          if (told === undefined) continue;
          compared.add(`${id} ${name}`);
          if (isDeepStrictEqual(told, value)) continue;
          different.add(`${id} ${name}`);
          faults.push(`\`${name}\` was sent as ${JSON.stringify(value)}, and is ${JSON.stringify(told)}`);
        }
      }
      return faults;
    };
    // Together they cost two calls. What one refuses, or what depends on another, is tried one by one.
    if ((await faultsOf(pairs))?.length === 0) return;
    const faults: string[] = [];
    for (const pair of pairs) {
      const found = (await faultsOf([pair])) ?? [];
      if (!(`${id} ${pair[0]}` in answeredOtherwise)) faults.push(...found);
    }
    expect(
      faults,
      `${operation.method} ${operation.path} answers 200 and does not have what it was sent: is the column among those that the update compares (\`tracked\` or \`fields\`) and among those that it stores?`,
    ).toEqual([]);
  });
});

it.skipIf(process.env['FAMILY'])('compares what most updates take', () => {
  expect(compared.size).toBeGreaterThan(200);
  const stale = Object.keys(answeredOtherwise).filter((each) => !different.has(each));
  expect(stale, 'delete them from `answeredOtherwise`: they are answered as they were sent').toEqual([]);
});

/** The property of the answer's record, which may stand beside others in `data`. */
function toldBy(answer: Values, name: string): unknown {
  const data = (answer['data'] ?? answer) as Values;
  if (data[name] !== undefined) return data[name];
  const parts = Object.values(data).filter(
    (part): part is Values => typeof part === 'object' && part !== null && !Array.isArray(part),
  );
  return parts.map((part) => part[name]).find((value) => value !== undefined);
}

/** A pair of valid values that differ, or none where the schema alone does not tell any. */
function twoOf(raw: Schema): (readonly [unknown, unknown])[] {
  const schema = plain(raw);
  const types = [schema['type']].flat();
  const choice = (schema['enum'] as unknown[] | undefined)?.filter((value) => value !== null);
  if (choice !== undefined) return choice.length > 1 ? [[choice[0], choice[1]]] : [];
  if (types.includes('boolean')) return [[true, false]];
  if (types.includes('string')) return textsOf(schema);
  if (!types.includes('integer') && !types.includes('number')) return [];
  const least = Number(schema['minimum'] ?? 1);
  const most = Number(schema['maximum'] ?? least + 2);
  return most > least ? [[least + 1, least + 2 <= most ? least + 2 : least]] : [];
}

function textsOf(schema: Schema): [string, string][] {
  if (schema['format'] === 'date') return [['2031-03-04', '2031-03-05']];
  if (schema['format'] !== undefined || schema['pattern'] !== undefined) return [];
  const texts = ['Sent at first', 'Sent at last'] as [string, string];
  return Number(schema['maxLength'] ?? 100) < 13 ? [] : [texts];
}

/** The schema itself, or the only one that is left of a choice between it and null. */
function plain(raw: Schema): Schema {
  const schema = flatten(raw);
  const branches = ((schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[]).filter(
    (branch) => resolve(branch)['type'] !== 'null',
  );
  return branches.length === 1 ? flatten(branches[0]!) : schema;
}
