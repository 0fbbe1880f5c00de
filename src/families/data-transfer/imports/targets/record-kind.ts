import type {
  CustomObject,
  CustomObjectRecord,
  CustomObjectRecordCreate,
  CustomObjectRecordUpdate,
} from '#generated/types.gen.ts';
import { loadObjectFieldSet } from '#src/domain/field-values/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { fieldTargets } from './field-targets.ts';
import { changesOf, fieldValuesOf, plainTarget, type ImportedKind, type Values } from './kinds.ts';
import {
  selectOwnFields,
  selectRecordsBy,
  selectRelationshipsFrom,
  selectWithUniqueValue,
} from './kinds.queries.ts';
import { target } from './target.ts';
import { unknownNumber } from './task-kind.ts';

const text = { as: 'text' } as const;
const properties: Readonly<Record<string, string>> = { name: 'name', client: 'client_id', owner: 'owner_id' };

/** Records of one custom object, with their links. */
export const recordKind: ImportedKind = {
  create: 'objects.edit',
  edit: 'objects.edit',
  async targets(ctx, { custom_object_id: objectId }) {
    if (objectId === null) throw invalid('custom_object_id', 'is required for custom_object_record.');
    const object = (await ctx.invoke('getCustomObject', { path: { id: objectId } })) as CustomObject;
    const [fields, own, relationships] = await Promise.all([
      loadObjectFieldSet(ctx, objectId),
      selectOwnFields(ctx.db, objectId),
      selectRelationshipsFrom(ctx.db, objectId),
    ]);
    return [
      ...(object.name_template === null
        ? [target('name', object.name_label, text, { isRequired: true, canMatch: true })]
        : []),
      target(
        'number',
        'Number',
        { as: 'integer' },
        { canMatch: true, hint: 'Number of an existing record; it is not changed.' },
      ),
      ...(object.client_requirement === 'none'
        ? []
        : [
            target(
              'client',
              'Client',
              { as: 'record', of: 'client', isMultiple: false },
              {
                isRequired: object.client_requirement === 'required',
              },
            ),
          ]),
      target('owner', 'Owner', { as: 'record', of: 'user', isMultiple: false }),
      ...fieldTargets(
        fields,
        (permission) => ctx.can(permission),
        (id) => own.has(id),
      ),
      ...relationships.map(({ key, name, is_required, to_custom_object_id }) =>
        target(
          `links.${key}`,
          name,
          { as: 'links', objectId: to_custom_object_id },
          { isRequired: is_required },
        ),
      ),
    ];
  },
  match: (db, { custom_object_id: objectId }, { key, uniqueFieldId }, value) =>
    uniqueFieldId === undefined
      ? selectRecordsBy(db, objectId!, key, value as string | number)
      : selectWithUniqueValue(db, uniqueFieldId, value),
  async add(ctx, { custom_object_id: objectId }, values) {
    if (values.has('number')) throw unknownNumber;
    const custom = fieldValuesOf(values);
    const links = linksOf(values).flatMap(([relationship_key, ids]) =>
      ids.map((record_id) => ({ relationship_key, record_id })),
    );
    const body = {
      custom_object_id: objectId!,
      ...plainOf(values),
      ...(custom && { field_values: custom }),
      ...(links.length > 0 && { links }),
    } as CustomObjectRecordCreate;
    const { id } = await ctx.invoke('createCustomObjectRecord', { body });
    return id;
  },
  async change(ctx, id, values, onMatch) {
    const current = (await ctx.invoke('getCustomObjectRecord', {
      path: { id },
      query: { include: ['links'] },
    })) as CustomObjectRecord;
    const custom = fieldValuesOf(values);
    const wanted = { ...plainOf(values), ...(custom && { field_values: custom }) };
    const set = linksOf(values)
      .filter(([key]) => onMatch === 'update' || !isLinked(current, key))
      .map(([relationship_key, record_ids]) => ({ relationship_key, record_ids }));
    const body = {
      ...changesOf(wanted, { ...current }, onMatch),
      ...(set.length > 0 && { links: { set } }),
    } as CustomObjectRecordUpdate;
    if (Object.keys(body).length === 0) return 'unchanged';
    const { revision } = await ctx.invoke('updateCustomObjectRecord', { path: { id }, body });
    return revision === current.revision ? 'unchanged' : 'updated';
  },
  targetOf(place) {
    if (place.startsWith('links')) return null;
    const key = plainTarget(place);
    return Object.keys(properties).find((each) => properties[each] === key) ?? key;
  },
};

const plainOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      values.has(key) ? [[property, values.get(key)] as const] : [],
    ),
  );

const linksOf = (values: Values): (readonly [string, readonly string[]])[] =>
  [...values].flatMap(([key, ids]) =>
    key.startsWith('links.') ? [[key.slice('links.'.length), ids as string[]] as const] : [],
  );

const isLinked = ({ links = [] }: CustomObjectRecord, key: string): boolean =>
  links.some((each) => each.relationship_key === key && !each.is_inverse && each.record_count > 0);
