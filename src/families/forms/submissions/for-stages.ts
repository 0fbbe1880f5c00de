import type { StartedWork, ToolPlace, ToolProblem } from '#src/call/parts.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { findLiveForm, openAddress, opennessOf } from '#src/domain/forms/index.ts';
import { findForm } from '../form/forms.queries.ts';
import { addressOf, startInOwnName } from './members.ts';
import { knownAnswers } from './known-answers.ts';

/** What keeps the form from being filled in for a stage; undefined for nothing. */
export async function findFormProblem(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  formId: string,
): Promise<ToolProblem | undefined> {
  const live = await findLiveForm(db, formId);
  if (live === undefined && (await findForm(db, formId)) === undefined)
    return because('The form no longer exists. Somebody with tasks.manage can skip the stage.');
  if (live?.status !== 'published') return because('The form is not published. Publish it first.');
  switch (opennessOf(live, live.settings.access, now)) {
    case 'closed':
      return because(
        'The form is closed and takes no more answers. Change its limits, or have somebody with tasks.manage skip the stage.',
      );
    case 'not_open_yet':
      return because('The form is not open yet. Change its limits, or wait until it opens.');
    case 'open':
      return undefined;
  }
}

const because = (text: string): ToolProblem => ({ text, isLasting: false });

/** Begins a submission for the stage in the caller's name, or goes on with one; answers another address of it then. */
export async function fillInForStage(
  ctx: WriteContext,
  { targetId, continuedId, ...place }: ToolPlace,
): Promise<StartedWork> {
  if (continuedId !== null) {
    const { token, expiresAt } = await openAddress(ctx, continuedId);
    return { id: continuedId, url: addressOf(ctx, token, expiresAt).url };
  }
  const live = (await findLiveForm(ctx.db, targetId))!;
  const answers = place.isPrefilled ? await knownAnswers(ctx, live, place) : {};
  const { id, url } = await startInOwnName(ctx, live, {
    answers,
    record: { kind: 'task_stage', id: place.stageId },
  });
  return { id, url };
}
