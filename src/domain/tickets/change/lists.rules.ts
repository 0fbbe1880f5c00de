import { invalid } from '#src/platform/errors/index.ts';
import { isSameTag, tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { maxEntries } from '../model/state.ts';

/** Lists of a ticket are first replaced, then extended, then reduced, in one request. */
export interface ListWish {
  readonly tags?: readonly string[] | undefined;
  readonly add_tags?: readonly string[] | undefined;
  readonly remove_tags?: readonly string[] | undefined;
  readonly assigned_to?: readonly string[] | undefined;
  readonly add_assignee_ids?: readonly string[] | undefined;
  readonly remove_assignee_ids?: readonly string[] | undefined;
}

/** Tags after the change; undefined when the wish does not touch them. */
export function changedTags(
  current: readonly string[],
  { tags, add_tags: added, remove_tags: removed }: ListWish,
  place: string,
): string[] | undefined {
  if ((tags ?? added ?? removed) === undefined) return undefined;
  const whole = tidyTags(tags ?? current);
  const fresh = tidyTags(added ?? []).filter((tag) => !whole.some((one) => isSameTag(one, tag)));
  const left = [...whole, ...fresh].filter((tag) => !(removed ?? []).some((gone) => isSameTag(gone, tag)));
  return within(left, place);
}

/** Agents after the change; undefined when the wish does not touch them. */
export function changedAgents(
  current: readonly string[],
  { assigned_to: whole, add_assignee_ids: added, remove_assignee_ids: removed }: ListWish,
  place: string,
): string[] | undefined {
  if ((whole ?? added ?? removed) === undefined) return undefined;
  const gone = tidyIds(removed ?? []);
  const left = tidyIds([...(whole ?? current), ...(added ?? [])]).filter((id) => !gone.includes(id));
  return within(left, place);
}

function within(entries: string[], place: string): string[] {
  if (entries.length > maxEntries)
    throw invalid(
      place,
      `would leave the ticket with ${entries.length} entries; at most ${maxEntries} are allowed.`,
    );
  return entries;
}
