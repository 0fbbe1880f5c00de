import { sql, type RawBuilder } from 'kysely';
import type { TagPriorityRecordKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { canView, isLiveTask, isShownTo, viewerOfKind } from '#src/domain/visibility/index.ts';

/** Which records of each kind count, as a condition on them; null for none. */
export type CountedRecords = Readonly<Record<TagPriorityRecordKind, RawBuilder<boolean> | null>>;

/** Those that the caller may see. */
export function recordsSeenBy(ctx: Pick<ReadContext, 'identity' | 'can'>): CountedRecords {
  const seen = (kind: TagPriorityRecordKind, alias: string) =>
    canView(ctx, kind) ? isShownTo(kind, viewerOfKind(ctx, kind), alias) : null;
  return {
    task: seen('task', 't'),
    ticket: seen('ticket', 'k'),
    client: seen('client', 'c'),
    escalation: seen('escalation', 'e'),
  };
}

/** All there are, for guards. */
export const everyRecord: CountedRecords = {
  task: sql<boolean>`true`,
  ticket: sql<boolean>`true`,
  client: sql<boolean>`true`,
  escalation: sql<boolean>`true`,
};

// Tags and priority of the records of each kind; escalations have a severity instead, which no option names.
const carriers: Record<TagPriorityRecordKind, (condition: RawBuilder<boolean>) => RawBuilder<unknown>> = {
  task: (condition) =>
    sql`select 'task', t.tags, t.priority_level from tasks t where ${isLiveTask()} and ${condition}`,
  ticket: (condition) =>
    sql`select 'ticket', k.tags, k.priority_level from tickets k where k.deleted_at is null and k.merged_into_id is null and ${condition}`,
  client: (condition) =>
    sql`select 'client', c.tags, null from clients c where c.deleted_at is null and ${condition}`,
  escalation: (condition) => sql`select 'escalation', e.tags, null from escalations e where ${condition}`,
};

/** How many records carry what, as a table (record_kind, kind, word, records); a tag is in lower case. */
export function carriedCounts(
  counted: CountedRecords,
  kinds: readonly TagPriorityRecordKind[],
): RawBuilder<unknown> {
  const selected = kinds.flatMap((kind) => {
    const condition = counted[kind];
    return condition === null ? [] : [carriers[kind](condition)];
  });
  const none = sql`select null::text, null::text[], null::text where false`;
  return sql`(
    with carrying (record_kind, tags, priority_level) as (${sql.join([none, ...selected], sql` union all `)})
    select record_kind, 'tag' as kind, lower(tag) as word, count(*) as records from carrying, unnest(tags) tag group by 1, 3
    union all
    select record_kind, 'priority', priority_level, count(*) from carrying where priority_level is not null group by 1, 3)`;
}
