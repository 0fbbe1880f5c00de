import type { AuthoredAutomation, AutomationConfig } from '#generated/types.gen.ts';
import type {
  CreateAutomationInput,
  DuplicateAutomationInput,
} from '#generated/families/automations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { freeName, stemOf } from '#src/domain/names/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { requireFlow } from '../flow/index.ts';
import { problemsOf } from '../record/facts.ts';
import { automationFolders } from '../record/folder-kind.ts';
import { life, requireAutomation, showAuthored } from '../record/life.ts';
import { withButtonIds, workingCopyColumns } from '../record/working-copy.ts';
import { selectNamesLike } from './authoring.queries.ts';

const emptyFlow: AutomationConfig = { nodes: [], edges: [] };
const maxName = 120;

export async function createAutomation(
  ctx: WriteContext,
  { body }: CreateAutomationInput,
): Promise<Result<AuthoredAutomation>> {
  await requireFolder(ctx, automationFolders, body.folder_id);
  await requireRecord(ctx, 'owner', body.owner_id, 'body.owner_id');
  const config = body.config ?? emptyFlow;
  requireFlow(config, 'body.config');
  const id = await insert(ctx, {
    name: body.name.trim(),
    description: body.description ?? null,
    folder_id: storedId(body.folder_id ?? null),
    tags: tidyTags(body.tags ?? []),
    owner_id: storedId(body.owner_id) ?? ctx.identity.userId,
    config: withButtonIds(config, null),
  });
  return showAuthored(ctx, id);
}

/** The copy is a draft with the working copy, without versions, executions, schedule and inbound address. */
export async function duplicateAutomation(
  ctx: WriteContext,
  { body }: DuplicateAutomationInput,
): Promise<Result<AuthoredAutomation>> {
  const original = await requireAutomation(ctx, body.id);
  await requireFolder(ctx, automationFolders, body.folder_id);
  const stem = stemOf(original.name);
  const name = body.name?.trim() ?? freeName(original.name, await selectNamesLike(ctx.db, stem), maxName);
  const id = await insert(ctx, {
    name,
    description: original.description,
    folder_id: body.folder_id === undefined ? original.folder_id : storedId(body.folder_id),
    tags: original.tags,
    owner_id: ctx.identity.userId,
    config: withButtonIds(withoutButtonIds(original.config), null),
  });
  return showAuthored(ctx, id);
}

interface NewAutomation {
  readonly name: string;
  readonly description: string | null;
  readonly folder_id: string | null;
  readonly tags: string[];
  readonly owner_id: string;
  readonly config: AutomationConfig;
}

const insert = async (ctx: WriteContext, { config, ...values }: NewAutomation): Promise<string> =>
  life.insert(ctx, { ...values, ...workingCopyColumns(config, await problemsOf(ctx, config)) });

/** A button is one of its automation: that of a copy is another one. */
const withoutButtonIds = (config: AutomationConfig): AutomationConfig => ({
  ...config,
  nodes: config.nodes.map((node) =>
    node.type === 'trigger' && node.config.type === 'manual_button'
      ? {
          ...node,
          config: { ...node.config, buttons: node.config.buttons.map(({ id: _, ...button }) => button) },
        }
      : node,
  ),
});
