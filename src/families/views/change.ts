import type { View } from '#generated/types.gen.ts';
import type { MoveViewInput, UpdateViewInput } from '#generated/families/views/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import {
  columnsOf,
  findView,
  readerOf,
  requireDefinition,
  requireList,
  viewFolders,
  withDefaults,
  type GivenDefinition,
} from '#src/domain/views/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { audienceAfter } from './sharing.ts';
import { hold, passDefault, requireOwner, requireRoom, requireView, reviseView } from './stored.ts';
import { selectChangedView, selectOrder, updateOrder } from './views.queries.ts';

type Body = UpdateViewInput['body'];

export async function updateView(ctx: WriteContext, { body }: UpdateViewInput): Promise<Result<View>> {
  const before = await lockForChange(ctx, body);
  if (!before.can_edit)
    throw problem(
      'permission_denied',
      'This view is shared with you to look at. Its owner can let its audience edit it.',
    );
  await requireOwnership(ctx, before, body);
  await requireGiven(ctx, before, body);
  const audience = await audienceAfter(ctx, before, body);
  const after: View = { ...before, ...definitionAfter(before, body), ...audience };
  after.status = after.sharing === null ? 'private' : 'shared';
  if (body.owner_id !== undefined) after.owner_id = storedId(body.owner_id);
  checkRevision(before.revision, body.expected_revision);
  if (after.owner_id !== before.owner_id) await requireRoom(ctx, after.owner_id);
  if (after.is_default && !before.is_default) await passDefault(ctx, before, before.id);
  await reviseView(ctx, before, after);
  return selectChangedView(ctx.db, readerOf(ctx), before.id);
}

/** The view, with what its change may touch besides held first. */
async function lockForChange(ctx: WriteContext, body: Body): Promise<View> {
  const seen = await findView(ctx.db, readerOf(ctx), storedId(body.id));
  if (seen === undefined) throw notFound('view', body.id);
  await hold(ctx, {
    ...(body.owner_id !== undefined && { owners: [body.owner_id] }),
    ...(body.is_default === true && { defaultOf: seen }),
  });
  return requireView(ctx, body.id);
}

/** Only its owner and settings.manage give a view to somebody else: a member who is still here, or a service account. */
async function requireOwnership(ctx: WriteContext, before: View, { owner_id: ownerId }: Body): Promise<void> {
  if (ownerId === undefined || storedId(ownerId) === before.owner_id) return;
  requireOwner(ctx, before);
  await new NamedRecords().add('owner', ownerId, 'body.owner_id').require(ctx);
}

/** 400 for what the list does not have. What a request does not touch stays, even where its field is gone. */
async function requireGiven(ctx: WriteContext, before: View, body: Body): Promise<void> {
  const given: GivenDefinition = body;
  const names = ['columns', 'filter_group', 'quick_filters', 'sort_by', 'group_by', 'display'] as const;
  if (names.every((name) => given[name] === undefined)) return;
  await requireDefinition(ctx, await requireList(ctx, before, 'view'), given);
}

const definitionAfter = (before: View, body: Body): Partial<View> => ({
  name: body.name?.trim() ?? before.name,
  ...given(body, [
    'description',
    'icon',
    'color',
    'filter_group',
    'quick_filters',
    'sort_by',
    'group_by',
    'page_size',
  ]),
  ...(body.columns !== undefined && { columns: columnsOf(body.columns) }),
  ...(body.display !== undefined && { display: withDefaults(body.display) }),
});

const given = <K extends keyof Body & keyof View>(body: Body, names: readonly K[]): Partial<View> =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));

export async function moveView(ctx: WriteContext, { body }: MoveViewInput): Promise<Result<View>> {
  const seen = await findView(ctx.db, readerOf(ctx), storedId(body.id));
  if (seen === undefined) throw notFound('view', body.id);
  const folderId = storedId(body.folder_id);
  await requireFolder(ctx, viewFolders, folderId);
  await hold(ctx, { folders: [seen.folder_id, folderId] });
  const before = await requireView(ctx, body.id);
  requireOwner(ctx, before);
  checkRevision(before.revision, body.expected_revision);
  const order = (await selectOrder(ctx.db, folderId)).filter((id) => id !== before.id);
  const position = Math.min(body.position ?? order.length, order.length);
  await reviseView(ctx, before, { ...before, folder_id: folderId, position }, 'moved');
  order.splice(position, 0, before.id);
  await updateOrder(ctx.db, order);
  return selectChangedView(ctx.db, readerOf(ctx), before.id);
}
