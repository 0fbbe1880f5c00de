import type { Operation } from '#generated/operation.ts';
import type { Known } from './arbitrary.ts';
import { collectionOf } from './operations.ts';
import type { Seeded } from './seed.ts';

/** What an input of the operation may name. */
export function knownFor(seeded: Seeded, operation: Operation): Known {
  return { words: seeded.words, ids: (name) => idsNamed(seeded, holderOf(seeded, operation), name) };
}

/** The collection that the ids in the operation's path are of: that before them, when it is one by itself (`/tasks/saved-views/{id}`). */
const holderOf = ({ records }: Seeded, operation: Operation): string => {
  const before = /([^/]+)\/\{/.exec(operation.path)?.[1];
  return before !== undefined && records[before] !== undefined ? before : collectionOf(operation);
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
];

/** Ids that a property or parameter of this name may mean in an operation on the collection; all, when the name does not tell. */
function idsNamed({ records, ids }: Seeded, collection: string, name: string): readonly string[] {
  if (/^(?:ids?)?$|^parent_id$/.test(name)) return records[collection] ?? ids;
  if (/_(?:by|to)$|assignee/.test(name)) return records['users']!;
  if (name === 'item_id') return records['marketplace-items'] ?? ids;
  if (name === 'survivor_id') return records[collection] ?? ids;
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
  const near = fitting.filter((each) => each.startsWith(stem));
  const chosen = near.length > 0 ? near : fitting;
  return chosen.length > 0 ? chosen.flatMap((each) => records[each]!) : ids;
}
