import type {
  CustomObjectRelationship,
  CustomObjectRollup,
  CustomObjectRollupInput,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { readFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, listed } from '#src/platform/errors/index.ts';
import type { Relationship } from './relationships.queries.ts';
import { refuseRepeated } from './lifecycle.rules.ts';
import { misfitOf, rollable, rolledField, rolledKey } from './rollups.rules.ts';

export interface RollupsAround {
  readonly objectId: string;
  /** The fields of its records after the request. */
  readonly fields: FieldSet;
  /** Relationships from it after the request, and those to it. */
  readonly own: readonly CustomObjectRelationship[];
  readonly inbound: readonly Relationship[];
  readonly place: string;
}

/** The rollups of a custom object after a request, in order; 400 and 409 name the one that does not fit. */
export async function settleRollups(
  ctx: ReadContext,
  inputs: readonly CustomObjectRollupInput[],
  around: RollupsAround,
): Promise<CustomObjectRollup[]> {
  const { place } = around;
  refuseRepeated(
    inputs.map(({ key }) => key),
    (index, key) => invalid(`${place}[${index}].key`, `repeats the rollup "${key}".`),
  );
  const rollups: CustomObjectRollup[] = [];
  for (const [position, input] of inputs.entries()) {
    if (around.fields.get(input.key) !== undefined)
      throw conflict(
        `The key "${input.key}" is taken by a field of these records. Choose another key for the rollup.`,
      );
    rollups.push(await settleRollup(ctx, input, around, position));
  }
  return rollups;
}

async function settleRollup(
  ctx: ReadContext,
  input: CustomObjectRollupInput,
  around: RollupsAround,
  position: number,
): Promise<CustomObjectRollup> {
  const at = `${around.place}[${position}]`;
  const relationship = relationshipOf(input, around, at);
  const { from_custom_object_id: from, to_custom_object_id: to } = relationship;
  const isInverse = input.is_inverse ?? from !== around.objectId;
  const [here, there] = isInverse ? [to, from] : [from, to];
  if (here !== around.objectId)
    throw invalid(`${at}.is_inverse`, `must be ${!isInverse} for this relationship.`);
  const fields =
    there === around.objectId ? around.fields : await readFieldSet(ctx, 'custom_object_record', there);
  return {
    key: input.key,
    name: input.name.trim(),
    relationship_id: relationship.id,
    is_inverse: isInverse,
    aggregate: input.aggregate,
    field: requireField(input, fields, at),
    position,
  };
}

function relationshipOf(
  { relationship_id: id, relationship_key: key }: CustomObjectRollupInput,
  { own, inbound }: RollupsAround,
  at: string,
): Relationship {
  if (id !== undefined) {
    const found = [...own, ...inbound].find((each) => each.id === storedId(id));
    if (found === undefined)
      throw invalid(`${at}.relationship_id`, 'must be a relationship from or to this custom object.');
    if (key !== undefined && key !== found.key)
      throw invalid(`${at}.relationship_key`, 'is not the key of the relationship in relationship_id.');
    return found;
  }
  const found = own.find((each) => each.key === key);
  if (found === undefined)
    throw invalid(
      `${at}.relationship_key`,
      `must be one of the relationships from here: ${listed(own.map((each) => each.key)) || 'there are none'}.`,
    );
  return found;
}

function requireField(
  { aggregate, field }: CustomObjectRollupInput,
  fields: FieldSet,
  at: string,
): string | null {
  if (aggregate === 'count') {
    if (field != null) throw invalid(`${at}.field`, 'is not allowed for count.');
    return null;
  }
  if (field == null) throw invalid(`${at}.field`, `is required for ${aggregate}.`);
  const rolled = rolledField(field, fields);
  if (rolled === undefined)
    throw invalid(
      `${at}.field`,
      rolledKey(field) === undefined
        ? `must be one of ${listed(rollable)}, or field_values.<key>.`
        : `names "${field}", which is not a field of the linked records.`,
    );
  const misfit = misfitOf(aggregate, rolled);
  if (misfit !== undefined) throw invalid(`${at}.field`, misfit);
  return field;
}
