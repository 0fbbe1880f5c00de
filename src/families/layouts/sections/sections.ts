import type { Deleted, SharedSection } from '#generated/types.gen.ts';
import type { GetSharedSectionInput, ListSharedSectionsInput } from '#generated/families/layouts/handlers.ts';
import type {
  CreateSharedSectionInput,
  DeleteSharedSectionInput,
  UpdateSharedSectionInput,
} from '#generated/console/families/layouts/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { conflict, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { completeContent } from '../content/complete.rules.ts';
import { checkItems } from '../content/keys.rules.ts';
import { ownerOf, usesOfItem } from '../content/names.rules.ts';
import { describeUses, storeUses } from '../content/uses.ts';
import { openPage, requirePageKind } from '../content/open-page.ts';
import * as queries from './sections.queries.ts';

const sections = recordLife({
  table: 'shared_sections',
  kind: 'shared_section',
  noun: 'shared section',
  lock: ({ db }, id) => queries.lockSection(db, id),
});

type Content = SharedSection['section'];

export const listSharedSections = (ctx: ReadContext, { query }: ListSharedSectionsInput) =>
  queries.sectionList.page(ctx.db, query, {});

export const getSharedSection = (ctx: ReadContext, { path }: GetSharedSectionInput) =>
  showSection(ctx, path.id);

export async function createSharedSection(
  ctx: WriteContext,
  { body }: CreateSharedSectionInput,
): Promise<Result<SharedSection>> {
  const section = completeContent(body.section);
  await checkContent(ctx, body.record_kind, section);
  await requireFreeKey(ctx, body.key);
  const id = await sections.insert(ctx, {
    key: body.key,
    name: body.name.trim(),
    description: body.description ?? null,
    record_kind: body.record_kind,
    section: JSON.stringify(section),
  });
  await storeContent(ctx, id, body.record_kind, section);
  return showSection(ctx, id);
}

export async function updateSharedSection(
  ctx: WriteContext,
  { path, body }: UpdateSharedSectionInput,
): Promise<Result<SharedSection>> {
  const before = await sections.lock(ctx, path.id, body.expected_revision);
  const section = body.section === undefined ? before.section : completeContent(body.section);
  if (body.section !== undefined) await checkContent(ctx, before.record_kind, section);
  if (body.key !== undefined && body.key !== before.key) await requireFreeKey(ctx, body.key, before.id);
  const after = {
    key: body.key ?? before.key,
    name: body.name?.trim() ?? before.name,
    description: body.description === undefined ? before.description : body.description,
    section,
  };
  const changes = await sections.revise(ctx, before, after, ['key', 'name', 'description', 'section']);
  if (changes !== null) await storeContent(ctx, before.id, before.record_kind, section);
  return showSection(ctx, before.id);
}

export async function deleteSharedSection(
  ctx: WriteContext,
  { path, query }: DeleteSharedSectionInput,
): Promise<Deleted> {
  const section = await sections.lock(ctx, path.id, query.expected_revision);
  const users = await describeUses(ctx.db, { kind: 'shared_section', id: section.id });
  if (users !== undefined)
    throw conflict(`The section "${section.name}" is still used by ${users}. Take it out there first.`);
  await storeUses(ctx.db, 'shared_section', section.id, []);
  return sections.softDelete(ctx, section, ['key', 'name']);
}

async function checkContent(
  ctx: WriteContext,
  recordKind: SharedSection['record_kind'],
  section: Content,
): Promise<void> {
  const kind = requirePageKind(recordKind, 'body.record_kind');
  checkItems(section.items, 'body.section.items');
  const { check } = await openPage(ctx, kind);
  await check.items(section.items, section.column_count, 'body.section.items');
  await check.require();
}

const storeContent = (ctx: WriteContext, id: string, recordKind: string, section: Content) =>
  storeUses(
    ctx.db,
    'shared_section',
    id,
    section.items.flatMap((item) => usesOfItem(ownerOf(recordKind), item)),
  );

/** 409 when another section has the key; nobody else gives one before the transaction ends. */
async function requireFreeKey(ctx: WriteContext, key: string, ownId?: string): Promise<void> {
  await holdName(ctx.db, 'shared section', key);
  const namesake = await queries.findNamesake(ctx.db, key, ownId);
  if (namesake !== undefined)
    throw nameTaken(`The section "${namesake.name}" has the key "${key}" already (${namesake.id}).`);
}

async function showSection(ctx: ReadContext, id: string): Promise<Result<SharedSection>> {
  const section = await queries.selectSection(ctx.db, id);
  if (section === undefined) throw notFound('shared section', id);
  return section;
}
