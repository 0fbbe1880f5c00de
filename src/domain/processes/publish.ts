import type { WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { isSameContent } from './compare.ts';
import { requireDraft } from './drafts.ts';
import { updateProcess } from './drafts.queries.ts';
import { publishingProblem, publishingWarnings } from './publishing.rules.ts';
import type { ProcessSnapshot } from './snapshot.ts';
import { snapshotOf } from './snapshot.queries.ts';
import { findToolFaults } from './tool-faults.ts';
import { targetOf } from './tool-targets.queries.ts';
import { findVersion, insertVersion } from './versions.queries.ts';

export interface Published {
  readonly version: number;
  readonly warnings: readonly string[];
}

export interface Publishing {
  readonly changeNote?: string | null;
  readonly expectedRevision?: number | undefined;
}

/**
 * Freezes the working copy as the next version, which new tasks get from then on. 409 when it cannot be worked with, when
 * nothing in it was changed since, or when the process is archived. Returns the version, with warnings about parts that
 * have no effect.
 */
export async function publish(
  ctx: WriteContext,
  processDefinitionId: string,
  { changeNote, expectedRevision }: Publishing = {},
): Promise<Published> {
  const process = await requireDraft(ctx, processDefinitionId, expectedRevision);
  const snapshot = (await snapshotOf(ctx.db, process.id))!;
  const former =
    process.version === null ? undefined : await findVersion(ctx.db, process.id, process.version);
  if (former !== undefined && isSameContent(former, snapshot))
    throw conflict(`Nothing has changed since version ${process.version} was published.`);
  const faults = await findToolFaults(
    ctx,
    snapshot.stages.flatMap(({ department_id: departmentId, tools }) =>
      tools.map(({ id, type, config }) => ({ id, type, config, departmentId })),
    ),
  );
  const wrong = publishingProblem(snapshot, faults);
  if (wrong !== undefined) throw wrong;
  demandForNewTools(ctx, snapshot, former);

  const version = (process.version ?? 0) + 1;
  await insertVersion(
    ctx.db,
    {
      process_definition_id: process.id,
      version,
      snapshot,
      change_note: changeNote?.trim() || null,
      published_by: ctx.identity.userId,
    },
    ctx.now,
  );
  await updateProcess(
    ctx.db,
    process.id,
    { status: 'published', version, published_at: ctx.now, has_unpublished_changes: false },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'process_definition',
    recordId: process.id,
    action: 'published',
    changedFields: ['version'],
    previous: { version: process.version },
  });
  return { version, warnings: publishingWarnings(snapshot, faults) };
}

/** 403 unless the caller may run what tools of this version are the first to offer: those who work on the stages run it without that right. */
function demandForNewTools(
  ctx: Pick<WriteContext, 'demand' | 'services'>,
  { stages }: ProcessSnapshot,
  former: ProcessSnapshot | undefined,
): void {
  const offered = new Set(toolsIn(former?.stages ?? []).map(({ config }) => targetOf(config)?.id));
  for (const { type, permission } of ctx.services.parts.toolRunners) {
    const isNew = toolsIn(stages).some(
      (tool) => tool.type === type && !offered.has(targetOf(tool.config)?.id),
    );
    if (permission !== undefined && isNew) ctx.demand(permission);
  }
}

const toolsIn = (stages: ProcessSnapshot['stages']) => stages.flatMap(({ tools }) => tools);
