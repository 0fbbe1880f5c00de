import type { Sop, SopPublishedStep, SopWorkingCopy } from '#generated/types.gen.ts';
import type { GetSopWorkingCopyInput } from '#generated/families/sops/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { readsWorkingCopies } from '#src/domain/visibility/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { showSop } from '../record/sop-life.ts';
import { selectOpenFeedback, selectOpenFlags } from '../record/responses.queries.ts';
import { selectOpenReviews } from '../record/reviews.queries.ts';
import { selectPrerequisites } from '../record/prerequisites.queries.ts';
import { selectWorkingSteps } from './content.queries.ts';
import { besideBlocks, contentsOf } from './shown-content.ts';
import { changesBetweenVersions } from './version-changes.ts';
import { findVersion } from './versions.queries.ts';
import { findSop } from '../record/sop-record.queries.ts';

type Part = NonNullable<GetSopWorkingCopyInput['query']['include']>[number];

/** Those who judge or publish a working copy read it as those who write it do. */
export async function getSopWorkingCopy(
  ctx: ReadContext,
  { path, query }: GetSopWorkingCopyInput,
): Promise<SopWorkingCopy> {
  ctx.demand('sops.view');
  if (!readsWorkingCopies(ctx, 'sop'))
    throw problem('permission_denied', 'Working copies need sops.author, sops.review or sops.publish.');
  return showWorkingCopy(ctx, path.id, query.include ?? []);
}

/** The SOP for editing; 404 for one that the caller may not read. */
export async function showWorkingCopy(
  ctx: ReadContext,
  givenId: string,
  include: readonly Part[] = [],
): Promise<SopWorkingCopy> {
  const id = storedId(givenId);
  const sop = parseRecord((await showSop(ctx, id)) as JsonText<Sop>);
  const [steps, prerequisites, reviews] = await Promise.all([
    selectWorkingSteps(ctx.db, id),
    selectPrerequisites(ctx, id),
    selectOpenReviews(ctx, id),
  ]);
  const [beside, feedback, flags, changes] = await Promise.all([
    besideBlocks(ctx, contentsOf(steps), include.includes('file_urls')),
    include.includes('feedback') ? selectOpenFeedback(ctx, id) : undefined,
    include.includes('flags') ? selectOpenFlags(ctx, id) : undefined,
    include.includes('changes') ? changesSinceLive(ctx, sop, steps) : undefined,
  ]);
  return {
    sop,
    steps,
    prerequisites,
    open_reviews: reviews,
    ...beside,
    ...(feedback && { feedback }),
    ...(flags && { flags }),
    ...(changes && { changes }),
  };
}

/** What the next version changes. Before the first one, everything is new. */
async function changesSinceLive(
  ctx: ReadContext,
  sop: Sop,
  steps: readonly SopPublishedStep[],
): Promise<NonNullable<SopWorkingCopy['changes']>> {
  const next = { sop_id: sop.id, title: sop.title, summary: sop.summary, steps };
  const stored = await findSop(ctx, sop.id);
  const live =
    stored?.live_version_id == null ? undefined : await findVersion(ctx.db, sop.id, stored.live_version_id);
  return changesBetweenVersions(live ?? { ...next, steps: [] }, next);
}
