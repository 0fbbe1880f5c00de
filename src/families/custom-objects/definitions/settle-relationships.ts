import type { CustomObjectRelationship, CustomObjectRelationshipInput } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { refuseRepeated } from './lifecycle.rules.ts';

/** The relationships from a custom object after a request, in order; 400 names the one that does not fit. */
export async function settleRelationships(
  ctx: ReadContext,
  objectId: string,
  inputs: readonly CustomObjectRelationshipInput[],
  former: readonly CustomObjectRelationship[],
  place: string,
): Promise<CustomObjectRelationship[]> {
  refuseRepeated(
    inputs.map(({ key }) => key),
    (index, key) => invalid(`${place}[${index}].key`, `repeats the relationship "${key}".`),
  );
  const named = new NamedRecords(new Set([objectId]));
  inputs.forEach(({ to_custom_object_id: id }, index) =>
    named.add('custom_object', id, `${place}[${index}].to_custom_object_id`),
  );
  await named.require(ctx);
  return inputs.map((input, position) => {
    const at = `${place}[${position}]`;
    const before = former.find(({ key }) => key === input.key);
    if (input.from_custom_object_id !== undefined && storedId(input.from_custom_object_id) !== objectId)
      throw invalid(`${at}.from_custom_object_id`, 'must be this custom object, or absent.');
    const isRequired = input.is_required ?? false;
    const rule = input.on_target_delete ?? (isRequired ? 'restrict' : 'unlink');
    if (isRequired && rule === 'unlink')
      throw invalid(
        `${at}.on_target_delete`,
        'must not be unlink for a required relationship, which would lose its link.',
      );
    const settled = {
      id: before?.id ?? uuid7(),
      key: input.key,
      name: input.name.trim(),
      inverse_name: input.inverse_name?.trim() ?? null,
      description: input.description?.trim() ?? null,
      from_custom_object_id: objectId,
      to_custom_object_id: storedId(input.to_custom_object_id),
      cardinality: input.cardinality,
      is_required: isRequired,
      on_target_delete: rule,
      position,
      link_count: before?.link_count ?? 0,
    };
    const now = ctx.now.toISOString();
    return { ...settled, created_at: before?.created_at ?? now, updated_at: before?.updated_at ?? now };
  });
}
