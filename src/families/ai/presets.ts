import type { BulkResult } from '#generated/types.gen.ts';
import type { AiPresetDetails } from '#generated/console/types.gen.ts';
import type {
  DeleteAiPresetsInput,
  ListAiPresetDetailsInput,
  ListAiPresetsInput,
} from '#generated/families/ai/handlers.ts';
import type {
  CreateAiPresetInput,
  DuplicateAiPresetInput,
  UpdateAiPresetInput,
} from '#generated/console/families/ai/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import {
  holdName,
  insertRecord,
  reviseRecord,
  softDeleteRecord,
  storedId,
} from '#src/platform/db/query/index.ts';
import { counted } from '#src/platform/counted.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { checkPreset } from './preset-checks.ts';
import { countUses, replaceInInboxes } from './preset-uses.queries.ts';
import * as queries from './presets.queries.ts';

export const listAiPresets = (ctx: ReadContext, { query }: ListAiPresetsInput) =>
  queries.presets.page(ctx.db, query, {});

export const listAiPresetDetails = (ctx: ReadContext, { query }: ListAiPresetDetailsInput) =>
  queries.presetDetails.page(ctx.db, query, { now: ctx.now });

export async function createAiPreset(
  ctx: WriteContext,
  { body }: CreateAiPresetInput,
): Promise<Result<AiPresetDetails>> {
  await checkPreset(ctx, body);
  return insert(ctx, {
    name: body.name.trim(),
    purpose: body.purpose,
    description: body.description ?? null,
    model: body.model ?? null,
    tone: body.tone ?? null,
    instructions: body.instructions,
    temperature: body.temperature ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    language: body.language ?? null,
    tool_keys: [...(body.tool_keys ?? [])],
    context_source_keys: [...(body.context_source_keys ?? [])],
    is_memory_used: body.is_memory_used ?? false,
    is_default: body.is_default ?? false,
  });
}

export async function duplicateAiPreset(
  ctx: WriteContext,
  { path, body }: DuplicateAiPresetInput,
): Promise<Result<AiPresetDetails>> {
  const { id: _id, revision: _revision, is_built_in: _builtIn, ...values } = await lock(ctx, path.id);
  return insert(ctx, { ...values, name: body.name.trim(), is_default: false });
}

export async function updateAiPreset(
  ctx: WriteContext,
  { path, body: { expected_revision: expectedRevision, ...wish } }: UpdateAiPresetInput,
): Promise<Result<AiPresetDetails>> {
  const before = await lock(ctx, path.id, expectedRevision);
  if (before.is_built_in)
    throw conflict('The preset comes with the service. Duplicate it, and change the copy.');
  await checkPreset(ctx, wish, before);
  const values = {
    ...wish,
    ...(wish.name !== undefined && { name: wish.name.trim() }),
    ...(wish.tool_keys !== undefined && { tool_keys: [...wish.tool_keys] }),
    ...(wish.context_source_keys !== undefined && { context_source_keys: [...wish.context_source_keys] }),
  };
  if (values.name !== undefined) await holdFreeName(ctx, values.name, before.id);
  const changes = changesBetween(
    before,
    { ...before, ...values },
    Object.keys(values) as (keyof typeof before & string)[],
  );
  if (changes === null) return show(ctx, before.id);
  if (values.is_default === true) await takeDefault(ctx, before.purpose);
  await reviseRecord(ctx.db, 'ai_presets', before.id, values, ctx.now);
  recordHistory(ctx, { kind: 'ai_preset', id: before.id, action: 'updated', changes });
  ctx.announce({ kind: 'ai_preset', id: before.id, revision: before.revision + 1 });
  return show(ctx, before.id);
}

