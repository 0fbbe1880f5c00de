import { invalid } from '#src/platform/errors/index.ts';
import { isSameTag, tidyIds } from '#src/platform/tidy.ts';

/** A bulk change replaces tags and assignees as a whole, or adds and removes some. */
export interface ListChanges {
  readonly tags?: readonly string[];
  readonly add_tags?: readonly string[];
  readonly remove_tags?: readonly string[];
  readonly assigned_to?: readonly string[];
  readonly add_assignee_ids?: readonly string[];
  readonly remove_assignee_ids?: readonly string[];
}

const maxTags = 50;
const maxAssignees = 50;

/** 400 when a request both replaces a list and adds to it or removes from it. */
export function requireOneWay(changes: ListChanges, place = 'body.changes'): void {
  if (changes.tags !== undefined && (changes.add_tags ?? changes.remove_tags) !== undefined) {
    throw invalid(`${place}.tags`, 'cannot be combined with add_tags or remove_tags.');
  }
  if (
    changes.assigned_to !== undefined &&
    (changes.add_assignee_ids ?? changes.remove_assignee_ids) !== undefined
  ) {
    throw invalid(`${place}.assigned_to`, 'cannot be combined with add_assignee_ids or remove_assignee_ids.');
  }
}

/** Tags after the change; undefined when the change does not touch them. `noun` names the record in messages, `place` where the changes stand. */
export function changedTags(
  current: readonly string[],
  { tags, add_tags: added, remove_tags: removed }: ListChanges,
  noun: string,
  place = 'body.changes',
): string[] | undefined {
  if (tags !== undefined) return [...tags];
  if (added === undefined && removed === undefined) return undefined;
  const kept = current.filter((tag) => !(removed ?? []).some((gone) => isSameTag(gone, tag)));
  const fresh = (added ?? []).filter((tag) => !kept.some((one) => isSameTag(one, tag)));
  return atMost(maxTags, [...kept, ...fresh], `${place}.add_tags`, noun);
}

/** Assignees after the change; undefined when the change does not touch them. */
export function changedAssignees(
  current: readonly string[],
  changes: ListChanges,
  noun: string,
): string[] | undefined {
  const { assigned_to: whole, add_assignee_ids: added, remove_assignee_ids: removed } = changes;
  if (whole !== undefined) return [...whole];
  if (added === undefined && removed === undefined) return undefined;
  const gone = tidyIds(removed ?? []);
  const kept = current.filter((id) => !gone.includes(id));
  return atMost(maxAssignees, tidyIds([...kept, ...(added ?? [])]), 'body.changes.add_assignee_ids', noun);
}

/** What the changes mean for a record with tags and assignees: its lists as a whole, in place of what they add and remove. */
export function changedLists<C extends ListChanges>(
  current: { readonly tags: readonly string[]; readonly assigned_to: readonly string[] },
  changes: C,
  noun: string,
): Omit<C, keyof ListChanges> & { tags?: string[]; assigned_to?: string[] } {
  const {
    tags: _tags,
    add_tags: _added,
    remove_tags: _removed,
    assigned_to: _assigned,
    add_assignee_ids: _joining,
    remove_assignee_ids: _leaving,
    ...plain
  } = changes;
  const tags = changedTags(current.tags, changes, noun);
  const assignedTo = changedAssignees(current.assigned_to, changes, noun);
  return {
    ...plain,
    ...(tags !== undefined && { tags }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
  };
}

function atMost<T>(limit: number, items: T[], place: string, noun: string): T[] {
  if (items.length > limit)
    throw invalid(
      place,
      `would leave the ${noun} with ${items.length} entries; at most ${limit} are allowed.`,
    );
  return items;
}
