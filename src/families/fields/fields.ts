import type { Field } from '#generated/types.gen.ts';
import type {
  CreateFieldInput,
  GetFieldInput,
  ListFieldsByScopeInput,
  ListFieldsInput,
  ManageFieldInput,
  UpdateFieldInput,
} from '#generated/families/fields/handlers.ts';
import type { JsonText, Page, ReadContext, WriteContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, listed, nameTaken, notFound } from '#src/platform/errors/index.ts';
import {
  forgetFieldSets,
  lockDefinitions,
  maxFields,
  readFieldSet,
  readFieldSets,
  recomputeFormulas,
} from '#src/domain/field-values/index.ts';
import { checkStoredValues } from './changes.ts';
import { changedProperties, settleContent, type WantedField } from './definitions.ts';
import * as queries from './fields.queries.ts';

export const listFields = (ctx: ReadContext, { query }: ListFieldsInput): Promise<Page<Field>> =>
  queries.fieldList.page(ctx.db, query, { isShared: false });

const scopes = {
  clients: 'client',
  client_profile: 'client',
  agency: 'agency',
  users: 'user',
  tasks: 'task',
  tickets: 'ticket',
  escalations: 'escalation',
  custom_objects: 'custom_object_record',
} as const;

export async function listFieldsByScope(
  ctx: ReadContext,
  { query, body: { scope, scope_id, updated_after } }: ListFieldsByScopeInput,
): Promise<Page<Field>> {
  const filters = { ...query, ...(updated_after !== undefined && { updated_after }) };
  if (scope !== 'client_profile') {
    if (scope_id !== undefined)
      throw invalid('body.scope_id', 'is only allowed with the scope client_profile');
    return queries.fieldList.page(
      ctx.db,
      { ...filters, record_kind: [scopes[scope]] },
      { isShared: scope === 'clients' },
    );
  }
  if (scope_id === undefined) throw invalid('body.scope_id', 'is required with the scope client_profile');
  if (!(await queries.profileExists(ctx.db, scope_id))) throw notFound('client profile', scope_id);
  return queries.fieldList.page(ctx.db, { ...filters, applies_to_profile_id: scope_id }, { isShared: false });
}

export async function getField(ctx: ReadContext, { path }: GetFieldInput): Promise<JsonText<Field>> {
  const field = await queries.selectField(ctx.db, path.id);
  if (field === undefined) throw notFound('field', path.id);
  return field;
}

export async function createField(ctx: WriteContext, { body }: CreateFieldInput): Promise<JsonText<Field>> {
  await lockDefinitions(ctx.db);
  const { record_kind: recordKind, key, ...wanted } = body;
  const fieldSet = await readFieldSet(ctx, recordKind);
  const holder = fieldSet.get(key);
  if (holder !== undefined)
    throw nameTaken(`The key "${key}" is taken by the ${recordKind} field ${holder.definition.id}.`);
  await requireFreeAmongObjects(ctx, recordKind, key);
  if (fieldSet.fields.length >= maxFields)
    throw conflict(
      `${recordKind} records have ${maxFields} fields, which is the limit. Delete a field first.`,
    );
  await requireRoomAmongObjects(ctx, recordKind, fieldSet.fields.length + 1);
  const content = await settleContent(ctx, wanted, { recordKind, key, fieldSet });

  const id = await queries.insertField(
    ctx.db,
    { ...content, record_kind: recordKind, key, type: content.config.type, created_by: ctx.identity.userId },
    ctx.now,
  );
  if (content.config.type === 'formula') await recomputeFormulas(ctx, recordKind);
  forgetFieldSets(ctx.identity.tenantId);
  ctx.audit({ recordKind: 'field', recordId: id, action: 'created' });
  return getField(ctx, { path: { id } });
}

