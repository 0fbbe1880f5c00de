import type { Operation } from '#generated/operation.ts';
import type { Known } from './arbitrary.ts';
import type { IdPlace } from './id-places.ts';
import { collectionOf, type ExampleInput } from './operations.ts';
import type { Seeded } from './seed.ts';

/**
 * Ids that a place may mean: what its name says, or a kind that stands beside it (`target_id` beside `record_kind`); undefined where
 * neither tells, or where the agency has none of the kind.
 */
export function idsMeant(
  seeded: Seeded,
  operation: Operation,
  place: IdPlace,
  input: ExampleInput,
): readonly string[] | undefined {
  const named = knownFor(seeded, operation).ids(place.name);
  if (named !== seeded.ids) return named;
  const beside = wordsBeside(place.put(input, probe), probe) ?? [];
  return beside
    .map((word) => seeded.records[`${word.replaceAll('_', '-')}s`])
    .find((ids) => ids !== undefined);
}

const probe = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

/** The texts of the object that holds the id. */
function wordsBeside(value: unknown, id: string): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value as Record<string, unknown>);
  if (!Array.isArray(value) && parts.includes(id))
    return parts.filter((part): part is string => typeof part === 'string');
  for (const part of parts) {
    const found = wordsBeside(part, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names of ids that may be of any kind: of which, another property or nothing says. */
export const isOfAnyKind = (name: string): boolean => /^(?:anchor|scope|source|target)_ids?$/.test(name);

/** What an input of the operation may name. */
export function knownFor(seeded: Seeded, operation: Operation): Known {
  return { words: seeded.words, ids: (name) => idsNamed(seeded, holderOf(seeded, operation), name) };
}

/**
 * The collection that the ids in the operation's path are of: that before them, when it is one by itself (`/tasks/saved-views/{id}`).
 * Where the first part of the path is none, a later one is (`/billing/tax-rates`).
 */
const holderOf = ({ records }: Seeded, operation: Operation): string => {
  const isKnown = (name: string | undefined) => name !== undefined && records[name] !== undefined;
  const before = /([^/]+)\/\{/.exec(operation.path)?.[1];
  if (before !== undefined && isKnown(before)) return before;
  const collection = collectionOf(operation);
  if (before === 'folders') {
    const folders = Object.keys(records).find(
      (each) => isOfFamily(each, collection) && each.endsWith('-folders'),
    );
    if (folders !== undefined) return folders;
  }
  if (isKnown(collection)) return collection;
  const parts = operation.path.split('/').map((part) => otherNames[part] ?? part);
  return otherNames[collection] ?? parts.findLast(isKnown) ?? collection;
};

/** Whether names of two collections begin alike: `training-folders` and `training-courses`. */
const isOfFamily = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0];

/** Parts of paths that call a collection otherwise than the seeds. */
const otherNames: Readonly<Record<string, string>> = {
  'api-request-logs': 'request-logs',
  'automation-authoring': 'automations',
  'client-credits': 'clients',
  deliveries: 'outbound',
  employees: 'users',
  'file-imports': 'data-imports',
  permissions: 'users',
  'tenant-signatures': 'signatures',
  'ticket-review-queue': 'ticket-review-items',
};

/** Names that say what they mean in words other than those of the collection. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)file_ids?$/, 'managed-uploads'],
  [
    /^(?:owner|watcher|actor|reviewer|approver|author|member|candidate|lead|run_as|(?:default_)?participant)_ids?$/,
    'users',
  ],
  [/^time_entry_ids$/, 'time-entries'],
  [/^category_id$/, 'client-service-categories'],
  [/^follow_up_of_id$/, 'tickets'],
  [/^(?:in_reply_to|retry_of)_id$/, 'ticket-messages'],
  [/^remove_ids$/, 'correspondents'],
  [/^policy_ids?$/, 'sla-policies'],
  [/^thread_root_id$/, 'chat-messages'],
  [/^thread_id$/, 'comments'],
  [/^rerun_of_id$/, 'automation-executions'],
  [/^(?:versionId|compare_with_id)$/, 'versions'],
  [/^itemId$/, 'items'],
  [/^(?:billing|default)_address_id$/, 'client-addresses'],
  [/^payment_id$/, 'transactions'],
  [/^replacement_id$/, 'ai-presets'],
  [/^decision_id$/, 'assignment-history'],
  [/^redelivery_of_id$/, 'outbound'],
];

/** Ids that a property or parameter of this name may mean in an operation on the collection; all, when the name does not tell. */
function idsNamed({ records, ids }: Seeded, collection: string, name: string): readonly string[] {
  if (/^(?:ids?)?$|^parent_ids?$/.test(name)) return records[collection] ?? ids;
  if (/_(?:by|to)$|assignee/.test(name)) return records['users']!;
  if (name === 'item_id') return records['marketplace-items'] ?? ids;
  if (name === 'survivor_id') return records[collection] ?? ids;
  // Of steps or of blocks, whichever the operation adds.
  if (name === 'after_id')
    return ['sop-steps', 'sop-content-blocks'].flatMap((each) => (records[each] ?? []).slice(0, 1));
  // Nothing is merged into itself.
  if (name === 'source_ids') return (records[collection] ?? ids).slice(1);
  // The examples name tasks where a record may be of any kind.
  if (/^record_ids?$/.test(name) && records['tasks'] !== undefined) return records['tasks'];
  const meant = meanings.find(([names]) => names.test(name))?.[1];
  if (meant !== undefined && records[meant] !== undefined) return records[meant];
  const named = name.replace(/_ids?$/, '').replaceAll('_', '-');
  if (records[`${named}s`] !== undefined) return records[`${named}s`]!;
  const noun = named.split('-').at(-1)!;
  const several = noun.endsWith('x') ? `${noun}es` : `${noun}s`;
  const fitting = Object.keys(records).filter((each) => each === several || each.endsWith(`-${several}`));
  // A folder is one for the records at hand.
  const stem = collection.replace(/-folders$/, '').replace(/s$/, '');
  const chosen = [
    fitting.filter((each) => each.startsWith(stem)),
    fitting.filter((each) => isOfFamily(each, collection)),
    fitting,
  ].find((some) => some.length > 0);
  return chosen?.flatMap((each) => records[each]!) ?? ids;
}
