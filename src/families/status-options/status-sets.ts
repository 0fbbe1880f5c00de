import type {
  ReadStatusOptionsInput,
  UpdateStatusOptionsInput,
} from '#generated/families/status-options/handlers.ts';
import type { StatusOptionSet, StatusOptionSets } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { changeOptions } from './change-options.ts';
import { recordKinds } from './options.rules.ts';
import { lockSetForChange, selectSets, updateSetRevision } from './status-sets.queries.ts';

export async function readStatusOptions(
  ctx: ReadContext,
  { body }: ReadStatusOptionsInput,
): Promise<StatusOptionSets> {
  return {
    sets: await selectSets(
      ctx.db,
      body.record_kinds ?? recordKinds,
      body.include?.includes('archived') ?? false,
    ),
  };
}

export async function updateStatusOptions(
  ctx: WriteContext,
  { body }: UpdateStatusOptionsInput,
): Promise<StatusOptionSet> {
  const { record_kind: kind, expected_revision: expectedRevision, ...wanted } = body;
  checkRevision(await lockSetForChange(ctx.db, kind), expectedRevision);
  const former = await changeOptions(ctx, { kind, templateId: null }, wanted);
  if (former !== null) {
    await updateSetRevision(ctx.db, kind, ctx.now);
    ctx.audit({
      recordKind: 'status_options',
      recordId: ctx.identity.tenantId,
      action: 'updated',
      changedFields: [kind],
      previous: {
        [kind]: former,
        ...(wanted.replacements !== undefined && { replacements: wanted.replacements }),
      },
    });
  }
  return (await selectSets(ctx.db, [kind], true))[0]!;
}
