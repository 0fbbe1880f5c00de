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
  sender: () => null,
  added: () => [],
  removed: () => [],
  reviewers: () => [],
  _previous: (value) => Object.fromEntries(Object.entries(value as Fields).filter(([path]) => isTold(path))),
};

/**
 * The payload as subscribers may have it: of a private record, whatever the event, no more than which one it is, its status and
 * its times. A change that ended the privacy does not tell what was there before. Everything that is emitted goes through here,
 * so that whoever emits need not think of it.
 */
export function withoutPrivate<T extends object>(data: T): T {
  const entries = Object.entries(data);
  if (!entries.some(([, value]) => isPrivate(value)) && !wasPrivate(data)) return data;
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      isPrivate(value) ? reduced(value) : reducedBeside(name, value, data),
    ]),
  ) as T;
}

function reducedBeside(name: string, value: unknown, data: object): unknown {
  const reduce = Object.hasOwn(beside, name) ? beside[name] : undefined;
  const isPast = name === '_previous' || Object.values(data).some(isPrivate);
  return reduce !== undefined && isPast && value != null ? reduce(value) : value;
}

/** Whether it is a record, and private; former values have no id. */
const isPrivate = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'id' in value && (value as Fields)['is_private'] === true;

const wasPrivate = (data: object): boolean =>
  ((data as Fields)['_previous'] as Fields | undefined)?.['is_private'] === true;

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
