import { isDeepStrictEqual as isSame } from 'node:util';
import type { ProcessStageInput } from '#generated/console/types.gen.ts';
import type { ReplaceProcessStagesInput } from '#generated/console/families/process-authoring/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  isSameContent,
  referencesOf,
  requireDraft,
  requireToolReferences,
  snapshotOf,
  storeDraft,
  toolContent,
  type ProcessSnapshot,
  type ToolContent,
} from '#src/domain/processes/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import * as queries from './draft-writes.queries.ts';
import { showDraft } from './show.ts';
import { planStages, type PlannedStages } from './stages.rules.ts';

export async function replaceProcessStages(ctx: WriteContext, { path, body }: ReplaceProcessStagesInput) {
  const process = await requireDraft(ctx, storedId(path.id), body.expected_revision);
  const current = (await snapshotOf(ctx.db, process.id))!;
  const planned = await checkStages(ctx, body.stages, current, 'body.stages');
  if (isSameContent({ ...current, ...planned }, current)) return showDraft(ctx, process.id);
  await writeStages(ctx, process.id, current, planned);
  await storeDraft(ctx, process);
  ctx.audit({
    recordKind: 'process_definition',
    recordId: process.id,
    action: 'updated',
    changedFields: ['stages'],
  });
  return showDraft(ctx, process.id);
}

/** The stages that a request wants; 400 at the place of what does not fit or does not exist. What `current` names may stay. */
export async function checkStages(
  ctx: WriteContext,
  inputs: readonly ProcessStageInput[],
  current: Pick<ProcessSnapshot, 'defaults' | 'stages'>,
  place: string,
): Promise<PlannedStages> {
  const planned = planStages(inputs, current.stages, place);
  const named = new NamedRecords(namesIn(current));
  inputs.forEach((input, index) => {
    const at = `${place}[${index}]`;
    named
      .add('department', input.department_id, `${at}.department_id`)
      .add('status_template', input.status_template_id, `${at}.status_template_id`)
      .addAll('member', input.assignment?.user_ids, `${at}.assignment.user_ids`)
      .addAll('task_field', input.required_field_keys, `${at}.required_field_keys`);
    input.substages?.forEach(({ user_ids: ids }, nth) =>
      named.addAll('member', ids, `${at}.substages[${nth}].user_ids`),
    );
  });
  await named.require(ctx);
  const former = toolsById(current.stages);
  await requireToolReferences(
    ctx,
    planned.stages.flatMap(({ tools }, index) =>
      tools.flatMap(({ id, config }, nth) =>
        isSame(former.get(id)?.config, config)
          ? []
          : [{ config, place: `${place}[${index}].tools[${nth}].config` }],
      ),
    ),
  );
  return planned;
}

/** Everything that the process names by id or key. */
export function namesIn(snapshot: Pick<ProcessSnapshot, 'defaults' | 'stages'>): ReadonlySet<string> {
  return new Set(referencesOf(snapshot).map(({ id }) => id));
}

/** Makes the stages of the working copy those that are planned; ids that it has already stay what they are. */
export async function writeStages(
  ctx: WriteContext,
  processId: string,
  current: Pick<ProcessSnapshot, 'stages'>,
  { stages, dependencies }: PlannedStages,
): Promise<void> {
  const kept = new Set(stages.map(({ id }) => id));
  const removed = current.stages.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await queries.deleteStages(ctx.db, removed);
  if (stages.length > 0) await queries.upsertStages(ctx.db, processId, stages);
  await queries.replaceDependencies(ctx.db, processId, dependencies);
  await writeTools(ctx, processId, current, stages);
}

async function writeTools(
  ctx: WriteContext,
  processId: string,
  current: Pick<ProcessSnapshot, 'stages'>,
  stages: PlannedStages['stages'],
): Promise<void> {
  const former = toolsById(current.stages);
  const wanted = stages.flatMap(({ id, tools }) =>
    tools.map((tool, position): queries.PlacedTool => ({
      ...toolContent(tool),
      stage_definition_id: id,
      position,
    })),
  );
  const kept = new Set(wanted.map(({ id }) => id));
  const gone = [...former.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await queries.deleteTools(ctx.db, gone);
  const changed = wanted.filter((tool) => !isSame(former.get(tool.id), tool));
  const renamed = changed
    .filter(({ id, name }) => former.has(id) && former.get(id)!.name !== name)
    .map(({ id }) => id);
  if (renamed.length > 0) await queries.clearToolNames(ctx.db, renamed);
  if (changed.length > 0) await queries.upsertTools(ctx.db, processId, changed, ctx.identity.userId, ctx.now);
}

const toolsById = (
  stages: readonly { readonly id: string; readonly tools: readonly ToolContent[] }[],
): Map<string, queries.PlacedTool> =>
  new Map(
    stages.flatMap(({ id, tools }) =>
      tools.map((tool, position) => [tool.id, { ...toolContent(tool), stage_definition_id: id, position }]),
    ),
  );
