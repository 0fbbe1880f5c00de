import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
      const world = worldBeside(contract.bundle.files[0]?.path);
      if (world === undefined) return;
      const sites = [...contract.mediaTypes, ...contract.parameters, ...contract.schemas];
      for (const site of sites) {
        for (const [key, example] of examplesOf(site)) {
          const tell = (message: string): void => report([...site.tokens, key], message);
          world.checkValue(example, world.placeOf(site), tell);
          world.checkAnswered(example, world.answeredBy(site, contract), tell);
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

/** The example agency of the contract whose root is at the path: the file that its folder `shared` has for it; undefined without one. */
function worldBeside(root: string | undefined): ExampleWorld | undefined {
  const path = root === undefined ? undefined : join(dirname(root), 'shared/example-world.yaml');
  if (path === undefined || !existsSync(path)) return undefined;
  return new ExampleWorld(load(readFileSync(path, 'utf8')) as Written);
}

type Written = Readonly<Record<string, Readonly<Record<string, string | readonly string[] | null>>>>;

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

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

type Tell = (message: string) => void;

class ExampleWorld {
  readonly #kinds: ReadonlySet<string>;
  readonly #known: ReadonlyMap<string, Known>;

  constructor(written: Written) {
    this.#kinds = new Set(Object.keys(written));
    this.#known = new Map(
      Object.entries(written).flatMap(([kind, records]) =>
        Object.entries(records).map(([id, names]): [string, Known] => [
          id,
          { kind, names: names === null ? [] : [names].flat() },
        ]),
      ),
    );
  }

  checkValue(value: unknown, place: string | undefined, tell: Tell): void {
    if (Array.isArray(value)) return value.forEach((item) => this.checkValue(item, place, tell));
    if (isId(value)) return this.#checkId(value, place, tell);
    if (!isObject(value)) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === 'id' && isId(item)) this.#checkRecord(value, item, place, tell);
      else if (key === 'record_id' && isId(item))
        this.#checkId(item, this.#kindBeside(value.record_kind), tell);
      else this.checkValue(item, this.#kindOf(key), tell);
    }
  }

  checkAnswered(example: unknown, kind: string | undefined, tell: Tell): void {
    for (const record of [own(example, 'data')].flat()) {
      const id = own(record, 'id');
      if (isId(id)) this.#checkId(id, kind, tell);
    }
  }

  /** What an example is of, when its place says so: a parameter by its name, a component by its own. */
  placeOf({ value, tokens }: Site): string | undefined {
    if (typeof value.in === 'string') return this.#kindOf(String(value.name));
    return tokens[0] === 'components' && tokens.length === 3
      ? this.#kindOfComponent(String(tokens[2]))
      : undefined;
  }

  /** The kind of the record or the records that are the `data` of an answer. */
  answeredBy({ value }: Site, { resolve }: ContractView): string | undefined {
    const data = own(own(resolve(value.schema), 'properties'), 'data');
    const ref = own(data, '$ref') ?? own(own(data, 'items'), '$ref');
    return typeof ref === 'string' ? this.#kindOfComponent(ref.slice(ref.lastIndexOf('/') + 1)) : undefined;
  }

  #checkRecord(record: JsonObject, id: string, place: string | undefined, tell: Tell): void {
    this.#checkId(id, isReference(record) ? this.#kindBeside(record.kind) : place, tell);
    const name = nameOf(record);
    const names = this.#known.get(id)?.names ?? [];
    if (name === undefined || names.includes(name)) return;
    tell(
      names.length === 0
        ? `The example calls ${id} "${name}", which has no name in ${home}.`
        : `The example calls ${id} "${name}", which is "${names.join('" or "')}" in ${home}.`,
    );
  }

  #checkId(id: string, place: string | undefined, tell: Tell): void {
    const record = this.#known.get(id);
    if (record === undefined)
      return tell(`The example has an id that is no record of the example agency: add ${id} to ${home}.`);
    if (place !== undefined && place !== record.kind)
      tell(`The example shows ${id} as a ${place}, which is a ${record.kind} in ${home}.`);
  }

  /** `client_id`, `ticket_ids` and `department` tell the kind of what they hold; `record_id` and `source_ids` do not. */
  #kindOf(name: string): string | undefined {
    if (name.endsWith('_by')) return 'user';
    const noun = name.replace(/_ids?$/, '');
    const single = noun.replace(/s$/, '');
    return [noun, single].map((word) => otherNames.get(word) ?? word).find((word) => this.#kinds.has(word));
  }

  #kindOfComponent(name: string): string | undefined {
    const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
    return this.#kinds.has(words) ? words : undefined;
  }

  #kindBeside(kind: unknown): string | undefined {
    return typeof kind === 'string' && this.#kinds.has(kind) ? kind : undefined;
  }
}

/** `kind`, `id` and `name` refer to a record of any kind; a `kind` among more is a kind of something else. */
const isReference = ({ kind, id: _id, name: _name, ...more }: JsonObject): boolean =>
  kind !== undefined && Object.keys(more).length === 0;

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
