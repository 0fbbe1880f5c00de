import { invalid } from '#src/platform/errors/problem.ts';
import { isSameTag, tidyIds } from '#src/platform/tidy.ts';

/** How a bulk change may say what tags and assignees records are to have: as a whole, or by what comes and goes. */
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

/** 400 for a list that is to be replaced and added to at once. */
export function requireOneWay(changes: ListChanges, place = 'body.changes'): void {
  if (changes.tags !== undefined && (changes.add_tags ?? changes.remove_tags) !== undefined) {
    throw invalid(`${place}.tags`, 'cannot go with add_tags or remove_tags.');
  }
  if (
    changes.assigned_to !== undefined &&
    (changes.add_assignee_ids ?? changes.remove_assignee_ids) !== undefined
  ) {
    throw invalid(`${place}.assigned_to`, 'cannot go with add_assignee_ids or remove_assignee_ids.');
  }
}

/** Tags after the change; undefined when it says nothing of them. `noun` is what the record is called. */
export function changedTags(
  current: readonly string[],
  { tags, add_tags: added, remove_tags: removed }: ListChanges,
  noun: string,
): string[] | undefined {
  if (tags !== undefined) return [...tags];
  if (added === undefined && removed === undefined) return undefined;
  const kept = current.filter((tag) => !(removed ?? []).some((gone) => isSameTag(gone, tag)));
  const fresh = (added ?? []).filter((tag) => !kept.some((one) => isSameTag(one, tag)));
  return atMost(maxTags, [...kept, ...fresh], 'body.changes.add_tags', noun);
}

/** Assignees after the change; undefined when it says nothing of them. */
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

function atMost<T>(limit: number, items: T[], place: string, noun: string): T[] {
  if (items.length > limit)
    throw invalid(
      place,
      `would leave the ${noun} with ${items.length} entries; at most ${limit} are allowed.`,
    );
  return items;
}