export async function deleteAiPresets(
  ctx: WriteContext,
  { query }: DeleteAiPresetsInput,
): Promise<BulkResult> {
  const ids = query.id.map((id) => storedId(id));
  const replacement = await replacementOf(ctx, query.replacement_id, ids);
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  return runBulk(ctx, query.id, async (id) => {
    const preset = await lock(ctx, id, revisionOf(id));
    if (preset.is_built_in) throw conflict('The preset comes with the service and stays.');
    if (preset.is_default && replacement?.purpose !== preset.purpose)
      throw conflict(
        `The preset is the default for ${preset.purpose}. Name a replacement_id with that purpose, or make another one the default first.`,
      );
    await giveUpUses(ctx, preset, replacement);
    await softDeleteRecord(ctx.db, 'ai_presets', preset.id, ctx.identity.userId, ctx.now);
    if (preset.is_default) {
      await reviseRecord(ctx.db, 'ai_presets', replacement!.id, { is_default: true }, ctx.now);
      recordHistory(ctx, { kind: 'ai_preset', id: replacement!.id, action: 'updated' });
    }
    ctx.audit({
      recordKind: 'ai_preset',
      recordId: preset.id,
      action: 'deleted',
      previous: { name: preset.name },
    });
    ctx.announce({ kind: 'ai_preset', id: preset.id, revision: preset.revision + 1 });
    return 'succeeded';
  });
}

/** Inboxes go on with the replacement; what was published with the preset is not changed behind its author's back. */
async function giveUpUses(
  ctx: WriteContext,
  preset: queries.StoredPreset,
  replacement: queries.StoredPreset | undefined,
): Promise<void> {
  const { automations, processes, tasks, inboxes } = await countUses(ctx.db, preset.id);
  const fixed = [
    ...(automations === 0 ? [] : [`steps of ${counted(automations, 'automation')}`]),
    ...(processes === 0 ? [] : [`stage tools of ${counted(processes, 'process', 'processes')}`]),
  ];
  if (fixed.length > 0)
    throw conflict(`The preset is used by ${fixed.join(' and ')}. Choose another one there first.`);
  if (tasks > 0)
    throw conflict(
      `The preset is used by stage tools of ${counted(tasks, 'open task')}, which keep the version of their process. Complete or skip these stages first.`,
    );
  if (inboxes === 0) return;
  if (replacement?.purpose !== preset.purpose)
    throw conflict(
      `The preset is used by ${counted(inboxes, 'ticket inbox', 'ticket inboxes')}. Name a replacement_id with the purpose ${preset.purpose}.`,
    );
  for (const { id, revision } of await replaceInInboxes(ctx.db, preset.id, replacement.id, ctx.now)) {
    ctx.audit({ recordKind: 'ticket_inbox', recordId: id, action: 'updated', changedFields: ['ai'] });
    ctx.announce({ kind: 'ticket_inbox', id, revision });
  }
}

async function replacementOf(ctx: ReadContext, given: string | undefined, deleted: readonly string[]) {
  if (given === undefined) return undefined;
  const replacement = await lock(ctx, given);
  if (deleted.includes(replacement.id))
    throw invalid('query.replacement_id', 'is one of the presets to delete.');
  return replacement;
}

type Values = Omit<queries.StoredPreset, 'id' | 'revision' | 'is_built_in'>;

async function insert(ctx: WriteContext, values: Values): Promise<Result<AiPresetDetails>> {
  await holdFreeName(ctx, values.name, null);
  if (values.is_default) await takeDefault(ctx, values.purpose);
  const id = await insertRecord(
    ctx.db,
    'ai_presets',
    { ...values, created_by: ctx.identity.userId },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'ai_preset', id, action: 'created' });
  ctx.announce({ kind: 'ai_preset', id, revision: 1 });
  return show(ctx, id);
}

/** Makes room for another default of the purpose. */
async function takeDefault(ctx: WriteContext, purpose: Values['purpose']): Promise<void> {
  for (const id of await queries.clearDefault(ctx.db, purpose, ctx.now))
    recordHistory(ctx, { kind: 'ai_preset', id, action: 'updated' });
}

async function holdFreeName(ctx: WriteContext, name: string, except: string | null): Promise<void> {
  await holdName(ctx.db, 'names of AI presets');
  if (await queries.isNameTaken(ctx.db, name, except)) throw conflict(`Another preset is called ${name}.`);
}

async function lock(ctx: ReadContext, id: string, expectedRevision?: number): Promise<queries.StoredPreset> {
  const preset = await queries.lockPreset(ctx.db, storedId(id));
  if (preset === undefined) throw notFound('AI preset', id);
  checkRevision(preset.revision, expectedRevision);
  return preset;
}

async function show(ctx: ReadContext, id: string): Promise<Result<AiPresetDetails>> {
  return (await queries.selectPresetDetails(ctx.db, id, ctx.now))!;
}
