import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import type { CallInput } from '../support/service.ts';
import { anyJson, oddTexts, valuesOf } from './arbitrary.ts';
import { ownInput } from './id-places.ts';
import {
  bodySchema,
  destroyersLast,
  destroys,
  exampleInput,
  flatten,
  implemented,
  parameters,
  type Parameter,
} from './operations.ts';
import { fewOfEach, placesIn, takesText, withoutPlanned } from './places.ts';
import { knownFor } from './known.ts';
import { startSeeded, type SeededService } from './seeded.ts';

/**
 * Whatever a caller sends, the answer is one of the contract: never a 5xx, never off the schema (the harness checks
 * every answer). Inputs come from the operation's own schemas and name real records, so most get behind validation; some
 * break a rule here and there, some are noise. A whole test run takes the same inputs each time, so that it judges the change and not the
 * day; `make fuzz` takes others. FUZZ_RUNS asks for more of them, FUZZ_SEED for those of a run before, and FUZZ_STATS=1 prints the
 * answers that each operation gave.
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);
const seed = Number(process.env['FUZZ_SEED'] ?? 751);

let service: SeededService;
const destroyers = implemented.filter(destroys);

beforeAll(async () => {
  service = await startSeeded(destroyers.length);
});
afterAll(() => service?.stop());

/** Which agency an operation is called for: what destroys records has one of its own. */
const placeOf = (operation: Operation): number => {
  const place = destroyers.indexOf(operation);
  return place < 0 ? 0 : place + 2;
};
const known = (operation: Operation) => knownFor(service.seeds[placeOf(operation)]!, operation);
const call = (operation: Operation, input: CallInput) =>
  service.call(operation.id, input, { key: service.agencies[placeOf(operation)]!.key });

function inputOf(operation: Operation): fc.Arbitrary<CallInput> {
  return fc.oneof(
    { weight: 4, arbitrary: inputs(operation, false) },
    { weight: 1, arbitrary: inputs(operation, true) },
  );
}

function inputs(operation: Operation, isDaring: boolean): fc.Arbitrary<CallInput> {
  const all = parameters(operation);
  const value = ({ name, schema, isJson }: Parameter): fc.Arbitrary<unknown> => {
    const usual = valuesOf(schema, name, known(operation), isDaring);
    const text = isJson ? usual.map((given) => JSON.stringify(given)) : usual;
    return isDaring
      ? fc.oneof(
          { weight: 5, arbitrary: text },
          { weight: 1, arbitrary: fc.constantFrom('x', '%', '..', '\u0000', '') },
        )
      : text;
  };
  const record = (named: readonly Parameter[]) =>
    fc.record(Object.fromEntries(named.map((parameter) => [parameter.name, value(parameter)])));
  const inPath = all.filter((parameter) => parameter.in === 'path');
  const inQuery = all.filter((parameter) => parameter.in === 'query');
  const optional = inQuery.filter((parameter) => !parameter.required);
  // A few parameters at a time: all of them together would let no record through.
  const query = fc
    .subarray(optional, { maxLength: Math.min(optional.length, 4) })
    .chain((some) => record([...inQuery.filter((parameter) => parameter.required), ...some]));
  return fc.record({ path: record(inPath), query, body: bodies(operation, isDaring) });
}

function bodies(operation: Operation, isDaring: boolean): fc.Arbitrary<unknown> {
  const schema = bodySchema(operation);
  if (schema === undefined) return fc.constant(undefined);
  const full = valuesOf(schema, '', known(operation), isDaring);
  if (isDaring) return fc.oneof({ weight: 3, arbitrary: full }, { weight: 1, arbitrary: anyJson });
  // Many rules forbid one property beside another: most bodies have a few.
  const required = (flatten(schema)['required'] ?? []) as readonly string[];
  return fc.oneof(
    { weight: 1, arbitrary: full },
    { weight: 3, arbitrary: full.chain((value) => sparse(value as object, required)) },
  );
}

