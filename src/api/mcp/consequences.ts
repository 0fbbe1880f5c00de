import { counted } from '#src/platform/counted.ts';

/** What happened besides what was asked for, where a model that does not know would do it again. */
export function consequenceOf(
  operationId: string,
  body: Readonly<Record<string, unknown>>,
): string | undefined {
  return consequences[operationId]?.(body.data as never);
}

interface Stage {
  readonly name: string;
  readonly status_category: string;
}

const isDone = ({ status_category: state }: Stage): boolean => state === 'completed' || state === 'skipped';

const consequences: Readonly<Record<string, (data: never) => string | undefined>> = {
  completeTaskSubstage: ({ stage }: { readonly stage: Stage }) =>
    isDone(stage)
      ? `The stage "${stage.name}" was completed with its last required substage: do not complete it again.`
      : undefined,
  transitionTaskStage: movedOn,
  jumpTaskToStage: movedOn,
  manageTaskStage: ({ affected_stage_ids: ids }: { readonly affected_stage_ids: readonly string[] }) =>
    ids.length === 0
      ? undefined
      : `${counted(ids.length, 'other stage')} changed in consequence: see the stages of \`task\` before you act on them.`,
};

function movedOn({
  from_stage: from,
  to_stage: to,
}: {
  readonly from_stage: Stage | null;
  readonly to_stage: Stage | null;
}): string {
  const now =
    to === null
      ? 'No stage is current now.'
      : `The current stage is now "${to.name}" (${to.status_category}).`;
  return from === null || !isDone(from)
    ? now
    : `The stage "${from.name}" is completed. ${now} Do not repeat the call.`;
}