/** 409 when a custom object has a field or rollup of this key, which a field of all custom object records cannot have. */
export async function requireFreeAmongObjects(
  ctx: ReadContext,
  recordKind: Field['record_kind'],
  key: string,
): Promise<void> {
  if (recordKind !== 'custom_object_record') return;
  const holders = await queries.selectObjectsWithKey(ctx.db, key);
  if (holders.length > 0)
    throw conflict(
      `The key "${key}" is taken by a field or rollup of ${listed(holders)}. Choose another key.`,
    );
}

/** 409 when records of a custom object would have more fields and rollups than records can have. */
async function requireRoomAmongObjects(
  ctx: ReadContext,
  recordKind: Field['record_kind'],
  common: number,
): Promise<void> {
  if (recordKind !== 'custom_object_record') return;
  const fullest = await queries.selectFullestObject(ctx.db);
  if (fullest !== undefined && fullest.count + common > maxFields)
    throw conflict(
      `Records of "${fullest.name}" have ${fullest.count + common - 1} fields and rollups; ${maxFields} is the limit. Delete some of them first.`,
    );
}

export async function updateField(
  ctx: WriteContext,
  { path, body }: UpdateFieldInput,
): Promise<JsonText<Field>> {
  const { expected_revision, ...wanted } = body;
  await lockDefinitions(ctx.db);
  const current = await queries.findField(ctx.db, path.id);
  if (current === undefined) throw notFound('field', path.id);
  checkRevision(current.revision, expected_revision);
  await change(ctx, current, wanted);
  return getField(ctx, { path });
}

export async function manageField(
  ctx: WriteContext,
  { body }: ManageFieldInput,
): Promise<{ field: Field; outcome: 'created' | 'updated' | 'unchanged' }> {
  const { id, expected_revision, ...rest } = body;
  await lockDefinitions(ctx.db);
  const current =
    id === undefined
      ? await queries.findFieldByKey(ctx.db, body.record_kind, body.key)
      : await queries.findField(ctx.db, id);
  if (current === undefined) {
    if (id !== undefined) throw notFound('field', id);
    const { is_required = false, is_unique = false, is_sensitive = false, ...others } = rest;
    const created = await createField(ctx, { body: { ...others, is_required, is_unique, is_sensitive } });
    return { field: parseRecord(created), outcome: 'created' };
  }
  checkRevision(current.revision, expected_revision);
  const { record_kind: recordKind, key, ...wanted } = rest;
  if (recordKind !== current.record_kind)
    throw conflict(
      `The field belongs to ${current.record_kind} records, which is fixed when the field is created.`,
    );
  if (key !== current.key)
    throw conflict(`The field has the key "${current.key}"; use POST /v1/fields/rename-key to change it.`);
  const outcome = await change(ctx, current, wanted);
  return { field: parseRecord(await getField(ctx, { path: { id: current.id } })), outcome };
}

/** Brings a definition to what is wanted, with everything that follows for stored values. */
async function change(
  ctx: WriteContext,
  current: Field,
  wanted: WantedField,
): Promise<'updated' | 'unchanged'> {
  const { id, key, record_kind: recordKind } = current;
  const readers = await readFieldSets(ctx, recordKind);
  const [fieldSet] = readers;
  const content = await settleContent(ctx, wanted, { recordKind, key, fieldSet, readers, current });
  const changedFields = changedProperties(current, content);
  if (changedFields.length === 0) return 'unchanged';
  await checkStoredValues(ctx, current, content, fieldSet);

  await queries.updateField(ctx.db, id, content, ctx.now);
  if (changedFields.includes('profile_id'))
    await queries.deleteShares(ctx.db, id, content.profile_id ?? undefined);
  const decidesFormulas =
    current.type === 'formula' && changedFields.some((name) => name === 'config' || name === 'profile_id');
  if (decidesFormulas) await recomputeFormulas(ctx, recordKind);
  forgetFieldSets(ctx.identity.tenantId);
  ctx.audit({
    recordKind: 'field',
    recordId: id,
    action: 'updated',
    changedFields,
    previous: Object.fromEntries(changedFields.map((name) => [name, current[name]])),
  });
  return 'updated';
}
