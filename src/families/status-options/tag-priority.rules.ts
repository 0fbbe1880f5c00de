import type { TagPrioritySave } from '#generated/types.gen.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import type { StoredOption } from './tag-priority.queries.ts';

/** 400 for properties that a tag or a priority cannot have. Without `id`, the tag or rank is required to identify the option. */
export function requireFitting({ record_kind, kind, id, tag, rank, is_default }: TagPrioritySave): void {
  if (kind === 'tag') {
    if (rank !== undefined) throw invalid('body.rank', 'is only allowed for priorities; tags have no rank.');
    if (is_default === true)
      throw invalid('body.is_default', 'is only allowed for priorities; a tag cannot be the default.');
    if (tag === undefined && id === undefined) throw invalid('body.tag', 'is required for a tag.');
    return;
  }
  if (record_kind === 'client' || record_kind === 'escalation')
    throw invalid('body.kind', `must be tag: ${record_kind}s have no priority options.`);
  if (tag !== undefined) throw invalid('body.tag', 'is only allowed for tags.');
  if (rank === undefined && id === undefined) throw invalid('body.rank', 'is required for a priority.');
}

/** 409 when the request describes a different option. */
export function requireSameOption(
  option: StoredOption,
  { record_kind, kind, tag, rank }: TagPrioritySave,
): void {
  const isSameWord = tag === undefined || tag.toLowerCase() === option.tag?.toLowerCase();
  const isSameRank = rank === undefined || rank === option.rank;
  if (option.record_kind === record_kind && option.kind === kind && isSameWord && isSameRank) return;
  throw conflict(
    `The option ${option.id} is the ${option.kind} "${option.tag ?? option.rank}" of ${option.record_kind}s, which cannot be changed. Archive it and create another option.`,
  );
}

/** 409 when the option has to stay in use: the default priority, and the last one of a kind of record. */
export function requireDispensable(
  { kind, label, record_kind, is_default, archived_at }: StoredOption,
  otherPriorities: number,
): void {
  if (is_default)
    throw conflict(
      `"${label}" is the default priority of ${record_kind}s. Make another priority the default first.`,
    );
  if (kind === 'priority' && archived_at === null && otherPriorities === 0)
    throw conflict(
      `"${label}" is the last unarchived priority of ${record_kind}s. Create another priority first.`,
    );
}