/** The value with what is required and two other properties at most. */
function sparse(value: object, required: readonly string[]): fc.Arbitrary<unknown> {
  const optional = Object.keys(value).filter((name) => !required.includes(name));
  return fc
    .subarray(optional, { minLength: Math.min(1, optional.length), maxLength: Math.min(2, optional.length) })
    .map((kept) =>
      Object.fromEntries(
        Object.entries(value).filter(([name]) => required.includes(name) || kept.includes(name)),
      ),
    );
}

/** The input that failed, as short as it could be made, the way it is sent. */
function failureText(operation: Operation, result: fc.RunDetails<[CallInput]>): string {
  const [input] = result.counterexample!;
  const request = `${operation.method} ${operation.path} ${JSON.stringify(input, null, 2)}`;
  const cause =
    result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  return `${cause}\nto ${request}\nfound after ${result.numRuns} runs; again with FUZZ_SEED=${seed} FUZZ_RUNS=${runs} -t ${operation.id}`;
}

/**
 * Texts to try in a place: some of all, others in the next one, so that the places of an operation get all of them between them, and
 * what neither JSON nor Postgres likes. NUL is refused before anybody knows which place it is in: the first few are enough. Bodies with
 * hundreds of places (tabs of sections of items) nest a few schemas in each other.
 */
const textsFor = (place: number, places: number): string[] => {
  const share = Math.ceil(oddTexts.length / places);
  const some = places > 40 ? 1 : Math.min(5, Math.max(2, share));
  return [
    ...new Set([
      ...(place < 5 ? ['\u0000'] : []),
      ...(places > 40 ? [] : ['__proto__']),
      ...Array.from({ length: some }, (_, nth) => oddTexts[(place * some + nth) % oddTexts.length]!),
    ]),
  ];
};

describe.each(destroyersLast(implemented).map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    it('answers by the contract whatever it is sent', async () => {
      const answers = new Map<number, number>();
      const result = await fc.check(
        fc.asyncProperty(inputOf(operation), async (input) => {
          const { status, body } = await call(operation, input);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          expect(status, JSON.stringify(body)).toBeLessThan(500);
        }),
        { seed, numRuns: runs, interruptAfterTimeLimit: 15_000 * Math.max(1, runs / 12) },
      );
      if (process.env['FUZZ_STATS'] === '1')
        console.log(
          operation.id,
          [...answers]
            .sort(([a], [b]) => a - b)
            .map(([status, count]) => `${status}×${count}`)
            .join(' '),
        );
      if (result.failed) throw new Error(failureText(operation, result));
    });

    it('answers by the contract whatever text stands in each place for one', async () => {
      const input = ownInput(operation, known(operation));
      const schema = bodySchema(operation);
      const texts = (schema === undefined ? [] : placesIn(schema, known(operation))).filter(takesText);
      const inBody = withoutPlanned(fewOfEach(texts, 2), operation.id, 30).map(
        ({ put }) =>
          (text: string) => ({
            ...input,
            body: put(input.body, () => text),
          }),
      );
      const inQuery = parameters(operation)
        .filter((parameter) => parameter.in === 'query' && !parameter.isJson)
        .flatMap(({ name, schema }) =>
          placesIn(schema, known(operation))
            .filter(takesText)
            .map(({ put }) => (text: string) => ({
              ...input,
              query: { ...input.query, [name]: put(undefined, () => text) },
            })),
        );
      const puts = [...inQuery, ...inBody];
      for (const [index, put] of puts.entries()) {
        // One after the other: each further connection would plan the same statements for itself.
        for (const text of textsFor(index, puts.length)) {
          const { status, body } = await call(operation, put(text));
          expect(status, `${JSON.stringify(put(text))} answered ${JSON.stringify(body)}`).toBeLessThan(500);
        }
      }
    });

    it('still takes the example that the contract gives, or says what is missing', async () => {
      const answer = await call(operation, exampleInput(operation));
      expect(answer.status, `${operation.id} has no handler: write it`).not.toBe(501);
      expect([200, 400, 403, 404, 409], JSON.stringify(answer.body)).toContain(answer.status);
    });
  },
);
