import { isDeepStrictEqual } from 'node:util';
import type { CustomObject, CustomObjectSummary } from '#generated/types.gen.ts';
import type {
  CreateCustomObjectInput,
  GetCustomObjectInput,
  ListCustomObjectsInput,
  MoveCustomObjectInput,
  UpdateCustomObjectInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { forgetFieldSets, holdDefinitions, lockDefinitions } from '#src/domain/field-values/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { holdName, reviseRecord, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { objectFolders } from '../folders.ts';
import { lockObject, objectList, selectNames, selectObject } from './objects.queries.ts';
import { emptyDefinition, requireTemplate, settleParts } from './settle-definition.ts';
import { settleSettings, type Settings } from './settings.ts';
import {
  countObjects,
  insertFields,
  insertObjectRow,
  insertRelationships,
  renameRecords,
  selectStandingInTheWay,
  settingColumns,
} from './write.queries.ts';

const maxObjects = 200;

export const listCustomObjects = (
  ctx: ReadContext,
  { query }: ListCustomObjectsInput,
): Promise<Page<CustomObjectSummary>> => objectList.page(ctx.db, query, viewerScope(ctx));

export async function getCustomObject(
  ctx: ReadContext,
  { path }: GetCustomObjectInput,
): Promise<Result<CustomObject>> {
  const object = await selectObject(ctx.db, ctx, storedId(path.id));
  if (object === undefined) throw notFound('custom object', path.id);
  return object;
}

/** The custom object for a change of it: 404 when there is none, 409 when `expectedRevision` is stale. */
export async function requireLocked(
  ctx: Pick<WriteContext, 'db'>,
  id: string,
  expectedRevision?: number,
): Promise<CustomObject> {
  const object = await lockObject(ctx.db, storedId(id));
  if (object === undefined) throw notFound('custom object', id);
  checkRevision(object.revision, expectedRevision);
  return object;
}

export async function createCustomObject(
  ctx: WriteContext,
  { body }: CreateCustomObjectInput,
): Promise<Result<CustomObject>> {
  await requireFolder(ctx, objectFolders, body.folder_id);
  const settings = await settleSettings(ctx, body);
  const object = { id: uuid7(), definition: emptyDefinition, name_template: null };
  await lockDefinitions(ctx.db);
  await requireRoom(ctx);
  await requireFree(ctx, { key: body.key, name: settings.name });
  const definition = await settleParts(ctx, object, body.definition ?? {}, { place: 'body.definition' });
  await requireTemplate(ctx, settings.name_template, definition.fields);
  return insertObject(ctx, {
    id: object.id,
    key: body.key,
    folder_id: storedId(body.folder_id) ?? null,
    settings,
    definition,
  });
}

interface NewObject {
  readonly id: string;
  readonly key: string;
  readonly folder_id: string | null;
  readonly settings: Settings;
  readonly definition: CustomObject['definition'];
}

/** Stores a custom object with its definition; the definitions of the agency are locked. */
export async function insertObject(ctx: WriteContext, object: NewObject): Promise<Result<CustomObject>> {
  const { id, key, folder_id, settings, definition } = object;
  const { userId } = ctx.identity;
  await insertObjectRow(ctx.db, { id, key, folder_id }, settings, definition, userId, ctx.now);
  await insertFields(ctx.db, id, definition.fields, userId, ctx.now);
  await insertRelationships(ctx.db, definition.relationships, ctx.now);
  forgetFieldSets(ctx.identity.tenantId);
  recordHistory(ctx, { kind: 'custom_object', id, action: 'created' });
  return getCustomObject(ctx, { path: { id } });
}

/** 409 when the agency has as many custom objects as it can; holds the names of all others until the transaction ends. */
export async function requireRoom(ctx: WriteContext): Promise<void> {
  await holdName(ctx.db, 'custom objects');
  if ((await countObjects(ctx.db)) >= maxObjects)
    throw conflict(`An agency can have ${maxObjects} custom objects. Delete some of them first.`);
}

/** 409 when another custom object has the key or the name. */
export async function requireFree(
  ctx: WriteContext,
  { id, key, name }: { readonly id?: string; readonly key?: string; readonly name: string },
): Promise<void> {
  const others = (await selectNames(ctx.db)).filter((other) => other.id !== id);
  const byKey = others.find((other) => other.key === key);
  if (byKey !== undefined)
    throw nameTaken(`The key ${byKey.key} belongs to the custom object "${byKey.name}". Choose another key.`);
  const byName = others.find((other) => other.name.toLowerCase() === name.toLowerCase());
  if (byName !== undefined)
    throw nameTaken(
      `The custom object ${byName.key} is already called "${byName.name}". Choose another name.`,
    );
}

const tracked = [
  'name',
  'plural_name',
  'description',
  'icon',
  'color',
  'name_label',
  'name_template',
  'client_requirement',
  'anchors',
  'record_access',
  'view_permission',
  'view_audience',
  'edit_permission',
  'edit_audience',
] as const satisfies readonly (keyof Settings)[];

export async function updateCustomObject(
  ctx: WriteContext,
  { path, body }: UpdateCustomObjectInput,
): Promise<Result<CustomObject>> {
  const { expected_revision, ...wanted } = body;
  // Nobody changes the fields that a template of names is judged by.
  if (wanted.name_template !== undefined) await holdDefinitions(ctx.db);
  if (wanted.name !== undefined) await holdName(ctx.db, 'custom objects');
  const object = await requireLocked(ctx, path.id, expected_revision);
  const settings = await settleSettings(ctx, wanted, object);
  const changes = changesBetween(object, { ...object, ...settings }, tracked);
  if (changes === null) return getCustomObject(ctx, { path });
  const isTemplateNew = settings.name_template !== object.name_template;
  if (isTemplateNew) await requireTemplate(ctx, settings.name_template, object.definition.fields);
  if (settings.name !== object.name) await requireFree(ctx, { id: object.id, name: settings.name });
  await requireFitting(ctx, object, settings);
  await reviseRecord(ctx.db, 'custom_objects', object.id, settingColumns(settings), ctx.now);
  if (isTemplateNew) await renameRecords(ctx.db, object.id, ctx.now);
  recordHistory(ctx, { kind: 'custom_object', id: object.id, action: 'updated', changes });
  return getCustomObject(ctx, { path });
}

/** 409 when the records do not fit the settings: they lack a client, or have more anchors than allowed. */
async function requireFitting(ctx: WriteContext, before: CustomObject, after: Settings): Promise<void> {
  const needsClient = after.client_requirement === 'required' && before.client_requirement !== 'required';
  if (!needsClient && isDeepStrictEqual(before.anchors, after.anchors)) return;
  const inTheWay = await selectStandingInTheWay(ctx.db, before.id, after.anchors);
  if (needsClient && inTheWay.without_client > 0)
    throw conflict(
      `${inTheWay.without_client} records have no client. Give them one before you make the client required.`,
    );
  const [crowd] = inTheWay.crowded;
  if (crowd !== undefined)
    throw conflict(
      `${crowd.count} records have more anchors of the kind ${crowd.kind} than the new rule allows, or anchors have more records. Delete links first.`,
    );
}

export async function moveCustomObject(
  ctx: WriteContext,
  { path, body }: MoveCustomObjectInput,
): Promise<Result<CustomObject>> {
  const object = await requireLocked(ctx, path.id, body.expected_revision);
  const folderId = storedId(body.folder_id) ?? null;
  await requireFolder(ctx, objectFolders, folderId);
  const changes = changesBetween(object, { ...object, folder_id: folderId }, ['folder_id']);
  if (changes === null) return getCustomObject(ctx, { path });
  await reviseRecord(ctx.db, 'custom_objects', object.id, { folder_id: folderId }, ctx.now);
  recordHistory(ctx, { kind: 'custom_object', id: object.id, action: 'moved', changes });
  return getCustomObject(ctx, { path });
}
