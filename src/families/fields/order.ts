import type { FieldRecordKind } from '#generated/types.gen.ts';
import type { ReorderFieldsInput } from '#generated/families/fields/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { forgetFieldSets, lockDefinitions } from '#src/domain/field-values/index.ts';
import * as queries from './fields.queries.ts';

/** Puts the named fields first, in the order named, and lets the others follow as they were. */
export async function reorderFields(
  ctx: WriteContext,
  { body }: ReorderFieldsInput,
): Promise<{ record_kind: FieldRecordKind; ids: string[] }> {
  const recordKind = body.record_kind;
  const ids = body.ids.map((id) => id.toLowerCase());
  await lockDefinitions(ctx.db);
  const current = (await queries.findFieldsOf(ctx.db, recordKind)).map((field) => field.id);
  const strange = ids.find((id) => !current.includes(id));
  if (strange !== undefined) {
    if ((await queries.findField(ctx.db, strange)) === undefined) throw notFound('field', strange);
    throw invalid('body.ids', `names ${strange}, which is not a field of ${recordKind} records`);
  }
  const wanted = [...ids, ...current.filter((id) => !ids.includes(id))];
  const moved = wanted.filter((id, position) => current[position] !== id);
  if (moved.length === 0) return { record_kind: recordKind, ids: wanted };

  await queries.updateFieldPositions(ctx.db, wanted, ctx.now);
  forgetFieldSets(ctx.identity.tenantId);
  for (const id of moved)
    ctx.audit({
      recordKind: 'field',
      recordId: id,
      action: 'moved',
      changedFields: ['position'],
      previous: { position: current.indexOf(id) },
    });
  return { record_kind: recordKind, ids: wanted };
}
