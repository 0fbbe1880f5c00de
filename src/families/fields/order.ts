import type { FieldEntityType } from '#generated/types.gen.ts';
import type { ReorderFieldsInput } from '#generated/families/fields/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invalid, notFound } from '#src/platform/errors/problem.ts';
import { forgetFieldSets, lockDefinitions } from '#src/domain/field-values/index.ts';
import * as queries from './fields.queries.ts';

/** Puts the named fields first, in the order named, and lets the others follow as they were. */
export async function reorderFields(
  ctx: WriteContext,
  { body }: ReorderFieldsInput,
): Promise<{ entity_type: FieldEntityType; ids: string[] }> {
  const entityType = body.entity_type;
  const ids = body.ids.map((id) => id.toLowerCase());
  await lockDefinitions(ctx.db);
  const current = (await queries.findFieldsOf(ctx.db, entityType)).map((field) => field.id);
  const strange = ids.find((id) => !current.includes(id));
  if (strange !== undefined) {
    if ((await queries.findField(ctx.db, strange)) === undefined) throw notFound('field', strange);
    throw invalid('body.ids', `names ${strange}, which is not a field of ${entityType} records`);
  }
  const wanted = [...ids, ...current.filter((id) => !ids.includes(id))];
  const moved = wanted.filter((id, position) => current[position] !== id);
  if (moved.length === 0) return { entity_type: entityType, ids: wanted };

  await queries.updateFieldPositions(ctx.db, wanted, ctx.now);
  forgetFieldSets(ctx.identity.tenantId);
  for (const id of moved)
    ctx.audit({
      entityType: 'field',
      entityId: id,
      action: 'moved',
      changedFields: ['position'],
      previous: { position: current.indexOf(id) },
    });
  return { entity_type: entityType, ids: wanted };
}
