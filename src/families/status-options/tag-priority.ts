import type {
  ReadTagPriorityOptionsInput,
  SaveTagPriorityOptionInput,
} from '#generated/families/status-options/handlers.ts';
import type {
  TagPriorityOption,
  TagPriorityOptions,
  TagPrioritySave,
  TagPrioritySaved,
} from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { recordsSeenBy } from './tag-counts.queries.ts';
import * as queries from './tag-priority.queries.ts';
import { requireFitting, requireSameOption } from './tag-priority.rules.ts';

const maxShown = 1000;

export async function readTagPriorityOptions(
  ctx: ReadContext,
  { body }: ReadTagPriorityOptionsInput,
): Promise<TagPriorityOptions> {
  const options = await queries.selectTagPriorityOptions(ctx.db, body, recordsSeenBy(ctx), maxShown + 1);
  return { options: options.slice(0, maxShown), is_shortened: options.length > maxShown };
}

export async function saveTagPriorityOption(
  ctx: WriteContext,
  { body: given }: SaveTagPriorityOptionInput,
): Promise<TagPrioritySaved> {
  // As records carry it.
  const body = given.tag === undefined ? given : { ...given, tag: given.tag.trim() };
  requireFitting(body);
  await queries.lockTagPriorityOptions(ctx.db);
  const key = keyOf(body);
  const existing = await queries.findTagPriorityOption(ctx.db, key);
  if (existing !== undefined) return change(ctx, existing, body);
  if ('id' in key) throw notFound('tag or priority option', key.id);
  if (body.expected_revision !== undefined)
    throw conflict('expected_revision was sent, but no option matches. Omit it to create an option.');
  return create(ctx, body);
}

function keyOf({ record_kind: recordKind, id, tag, rank }: TagPrioritySave): queries.OptionKey {
  if (id !== undefined) return { id: storedId(id) };
  return tag !== undefined ? { recordKind, tag } : { recordKind, rank: rank! };
}

async function create(ctx: WriteContext, body: TagPrioritySave): Promise<TagPrioritySaved> {
  const {
    record_kind,
    kind,
    tag = null,
    rank = null,
    label,
    color,
    description = null,
    position,
    is_default = false,
  } = body;
  if (label === undefined) throw invalid('body.label', 'is required for a new option.');
  if (color === undefined) throw invalid('body.color', 'is required for a new option.');
  const values = {
    record_kind,
    kind,
    tag,
    rank,
    label: label.trim(),
    description,
    color,
    position: position ?? (await queries.findEndPosition(ctx.db, record_kind, kind)),
    is_default,
  };
  await requireFreeLabel(ctx, values, null);
  if (is_default) await takeDefaultAway(ctx, record_kind);
  const id = await queries.insertTagPriorityOption(ctx.db, values, ctx.identity.userId, ctx.now);
  ctx.audit({ recordKind: 'tag_priority_option', recordId: id, action: 'created' });
  return { outcome: 'created', option: await show(ctx, { id, record_kind }) };
}

async function change(
  ctx: WriteContext,
  before: queries.StoredOption,
  body: TagPrioritySave,
): Promise<TagPrioritySaved> {
  checkRevision(before.revision, body.expected_revision);
  requireSameOption(before, body);
  const {
    label = before.label,
    color = before.color,
    description = before.description,
    position = before.position,
    is_default = before.is_default,
  } = body;
  const values = {
    tag: body.tag ?? before.tag,
    label: label.trim(),
    description,
    color,
    position,
    is_default,
  };
  const changes = diff(before, values, ['tag', 'label', 'description', 'color', 'position', 'is_default']);
  if (changes === null) return { outcome: 'unchanged', option: await show(ctx, before) };

  await requireFreeLabel(ctx, { ...before, label: values.label }, before.id);
  if (is_default && !before.is_default) {
    if (before.archived_at !== null)
      throw conflict(`"${before.label}" is archived and cannot be the default. Restore it first.`);
    await takeDefaultAway(ctx, before.record_kind);
  }
  await queries.updateTagPriorityOption(ctx.db, before.id, values, ctx.now);
  ctx.audit({
    recordKind: 'tag_priority_option',
    recordId: before.id,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
  return { outcome: 'updated', option: await show(ctx, before) };
}

async function takeDefaultAway(
  ctx: WriteContext,
  recordKind: TagPriorityOption['record_kind'],
): Promise<void> {
  const formerId = await queries.clearDefaultPriority(ctx.db, recordKind, ctx.now);
  if (formerId === undefined) return;
  ctx.audit({
    recordKind: 'tag_priority_option',
    recordId: formerId,
    action: 'updated',
    changedFields: ['is_default'],
    previous: { is_default: true },
  });
}

/** 409 when another option in use has the label. */
export async function requireFreeLabel(
  ctx: ReadContext,
  option: Pick<TagPriorityOption, 'record_kind' | 'kind' | 'label'>,
  ownId: string | null,
): Promise<void> {
  const holderId = await queries.findLabelHolder(ctx.db, option, ownId);
  if (holderId !== undefined)
    throw conflict(
      `A ${option.kind} of ${option.record_kind}s named "${option.label}" already exists (${holderId}).`,
    );
}

const show = (
  ctx: ReadContext,
  option: Pick<TagPriorityOption, 'id' | 'record_kind'>,
): Promise<TagPriorityOption> => queries.selectTagPriorityOption(ctx.db, option, recordsSeenBy(ctx));
