import type { AuthoredAutomation, AutomationConfig } from '#generated/types.gen.ts';
import type {
  MoveAutomationInput,
  RestoreAutomationVersionInput,
  UpdateAutomationInput,
} from '#generated/families/automations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { requireFlow } from '../flow/index.ts';
import { problemsOf } from '../record/facts.ts';
import { automationFolders } from '../record/folder-kind.ts';
import { life, showAuthored } from '../record/life.ts';
import { findFlow, type StoredAutomation } from '../record/stored.queries.ts';
import { hashOf, withButtonIds, workingCopyColumns } from '../record/working-copy.ts';
import { edited } from './edits.rules.ts';

export async function updateAutomation(
  ctx: WriteContext,
  { body }: UpdateAutomationInput,
): Promise<Result<AuthoredAutomation>> {
  const before = await life.lock(ctx, body.id, body.expected_revision);
  await requireRecord(ctx, 'owner', body.owner_id, 'body.owner_id');
  const config = wishedFlow(before, body);
  const flow = config === undefined ? undefined : await workingCopy(ctx, before, config);
  await life.revise(
    ctx,
    before,
    {
      ...(body.name !== undefined && { name: body.name.trim() }),
      ...(body.description !== undefined && { description: body.description }),
      ...(body.tags !== undefined && { tags: tidyTags(body.tags) }),
      ...(body.owner_id !== undefined && { owner_id: storedId(body.owner_id) }),
      ...flow,
    },
    ['name', 'description', 'tags', 'owner_id', 'config_hash'],
  );
  return showAuthored(ctx, before.id);
}

function wishedFlow(
  before: StoredAutomation,
  body: UpdateAutomationInput['body'],
): AutomationConfig | undefined {
  if (body.edits !== undefined) {
    const config = edited(before.config, body.edits, 'body.edits');
    requireFlow(config, 'body.edits');
    return config;
  }
  if (body.config !== undefined) requireFlow(body.config, 'body.config');
  return body.config;
}

/** Columns of another working copy; `config` is told by its hash in the history. */
async function workingCopy(ctx: WriteContext, before: StoredAutomation, wished: AutomationConfig) {
  const config = withButtonIds(wished, before.config);
  if (hashOf(config) === before.config_hash) return undefined;
  const { config: text, ...columns } = workingCopyColumns(config, await problemsOf(ctx, config));
  return { ...columns, config: text as unknown as AutomationConfig };
}

export async function moveAutomation(
  ctx: WriteContext,
  { body }: MoveAutomationInput,
): Promise<Result<AuthoredAutomation>> {
  const before = await life.lock(ctx, body.id, body.expected_revision);
  await requireFolder(ctx, automationFolders, body.folder_id);
  await life.revise(ctx, before, { folder_id: storedId(body.folder_id) }, ['folder_id']);
  return showAuthored(ctx, before.id);
}

/** The working copy becomes what a version says; the published version stays until the next publication. */
export async function restoreAutomationVersion(
  ctx: WriteContext,
  { path, body }: RestoreAutomationVersionInput,
): Promise<Result<AuthoredAutomation>> {
  const before = await life.lock(ctx, path.id, body.expected_revision);
  const config = await findFlow(ctx.db, before.id, body.version);
  if (config === undefined) throw notFound('version', String(body.version));
  const flow = await workingCopy(ctx, before, config);
  if (flow !== undefined)
    await life.revise(ctx, before, flow, ['config_hash'], `Restored version ${body.version}.`);
  return showAuthored(ctx, before.id);
}
