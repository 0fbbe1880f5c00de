import type { ReadContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { RecordTarget } from '#generated/types.gen.ts';
import { selectMentionable } from './recipients.queries.ts';

/** Whom and what a message names besides its text, as requests write it. */
export interface Content {
  readonly mentioned_user_ids?: readonly string[];
  readonly references?: readonly RecordTarget[];
}

/** 400 with its place for a mention of somebody outside the channel or suspended, or a record that the caller may not see. */
export async function requireContent(
  ctx: ReadContext,
  channelId: string,
  { mentioned_user_ids: sent = [], references = [] }: Content,
  /** Those that it has already, who may have left meanwhile. */
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const named = new NamedRecords(kept);
  references.forEach(({ kind, id }, index) => named.add(kind, id, `body.references[${index}]`));
  await named.require(ctx);
  const wanted = sent.map(storedId).filter((id) => !kept.has(id));
  if (wanted.length === 0) return;
  const fit = new Set(await selectMentionable(ctx.db, channelId, wanted));
  const place = sent.findIndex((id) => wanted.includes(storedId(id)) && !fit.has(storedId(id)));
  if (place >= 0)
    throw invalid(
      `body.mentioned_user_ids[${place}]`,
      `names ${sent[place]}, who is no active member of the channel.`,
    );
}

export const uniqueIds = (ids: readonly string[] | undefined): string[] => [
  ...new Set((ids ?? []).map(storedId)),
];

/** As they are stored: each once. */
export const storedReferences = (
  references: readonly RecordTarget[] | undefined,
): { kind: RecordTarget['kind']; id: string }[] => [
  ...new Map(
    (references ?? []).map(({ kind, id }) => [`${kind} ${storedId(id)}`, { kind, id: storedId(id) }]),
  ).values(),
];
