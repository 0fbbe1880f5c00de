import { isObject, own, type JsonObject } from '../../src/compiler/json.ts';
import { formatPointer } from '../../src/compiler/pointer.ts';
import type { ContractView, OperationSite, Report, Rule } from '../../src/compiler/rule.ts';

/** That the examples of an operation tell one story: what is sent, and what comes of it. */
export const storyRules: readonly Rule[] = [
  {
    id: 'C42',
    severity: 'error',
    check: (contract, report) => {
      for (const media of contract.mediaTypes.filter((site) => own(site.value, 'example') !== undefined)) {
        eachRecord(own(media.value, 'example'), [], (record, at) =>
          checkTimes(record, (message) => report([...media.tokens, 'example'], `${placeOf(at)}${message}`)),
        );
      }
      for (const operation of contract.operations.filter(({ method }) => method !== 'get'))
        checkAnswer(operation, contract, report);
    },
  },
];

type Tell = (message: string) => void;

const placeOf = (at: readonly (string | number)[]): string =>
  at.length === 0 ? 'The example' : `In the example, ${formatPointer(at).slice(1).replaceAll('/', '.')}`;

/** Everything in an example that counts its changes. */
function eachRecord(
  value: unknown,
  at: readonly (string | number)[],
  visit: (record: JsonObject, at: readonly (string | number)[]) => void,
): void {
  if (Array.isArray(value)) return value.forEach((item, index) => eachRecord(item, [...at, index], visit));
  if (!isObject(value)) return;
  if (typeof value.revision === 'number') visit(value, at);
  for (const [key, item] of Object.entries(value)) eachRecord(item, [...at, key], visit);
}

function checkTimes({ revision, created_at: made, updated_at: changed }: JsonObject, tell: Tell): void {
  if (typeof made !== 'string' || typeof changed !== 'string') return;
  if (changed < made) tell(' was changed before it was made.');
  if (revision === 1 && changed !== made) tell(' has revision 1, yet it was changed after it was made.');
  if (revision !== 1 && changed === made)
    tell(` has revision ${String(revision)}, yet it was never changed.`);
}

function checkAnswer(operation: OperationSite, contract: ContractView, report: Report): void {
  const record = answeredRecord(
    exampleOf(own(contract.resolve(own(operation.value, 'responses')), '200'), contract),
  );
  if (record === undefined) return;
  const tell: Tell = (message) => report([...operation.tokens, 'responses', '200'], message);
  if (/^(create|duplicate)[A-Z]/.test(operation.id) && record.revision !== 1)
    tell(`The example of the answer has revision ${String(record.revision)}; what was just made has 1.`);
  const sent = exampleOf(own(operation.value, 'requestBody'), contract);
  if (isObject(sent)) checkWish(sent, record, tell);
}

/** What the request asks for is what the answer shows; with an action it may be about a part of the record. */
function checkWish(sent: JsonObject, record: JsonObject, tell: Tell): void {
  const { expected_revision: expected, ...wish } = sent;
  if (typeof expected === 'number' && record.revision !== expected + 1) {
    tell(
      `The example of the request expects revision ${expected}, so that of the answer has ${expected + 1} and not ${String(record.revision)}.`,
    );
  }
  if (wish.action !== undefined) return;
  // What the change begins with: the record itself, or a version to go back to.
  const {
    id: _id,
    version: _version,
    ...values
  } = isObject(wish.changes) ? { ...wish, ...wish.changes } : wish;
  for (const [name, wanted] of Object.entries(values)) {
    if (!(name in record) || isSame(wanted, record[name])) continue;
    tell(
      `The example of the request asks for ${name} ${JSON.stringify(wanted)}, that of the answer has ${JSON.stringify(record[name])}.`,
    );
  }
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Values with parts are completed in the answer; lists of words may come in another order. */
function isSame(wanted: unknown, shown: unknown): boolean {
  if (isPlain(wanted) && isPlain(shown)) return wanted === shown;
  if (!Array.isArray(wanted) || !Array.isArray(shown) || ![...wanted, ...shown].every(isPlain)) return true;
  return JSON.stringify(wanted.toSorted()) === JSON.stringify(shown.toSorted());
}

function exampleOf(holder: unknown, contract: ContractView): unknown {
  const media = own(own(contract.resolve(holder), 'content'), 'application/json');
  return own(media, 'example');
}

/** The record that an answer is about: all of its data, or the only record in it; one beside a list of others is not. */
function answeredRecord(example: unknown): JsonObject | undefined {
  const data = own(example, 'data');
  if (!isObject(data)) return undefined;
  if (data.revision !== undefined) return data;
  const records = Object.values(data)
    .flat()
    .filter(
      (value): value is JsonObject =>
        isObject(value) && value.id !== undefined && value.revision !== undefined,
    );
  return records.length === 1 ? records[0] : undefined;
}
