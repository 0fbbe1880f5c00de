import type { TagPrioritySave } from '#generated/types.gen.ts';
import { conflict, invalid } from '#src/platform/errors/problem.ts';
import type { StoredOption } from './tag-priority.queries.ts';

/** 400 for what a tag, or a priority, cannot have. Without `id` the word or rank is needed: it says which option is meant. */
export function requireFitting({ entity_kind, kind, id, tag, rank, is_default }: TagPrioritySave): void {
  if (kind === 'tag') {
    if (rank !== undefined) throw invalid('body.rank', 'belongs to priorities; a tag has none.');
    if (is_default === true)
      throw invalid('body.is_default', 'is for priorities; a tag is never the default.');
    if (tag === undefined && id === undefined) throw invalid('body.tag', 'is required for a tag.');
    return;
  }
  if (entity_kind === 'client' || entity_kind === 'escalation')
    throw invalid('body.kind', `must be tag: ${entity_kind}s have no priority options.`);
  if (tag !== undefined) throw invalid('body.tag', 'belongs to tags; a priority has none.');
  if (rank === undefined && id === undefined) throw invalid('body.rank', 'is required for a priority.');
}

/** 409 when the request speaks of another option than this one. */
export function requireSameOption(
  option: StoredOption,
  { entity_kind, kind, tag, rank }: TagPrioritySave,
): void {
  const isSameWord = tag === undefined || tag.toLowerCase() === option.tag?.toLowerCase();
  const isSameRank = rank === undefined || rank === option.rank;
  if (option.entity_kind === entity_kind && option.kind === kind && isSameWord && isSameRank) return;
  throw conflict(
    `The option ${option.id} is the ${option.kind} "${option.tag ?? option.rank}" of ${option.entity_kind}s and stays that. Archive it and make a new one.`,
  );
}

/** 409 when the option has to stay in use: the default priority, and the last one of a kind of record. */
export function requireDispensable(
  { kind, label, entity_kind, is_default, archived_at }: StoredOption,
  otherPriorities: number,
): void {
  if (is_default)
    throw conflict(
      `"${label}" is the default priority of ${entity_kind}s. Make another one the default first.`,
    );
  if (kind === 'priority' && archived_at === null && otherPriorities === 0)
    throw conflict(`"${label}" is the last priority of ${entity_kind}s in use.`);
}
