import type { TicketActivityEvent } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { namesOf } from '#src/domain/records/index.ts';
import { selectWords, type StoredActivity } from './activity.queries.ts';
import { toldActivity } from './activity.rules.ts';

/** A page of entries, each with its sentence; what the caller does not see stays without a name. */
export async function toldPage(
  ctx: ReadContext,
  { items, total }: Page<StoredActivity>,
): Promise<Page<TicketActivityEvent>> {
  const entries = (typeof items === 'string' ? JSON.parse(items) : items) as StoredActivity[];
  const inboxIds = entries.flatMap(({ changes }) =>
    changes.flatMap(({ field, old_value, new_value }) =>
      field === 'inbox_id' ? [old_value, new_value].filter((id) => typeof id === 'string') : [],
    ),
  );
  const userIds = entries.flatMap(({ user_ids: ids }) => ids?.split(' ') ?? []);
  const targets = entries.flatMap(({ related_kind: kind, related_id: id }) =>
    kind === null || id === null ? [] : [{ kind, id }],
  );
  const [words, related] = await Promise.all([selectWords(ctx, inboxIds, userIds), namesOf(ctx, targets)]);
  const refs = new Map(related.map((ref) => [ref.id, ref]));
  return {
    items: entries.map((entry) => toldActivity(entry, words, refs.get(entry.related_id ?? '') ?? null)),
    total,
  };
}
