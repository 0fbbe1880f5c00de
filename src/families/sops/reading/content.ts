import type { Sop, SopContent, SopDetails, SopOutdatedFlag } from '#generated/types.gen.ts';
import type { GetSopContentInput, GetSopDetailsInput } from '#generated/families/sops/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { besideBlocks, contentsOf, markdownOfSteps } from '../content/shown-content.ts';
import { findVersion } from '../content/versions.queries.ts';
import { selectPrerequisites } from '../record/prerequisites.queries.ts';
import { selectRating } from '../record/ratings.queries.ts';
import { selectOpenFlag } from '../record/responses.queries.ts';
import { requireLiveSop, showSop } from '../record/sop-life.ts';
import { findSop, type StoredSop } from '../record/sop-record.queries.ts';
import { checklistsIn, progressOn } from './checklists.ts';
import { selectLatestView } from './views.queries.ts';

const maxMarkdown = 1_048_576;

export async function getSopContent(
  ctx: ReadContext,
  { path, query }: GetSopContentInput,
): Promise<SopContent> {
  const sop = await requireLiveSop(ctx, path.id);
  const { steps, ...content } = await loadContent(
    ctx,
    sop,
    query.include?.includes('file_urls') ?? false,
    query.step_id,
  );
  if (query.include?.includes('markdown') !== true) return { ...content, steps };
  const all = (await findVersion(ctx.db, sop.id, sop.live_version_id))!.steps;
  return { ...content, steps, markdown: markdownOfSteps(steps, all, content).slice(0, maxMarkdown) };
}

/** The live version as readers see it, or some of its steps. */
async function loadContent(
  ctx: ReadContext,
  sop: StoredSop & { readonly live_version_id: string },
  hasUrls: boolean,
  stepIds?: readonly string[],
): Promise<SopContent> {
  const version = (await findVersion(ctx.db, sop.id, sop.live_version_id))!;
  const wanted = stepIds?.map(storedId);
  const stray = wanted?.findIndex((id) => !version.steps.some((step) => step.id === id)) ?? -1;
  if (stray >= 0)
    throw unknownReference(`query.step_id[${stray}]`, stepIds![stray]!, 'a step of the live version');
  const steps = wanted === undefined ? version.steps : version.steps.filter(({ id }) => wanted.includes(id));
  return {
    sop_id: sop.id,
    version_id: version.id,
    version: version.version,
    // The record changes at once and belongs to no version.
    title: sop.title,
    summary: sop.summary,
    published_at: version.published_at,
    steps,
    ...(await besideBlocks(ctx, contentsOf(steps), hasUrls)),
  };
}

export async function getSopDetails(
  ctx: ReadContext,
  { path, query }: GetSopDetailsInput,
): Promise<SopDetails> {
  const id = storedId(path.id);
  const { userId } = ctx.identity;
  const sop = parseRecord((await showSop(ctx, id)) as JsonText<Sop>);
  const stored = await findSop(ctx, id);
  const live = stored?.live_version_id ?? null;
  const content =
    stored === undefined || live === null
      ? null
      : await loadContent(
          ctx,
          { ...stored, live_version_id: live },
          query.include?.includes('file_urls') ?? false,
        );
  const [prerequisites, rating, view, flag, checklists] = await Promise.all([
    selectPrerequisites(ctx, id),
    selectRating(ctx.db, id, userId),
    selectLatestView(ctx.db, id, userId),
    selectOpenFlag(ctx.db, id, userId),
    content === null ? [] : progressOn(ctx, checklistsIn(content), content, { userId }),
  ]);
  return {
    sop,
    content,
    prerequisites,
    rating_summary: rating,
    my_latest_view: view ?? null,
    my_open_flag: flag === undefined ? null : parseRecord(flag as JsonText<SopOutdatedFlag>),
    my_checklists: checklists,
  };
}
