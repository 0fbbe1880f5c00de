import type { Sop, SopCreate } from '#generated/types.gen.ts';
import type { CreateSopInput } from '#generated/families/sops/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { idsIn, withSteps } from '#src/domain/blocks/index.ts';
import { attach } from '#src/domain/files/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import * as content from '../content/content.queries.ts';
import { measureOf, requireFitting } from '../content/limits.rules.ts';
import { loadPartJudge } from '../content/new-parts.ts';
import { storeSteps } from '../content/steps.ts';
import { sopFolders } from '../record/folder-kind.ts';
import { selectSopSettings } from '../record/settings.queries.ts';
import { requireSop, showChangedSop, sops } from '../record/sop-life.ts';
import { spelledTags } from '../record/tag-names.ts';

export async function createSop(ctx: WriteContext, { body }: CreateSopInput): Promise<Result<Sop>> {
  return showChangedSop(ctx, await insertSop(ctx, body));
}

/** Stores a draft with its steps and blocks; answers its id. */
async function insertSop(ctx: WriteContext, body: SopCreate): Promise<string> {
  await requireFolder(ctx, sopFolders, body.folder_id);
  await new NamedRecords()
    .add('working_member', body.owner_id, 'body.owner_id')
    .addAll('department', body.department_ids, 'body.department_ids')
    .require(ctx);
  const steps =
    body.source_sop_id === undefined
      ? await newSteps(ctx, body.steps ?? [])
      : await copiedSteps(ctx, body.source_sop_id);
  const settings = await selectSopSettings(ctx.db);
  const { userId } = ctx.identity;
  const id = await sops.insert(ctx, {
    title: body.title.trim(),
    summary: body.summary ?? null,
    folder_id: storedId(body.folder_id ?? null),
    tags: await spelledTags(ctx, body.tags ?? []),
    owner_id: storedId(body.owner_id) ?? userId,
    department_ids: tidyIds(body.department_ids ?? []),
    is_restricted: body.is_restricted ?? false,
    estimated_minutes: body.estimated_minutes ?? null,
    review_interval_days:
      body.review_interval_days === undefined
        ? settings.default_review_interval_days
        : body.review_interval_days,
    content_author_id: userId,
  });
  await storeSteps(ctx, id, steps, { userId, now: ctx.now });
  await content.placeSteps(
    ctx.db,
    steps.map((step) => step.id),
  );
  await content.storeFirstContent(ctx.db, id);
  const contents = steps.flatMap(({ blocks }) => blocks.map((block) => block.content));
  await attach(ctx, { kind: 'sop', id }, idsIn(contents, 'file'), userId, { isUnpublished: true });
  return id;
}

async function newSteps(
  ctx: WriteContext,
  wished: NonNullable<SopCreate['steps']>,
): Promise<content.NewStep[]> {
  if (wished.length === 0) return [];
  const judge = await loadPartJudge(ctx, { steps: [], blocks: [] }, { steps: wished, blocks: [] });
  const steps = wished.map((step, index) => judge.step(step, `body.steps[${index}]`));
  const blocks = steps.flatMap((step) => step.blocks);
  requireFitting(measureOf(steps, blocks), 'body.steps');
  return steps;
}

/** Copies are parts with ids of their own, down to the items of checklists: nobody's ticks come along. */
async function copiedSteps(ctx: WriteContext, sourceId: string): Promise<content.NewStep[]> {
  const source = await requireSop(ctx, sourceId);
  const steps = await content.selectNextSteps(ctx.db, source.id);
  const ids = new Map(steps.map((step) => [step.id, uuid7()]));
  return steps.map((step) => ({
    id: ids.get(step.id)!,
    title: step.title,
    summary: step.summary,
    is_optional: step.is_optional,
    estimated_minutes: step.estimated_minutes,
    blocks: step.blocks.map((block) => ({ id: uuid7(), content: copied(block.content, ids) })),
  }));
}

function copied(
  block: content.StoredBlock['content'],
  ids: ReadonlyMap<string, string>,
): content.StoredBlock['content'] {
  if (block.type === 'checklist')
    return { ...block, items: block.items.map((item) => ({ ...item, id: uuid7() })) };
  return withSteps(block, (id) => ids.get(id) ?? null);
}
