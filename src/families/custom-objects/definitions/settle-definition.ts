import type {
  CustomObjectDefinition,
  CustomObjectDefinitionInput,
  CustomObjectFieldInput,
  CustomObjectRelationship,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { maxFields, readFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { settleLifecycle } from './lifecycle.rules.ts';
import { templateProblem } from './name-template.rules.ts';
import { selectRules } from './relationships.queries.ts';
import { setOf, settleFields } from './settle-fields.ts';
import { settleRelationships } from './settle-relationships.ts';
import { settleRollups } from './settle-rollups.ts';

/** The custom object whose definition is settled, and what it is before the request. */
export interface DefinedObject {
  readonly id: string;
  readonly definition: CustomObjectDefinition;
  readonly name_template: string | null;
}

interface Around {
  /** New keys of former fields. */
  readonly renamed?: ReadonlyMap<string, string>;
  readonly place: string;
}

export const emptyDefinition: CustomObjectDefinition = {
  fields: [],
  lifecycle: null,
  relationships: [],
  rollups: [],
};

const noRenames: ReadonlyMap<string, string> = new Map();

/** The whole definition after a request, checked against itself and what it names. Parts that the request leaves out stay. */
export async function settleParts(
  ctx: ReadContext,
  object: DefinedObject,
  wanted: CustomObjectDefinitionInput,
  { renamed = noRenames, place }: Around,
): Promise<CustomObjectDefinition> {
  const { id, definition: former } = object;
  const common = await readFieldSet(ctx, 'custom_object_record');
  const fields =
    wanted.fields === undefined
      ? former.fields
      : await settleFields(ctx, wanted.fields, {
          former: former.fields,
          common,
          renamed,
          place: `${place}.fields`,
        });
  const fieldSet = setOf(common, fields);
  const lifecycle =
    wanted.lifecycle == null
      ? wanted.lifecycle === null
        ? null
        : former.lifecycle
      : settleLifecycle(wanted.lifecycle, former.lifecycle, {
          fieldKeys: new Set(fieldSet.fields.map(({ key }) => key)),
          now: ctx.now,
          place: `${place}.lifecycle`,
        });
  const relationships =
    wanted.relationships === undefined
      ? former.relationships
      : await settleRelationships(
          ctx,
          id,
          wanted.relationships,
          former.relationships,
          `${place}.relationships`,
        );
  const inbound = (await selectRules(ctx.db, [id])).filter(
    (each) => each.to_custom_object_id === id && each.from_custom_object_id !== id,
  );
  const rollups =
    wanted.rollups === undefined
      ? former.rollups
      : await settleRollups(ctx, wanted.rollups, {
          objectId: id,
          fields: fieldSet,
          own: relationships,
          inbound,
          place: `${place}.rollups`,
        });
  const settled = { fields, lifecycle, relationships, rollups };
  const count = fieldSet.fields.length + rollups.length;
  if (count > maxFields)
    throw conflict(
      `The records would have ${count} fields and rollups, those of all custom object records included; ${maxFields} is the limit. Remove some of them.`,
    );
  requireConsistent(settled, {
    fieldSet,
    former: former.relationships,
    template: object.name_template,
  });
  return settled;
}

/** 409 where a part that stays needs one that goes. */
function requireConsistent(
  { fields, lifecycle, relationships, rollups }: CustomObjectDefinition,
  {
    fieldSet,
    former,
    template,
  }: {
    readonly fieldSet: FieldSet;
    readonly former: readonly CustomObjectRelationship[];
    readonly template: string | null;
  },
): void {
  for (const { from, to, required_fields: required } of lifecycle?.transitions ?? []) {
    const missing = required.find((key) => fieldSet.get(key) === undefined);
    if (missing !== undefined)
      throw conflict(
        `The transition from ${from} to ${to} requires the field "${missing}". Change the lifecycle in the same request.`,
      );
  }
  const clash = rollups.find(({ key }) => fields.some((field) => field.key === key));
  if (clash !== undefined)
    throw conflict(`The key "${clash.key}" is taken by a rollup. Choose another key for the field.`);
  const known = new Set(relationships.map(({ id }) => id));
  const removed = new Set(former.map(({ id }) => id).filter((id) => !known.has(id)));
  const orphan = rollups.find((rollup) => removed.has(rollup.relationship_id));
  if (orphan !== undefined)
    throw conflict(
      `The rollup "${orphan.key}" follows a relationship that the request removes. Remove the rollup in the same request.`,
    );
  const problem = template === null ? undefined : templateProblem(template, fieldSet);
  if (problem !== undefined)
    throw conflict(
      `The template of names ${problem} Change name_template with PATCH /v1/custom-objects/{id} first.`,
    );
}

/** 400 when records with these fields cannot be named by the template. */
export async function requireTemplate(
  ctx: ReadContext,
  template: string | null,
  fields: CustomObjectDefinition['fields'],
): Promise<void> {
  if (template === null) return;
  const problem = templateProblem(template, setOf(await readFieldSet(ctx, 'custom_object_record'), fields));
  if (problem !== undefined) throw invalid('body.name_template', problem);
}

/** A field as a request can send it back. */
export const asInput = ({
  id: _id,
  ...field
}: CustomObjectDefinition['fields'][number]): CustomObjectFieldInput => field as CustomObjectFieldInput;
