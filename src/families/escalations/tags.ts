import type { Escalation } from '#generated/types.gen.ts';
import type { ReplaceEscalationTagsInput } from '#generated/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { changesBetween } from '#src/domain/history/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { holdForChange, partChanges, showEscalation, storeUpdate } from './change.ts';

export async function replaceEscalationTags(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: ReplaceEscalationTagsInput,
): Promise<Result<Escalation>> {
  const before = await holdForChange(ctx, path.id, body.expected_revision);
  const tags = tidyTags(body.tags);
  if (changesBetween(before, { ...before, tags }, ['tags']) === null) return showEscalation(ctx, before.id);
  const changes = partChanges('tags', before.tags, tags);
  await storeUpdate(ctx, before, { tags }, [{ action: 'updated', changes }], 'has other tags');
  return showEscalation(ctx, before.id);
}
