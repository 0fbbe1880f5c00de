import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { isObject, own, type JsonObject } from '../../src/compiler/json.ts';
import type { ContractView, Rule } from '../../src/compiler/rule.ts';
import type { Site } from '../../src/compiler/walk.ts';

/** All examples are about one agency: an id stands for one record, of one kind and by its name, in every family (C43). */
export const worldRules: readonly Rule[] = [
  {
    id: 'C43',
    severity: 'error',
    check: (contract, report) => {
      const sites = [...contract.mediaTypes, ...contract.parameters, ...contract.schemas];
      for (const site of sites) {
        for (const [key, example] of examplesOf(site)) {
          const tell = (message: string): void => report([...site.tokens, key], message);
          checkValue(example, placeOf(site), tell);
          checkAnswered(example, answeredBy(site, contract), tell);
        }
      }
    },
  },
];

interface Known {
  readonly kind: string;
  readonly names: readonly string[];
}

const home = 'spec/shared/example-world.yaml';
type World = Readonly<Record<string, Readonly<Record<string, string | readonly string[] | null>>>>;
const world = load(readFileSync(new URL('../shared/example-world.yaml', import.meta.url), 'utf8')) as World;

const kinds = new Set(Object.keys(world));
const known = new Map(
  Object.entries(world).flatMap(([kind, records]) =>
    Object.entries(records).map(([id, names]): [string, Known] => [
      id,
      { kind, names: names === null ? [] : [names].flat() },
    ]),
  ),
);

/** Names for a kind by the part that it has in a place. People have so many that `_by` and these are read as theirs. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ...['assigned_to', 'assignee', 'author', 'approver', 'lead', 'mentioned_user', 'owner', 'reviewer'].map(
    (name): [string, string] => [name, 'user'],
  ),
  ['channel', 'chat_channel'],
  ['course', 'training_course'],
  ['current_stage', 'task_stage'],
  ['file', 'attachment'],
  ['inbox', 'ticket_inbox'],
  ['lesson', 'training_lesson'],
  ['level', 'department_level'],
  ['profile', 'client_profile'],
  ['service', 'client_service'],
  ['stage_definition', 'process_stage'],
]);

/** `client_id`, `ticket_ids` and `department` tell the kind of what they hold; `record_id` and `source_ids` do not. */
function kindOf(name: string): string | undefined {
  if (name.endsWith('_by')) return 'user';
  const noun = name.replace(/_ids?$/, '');
  const single = noun.replace(/s$/, '');
  return [noun, single].map((word) => otherNames.get(word) ?? word).find((word) => kinds.has(word));
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

type Tell = (message: string) => void;

function checkValue(value: unknown, place: string | undefined, tell: Tell): void {
  if (Array.isArray(value)) return value.forEach((item) => checkValue(item, place, tell));
  if (isId(value)) return checkId(value, place, tell);
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'id' && isId(item)) checkRecord(value, item, place, tell);
    else if (key === 'record_id' && isId(item)) checkId(item, kindBeside(value.record_kind), tell);
    else checkValue(item, kindOf(key), tell);
  }
}

function checkRecord(record: JsonObject, id: string, place: string | undefined, tell: Tell): void {
  checkId(id, isReference(record) ? kindBeside(record.kind) : place, tell);
  const name = nameOf(record);
  const names = known.get(id)?.names ?? [];
  if (name === undefined || names.includes(name)) return;
  tell(
    names.length === 0
      ? `The example calls ${id} "${name}", which has no name in ${home}.`
      : `The example calls ${id} "${name}", which is "${names.join('" or "')}" in ${home}.`,
  );
}

function checkId(id: string, place: string | undefined, tell: Tell): void {
  const record = known.get(id);
  if (record === undefined)
    return tell(`The example has an id that is no record of the example agency: add ${id} to ${home}.`);
  if (place !== undefined && place !== record.kind)
    tell(`The example shows ${id} as a ${place}, which is a ${record.kind} in ${home}.`);
}

/** `kind`, `id` and `name` refer to a record of any kind; a `kind` among more is a kind of something else. */
const isReference = ({ kind, id: _id, name: _name, ...more }: JsonObject): boolean =>
  kind !== undefined && Object.keys(more).length === 0;

const kindBeside = (kind: unknown): string | undefined =>
  typeof kind === 'string' && kinds.has(kind) ? kind : undefined;

const nameOf = (record: JsonObject): string | undefined =>
  ['name', 'title', 'subject', 'label', 'file_name']
    .map((key) => record[key])
    .find((value): value is string => typeof value === 'string');

function examplesOf({ value }: Site): [string, unknown][] {
  const many = Array.isArray(value.examples)
    ? value.examples.map((each): [string, unknown] => ['examples', each])
    : [];
  return value.example === undefined ? many : [...many, ['example', value.example]];
}

/** What an example is of, when its place says so: a parameter by its name, a component by its own. */
function placeOf({ value, tokens }: Site): string | undefined {
  if (typeof value.in === 'string') return kindOf(String(value.name));
  return tokens[0] === 'components' && tokens.length === 3 ? kindOfComponent(String(tokens[2])) : undefined;
}

/** The kind of the record or the records that are the `data` of an answer. */
function answeredBy({ value }: Site, { resolve }: ContractView): string | undefined {
  const data = own(own(resolve(value.schema), 'properties'), 'data');
  const ref = own(data, '$ref') ?? own(own(data, 'items'), '$ref');
  return typeof ref === 'string' ? kindOfComponent(ref.slice(ref.lastIndexOf('/') + 1)) : undefined;
}

function checkAnswered(example: unknown, kind: string | undefined, tell: Tell): void {
  for (const record of [own(example, 'data')].flat()) {
    const id = own(record, 'id');
    if (isId(id)) checkId(id, kind, tell);
  }
}

function kindOfComponent(name: string): string | undefined {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  return kinds.has(words) ? words : undefined;
}
