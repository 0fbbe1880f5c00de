import type { BlockContent, ContentChange, JsonValue } from '#generated/types.gen.ts';

/** A part of content that holds blocks: a step of an SOP. */
export interface ContentPart {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  readonly is_optional: boolean;
  readonly estimated_minutes: number | null;
  readonly blocks: readonly { readonly id: string; readonly content: BlockContent }[];
}

const partFields = ['title', 'summary', 'is_optional', 'estimated_minutes'] as const;

/** Differences between two contents by the ids of their parts and blocks, in reading order of the newer; then what was removed. */
export function contentChanges(
  older: readonly ContentPart[],
  newer: readonly ContentPart[],
): ContentChange[] {
  const before = new Map(older.map((part) => [part.id, part]));
  const blocksBefore = new Map(
    older.flatMap((part) => part.blocks.map((block) => [block.id, { block, partId: part.id }] as const)),
  );
  const changes: ContentChange[] = [];
  const moved = movedIds(
    older.map(({ id }) => id),
    newer.map(({ id }) => id),
  );
  newer.forEach((part, index) => {
    const path = `steps.${index}`;
    const known = before.get(part.id);
    if (known === undefined) changes.push(change('added', 'step', part.id, path, part.title));
    else {
      if (moved.has(part.id)) changes.push(change('moved', 'step', part.id, path, part.title));
      for (const field of partFields)
        if (known[field] !== part[field])
          changes.push(
            change('changed', 'step', part.id, `${path}.${field}`, part.title, known[field], part[field]),
          );
    }
    const movedBlocks = movedIds(
      known?.blocks.map(({ id }) => id) ?? [],
      part.blocks.map(({ id }) => id),
    );
    part.blocks.forEach((block, place) => {
      const at = pathOf(index, place);
      const former = blocksBefore.get(block.id);
      if (former === undefined) return changes.push(change('added', 'block', block.id, at, part.title));
      if (former.partId !== part.id || movedBlocks.has(block.id))
        changes.push(change('moved', 'block', block.id, at, part.title));
      return changes.push(...changesOfBlock(former.block, block, at, part.title));
    });
  });
  const kept = new Set(newer.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
  older.forEach((part, index) => {
    if (!kept.has(part.id)) changes.push(change('removed', 'step', part.id, `steps.${index}`, part.title));
    part.blocks.forEach((block, place) => {
      if (!kept.has(block.id))
        changes.push(change('removed', 'block', block.id, pathOf(index, place), part.title));
    });
  });
  return changes;
}

const pathOf = (index: number, place: number): string => `steps.${index}.blocks.${place}`;

const change = (
  kind: ContentChange['change'],
  part: 'step' | 'block',
  id: string,
  path: string,
  title: string | null,
  before: unknown = null,
  after: unknown = null,
): ContentChange => ({
  change: kind,
  kind: part,
  id,
  path,
  title,
  old_value: before as JsonValue,
  new_value: after as JsonValue,
});

type Block = ContentPart['blocks'][number];

function changesOfBlock(before: Block, after: Block, path: string, title: string): ContentChange[] {
  if (before.content.type !== after.content.type)
    return [change('changed', 'block', after.id, path, title, before.content, after.content)];
  const [old, now] = [before.content, after.content] as unknown as Record<string, unknown>[];
  return Object.keys({ ...old, ...now }).flatMap((name) =>
    stable(old![name]) === stable(now![name])
      ? []
      : [
          change(
            'changed',
            'block',
            after.id,
            `${path}.${name}`,
            title,
            old![name] ?? null,
            now![name] ?? null,
          ),
        ],
  );
}

const stable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Those that stand in another order than before, as few as explain it: all but the longest run that kept its order. */
function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  const best: number[] = [];
  const previous: number[] = [];
  let last = -1;
  common.forEach((id, index) => {
    best[index] = 1;
    previous[index] = -1;
    for (let j = 0; j < index; j += 1)
      if (places.get(common[j]!)! < places.get(id)! && best[j]! + 1 > best[index]!) {
        best[index] = best[j]! + 1;
        previous[index] = j;
      }
    if (last < 0 || best[index]! > best[last]!) last = index;
  });
  const stayed = new Set<string>();
  for (let at = last; at >= 0; at = previous[at]!) stayed.add(common[at]!);
  return new Set(common.filter((id) => !stayed.has(id)));
}
