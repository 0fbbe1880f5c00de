import type { Deleted, Modal, ModalAction } from '#generated/types.gen.ts';
import type {
  CreateModalInput,
  DeleteModalInput,
  DuplicateModalInput,
  GetModalInput,
  ListModalsInput,
  MoveModalInput,
  UpdateModalInput,
} from '#generated/families/layouts/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { freeKey, freeName } from '#src/domain/names/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { viewFolders } from '#src/domain/views/index.ts';
import { holdName, jsonb, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { completeSection } from '../content/complete.rules.ts';
import { ownerOf, usesOfSections } from '../content/names.rules.ts';
import { describeUses, storeUses } from '../content/uses.ts';
import { countOpening } from '../navigation/navigation.queries.ts';
import { checkModal } from './modal-checks.ts';
import * as queries from './modals.queries.ts';

const modals = recordLife({
  table: 'modals',
  kind: 'modal',
  noun: 'modal',
  lock: ({ db }, id) => queries.lockModal(db, id),
});

type Values = Omit<queries.StoredModal, 'id' | 'revision'>;

const maxKey = 63;
const maxName = 120;
const closing: ModalAction = { type: 'close', key: 'close', label: 'Close', style: 'secondary' };

export const listModals = (ctx: ReadContext, { query }: ListModalsInput) =>
  queries.modalList.page(ctx.db, query, {});

export const getModal = (ctx: ReadContext, { path }: GetModalInput) => showModal(ctx, path.id);

export async function createModal(ctx: WriteContext, { body }: CreateModalInput): Promise<Result<Modal>> {
  const values: Values = {
    key: body.key,
    name: body.name.trim(),
    description: body.description ?? null,
    title: body.title.trim(),
    size: body.size ?? 'medium',
    record_kind: body.record_kind ?? null,
    custom_object_id: storedId(body.custom_object_id ?? null),
    folder_id: storedId(body.folder_id ?? null),
    sections: body.sections.map(completeSection),
    actions: body.actions ?? [closing],
  };
  await requireFolder(ctx, viewFolders, values.folder_id);
  await checkModal(ctx, values, { record: true, sections: true, actions: true });
  await requireFreeKey(ctx, values.key);
  return insert(ctx, values);
}

export async function updateModal(
  ctx: WriteContext,
  { path, body }: UpdateModalInput,
): Promise<Result<Modal>> {
  const before = await modals.lock(ctx, path.id, body.expected_revision);
  const { id, revision: _revision, ...stored } = before;
  const values: Values = {
    ...stored,
    key: body.key ?? before.key,
    name: body.name?.trim() ?? before.name,
    description: body.description === undefined ? before.description : body.description,
    title: body.title?.trim() ?? before.title,
    size: body.size ?? before.size,
    record_kind: body.record_kind === undefined ? before.record_kind : body.record_kind,
    custom_object_id:
      body.custom_object_id === undefined ? before.custom_object_id : storedId(body.custom_object_id),
    sections: body.sections?.map(completeSection) ?? before.sections,
    actions: body.actions ?? before.actions,
  };
  await checkModal(ctx, values, {
    record: values.record_kind !== before.record_kind || values.custom_object_id !== before.custom_object_id,
    sections: body.sections !== undefined,
    actions: body.actions !== undefined,
  });
  if (values.key !== before.key) await requireFreeKey(ctx, values.key, id);
  const changes = await revise(ctx, before, values);
  if (changes !== null) await storeUsesOf(ctx, id, values);
  return showModal(ctx, id);
}

export async function moveModal(ctx: WriteContext, { path, body }: MoveModalInput): Promise<Result<Modal>> {
  const folderId = storedId(body.folder_id);
  await requireFolder(ctx, viewFolders, folderId);
  const before = await modals.lock(ctx, path.id, body.expected_revision);
  await modals.revise(ctx, before, { folder_id: folderId }, ['folder_id']);
  return showModal(ctx, before.id);
}

export async function duplicateModal(
  ctx: WriteContext,
  { path, body }: DuplicateModalInput,
): Promise<Result<Modal>> {
  const { id: _id, revision: _revision, ...original } = await modals.lock(ctx, path.id);
  const folderId = body?.folder_id === undefined ? original.folder_id : storedId(body.folder_id);
  await requireFolder(ctx, viewFolders, folderId);
  if ((body?.name?.trim().length ?? 0) > maxName)
    throw invalid('body.name', `must have at most ${maxName} characters.`);
  await holdKeys(ctx);
  const { keys, names } = await queries.selectTaken(ctx.db);
  return insert(ctx, {
    ...original,
    key: freeKey(original.key, keys, maxKey),
    name: body?.name?.trim() ?? freeName(original.name, names, maxName),
    folder_id: folderId,
  });
}

export async function deleteModal(ctx: WriteContext, { path, query }: DeleteModalInput): Promise<Deleted> {
  const modal = await modals.lock(ctx, path.id, query.expected_revision);
  const items = await countOpening(ctx.db, modal.id);
  const users = [
    await describeUses(ctx.db, { kind: 'modal', id: modal.id }),
    items === 0 ? undefined : `${items} ${items === 1 ? 'item' : 'items'} of the navigation`,
  ].filter((each) => each !== undefined);
  if (users.length > 0)
    throw conflict(
      `The modal "${modal.name}" is still opened by ${users.join(' and ')}. Take it out there first.`,
    );
  await storeUses(ctx.db, 'modal', modal.id, []);
  return modals.softDelete(ctx, modal, ['key', 'name']);
}

const tracked = [
  'key',
  'name',
  'description',
  'title',
  'size',
  'record_kind',
  'custom_object_id',
  'sections',
  'actions',
] as const;

/** Told by the values, stored as text: the driver would take a list for an array of Postgres. */
async function revise(ctx: WriteContext, before: queries.StoredModal, values: Values) {
  const changes = changesBetween(before, { ...before, ...values }, tracked);
  if (changes === null) return null;
  await reviseRecord(ctx.db, 'modals', before.id, inColumns(values), ctx.now);
  recordHistory(ctx, { kind: 'modal', id: before.id, action: 'updated', changes });
  return changes;
}

const inColumns = ({ sections, actions, ...columns }: Values) => ({
  ...columns,
  sections: jsonb(sections)!,
  actions: jsonb(actions)!,
});

async function insert(ctx: WriteContext, values: Values): Promise<Result<Modal>> {
  const id = await modals.insert(ctx, inColumns(values));
  await storeUsesOf(ctx, id, values);
  return showModal(ctx, id);
}

/** What a modal opens itself keeps it from nothing. */
const storeUsesOf = (
  ctx: WriteContext,
  id: string,
  { record_kind: kind, custom_object_id: objectId, sections }: Values,
) =>
  storeUses(
    ctx.db,
    'modal',
    id,
    usesOfSections(ownerOf(kind ?? '', objectId), sections).filter(
      (use) => use.kind !== 'modal' || use.id !== id,
    ),
  );

async function requireFreeKey(ctx: WriteContext, key: string, ownId?: string): Promise<void> {
  await holdKeys(ctx);
  const namesake = await queries.findNamesake(ctx.db, key, ownId);
  if (namesake !== undefined)
    throw nameTaken(`The modal "${namesake.name}" has the key "${key}" already (${namesake.id}).`);
}

/** Nobody else gives a key before the transaction ends. */
const holdKeys = (ctx: WriteContext): Promise<void> => holdName(ctx.db, 'keys of modals');

async function showModal(ctx: ReadContext, id: string): Promise<Result<Modal>> {
  const modal = await queries.selectModal(ctx.db, id);
  if (modal === undefined) throw notFound('modal', id);
  return modal;
}
