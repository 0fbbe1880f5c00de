import type { EventType } from '#generated/events.ts';
import type { Db } from '#src/platform/db/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an event says of a private record besides times: which one it is and where it stands (domain model §16.1). */
const told: ReadonlySet<string> = new Set([
  'id',
  'number',
  'status',
  'status_category',
  'current_stage',
  'current_stage_id',
  'is_private',
  'is_spam',
  // Of records of custom objects: which kind it is and where it stands.
  'custom_object_id',
  'object_key',
  'lifecycle_state',
  'created_by',
  'revision',
  // Of tickets: how and where they came in.
  'inbox_id',
  'channel',
  'source',
]);

const isTold = (path: string): boolean => told.has(path) || /_(?:at|date)$/.test(path);

/** Properties beside a private record that tell of it, and what is left of each. */
const beside: Readonly<Record<string, (value: unknown) => unknown>> = {
  field_values: () => null,
  links: () => [],
  transition: (value) => ({ ...(value as Fields), comment: null }),
  stages: (value) => (value as unknown[]).map(unnamed),
  from_stage: unnamed,
  to_stage: unnamed,
  message: (value) => ({
    ...(value as Fields),
    from: null,
    author: null,
    to: [],
    cc: [],
    subject: null,
    body_text: null,
    attachments: [],
  }),
  draft: (value) => ({ ...(value as Fields), author: null, body_text: null }),
  comment: () => null,
  feedback: (value) => ({ ...(value as Fields), body_text: null }),
  change_note: () => null,
  sender: () => null,
  added: () => [],
  removed: () => [],
  reviewers: () => [],
  _previous: (value) => Object.fromEntries(Object.entries(value as Fields).filter(([path]) => isTold(path))),
};

/**
 * Whether a record in a payload is open to all who may view its kind: what the payload cannot tell, it asks the database. The domain
 * knows (`domain/visibility`).
 */
export type Openness = (type: EventType, property: string, record: Fields) => boolean | AskWhetherOpen;
type AskWhetherOpen = (db: Db) => Promise<boolean>;

/** Whether the agency lets its events tell everything of private records. */
export type TellsAll = (db: Db) => Promise<boolean>;

/**
 * The payload as subscribers may have it: of a record that is not open to all, whatever the event, no more than which one it is,
 * its status and its times. A change that opened it does not tell what was there before. Everything that is emitted goes
 * through here, so that whoever emits need not think of it. A function where the database has to be asked: agencies may have
 * chosen to hear everything.
 */
export function withoutPrivate<T extends object>(
  type: EventType,
  data: T,
  openness: Openness,
  tellsAll: TellsAll,
): T | ((db: Db) => Promise<T>) {
  const records = Object.entries(data).filter((entry): entry is [string, Fields] => isRecord(entry[1]));
  const asked: [name: string, ask: AskWhetherOpen][] = [];
  const kept = new Set<string>();
  for (const [name, record] of records) {
    const isOpen = openness(type, name, record);
    if (typeof isOpen === 'function') asked.push([name, isOpen]);
    else if (!isOpen) kept.add(name);
  }
  const wasKept = records.some(([name, record]) => wasPrivate(type, name, record, data, openness));
  if (asked.length === 0 && kept.size === 0 && !wasKept) return data;
  return async (db) => {
    for (const [name, ask] of asked) if (!(await ask(db))) kept.add(name);
    if (kept.size === 0 && !wasKept) return data;
    return (await tellsAll(db)) ? data : reduce(data, kept);
  };
}

/** What is left of the payload; where nothing is kept, only of what it says was there before. */
function reduce<T extends object>(data: T, kept: ReadonlySet<string>): T {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (kept.has(name)) return [name, reduced(value as Fields)];
      const isReduced = kept.size > 0 || name === '_previous';
      return [name, isReduced && value != null ? besideOf(name)(value) : value];
    }),
  ) as T;
}

const besideOf = (name: string): ((value: unknown) => unknown) =>
  Object.hasOwn(beside, name) ? beside[name]! : (value) => value;

/** Former values have no id. */
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;

/** Whether what changed kept the record from some. */
function wasPrivate(
  type: EventType,
  name: string,
  record: Fields,
  data: object,
  openness: Openness,
): boolean {
  const previous = (data as Fields)['_previous'] as Fields | undefined;
  return previous !== undefined && openness(type, name, { ...record, ...previous }) === false;
}

/** Lists become empty, everything else null. */
function reduced(record: Fields): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (name === 'current_stage') return [name, unnamed(value)];
      return [name, isTold(name) ? value : Array.isArray(value) ? [] : null];
    }),
  );
}

/** The name of a stage tells what its task is about. */
function unnamed(stage: unknown): unknown {
  return stage == null ? null : { ...(stage as Fields), name: null };
}
