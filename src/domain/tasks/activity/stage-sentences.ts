import type { TaskStageChangeKind, TaskStageRef, TaskStageState } from '#generated/types.gen.ts';
import { clausesOf } from './field-clauses.ts';
import { changeOf, type Sentence } from './sentence.ts';
import { because } from './words.ts';

export const stageChanged: Sentence = ({ who, entry, names }) => {
  const {
    how,
    from_stage: from,
    to_stage: to,
  } = entry.details as {
    how?: TaskStageChangeKind;
    from_stage?: TaskStageRef | null;
    to_stage?: TaskStageRef | null;
  };
  if (to == null) return `The task left ${names.stage(from?.id ?? null, from?.name)}`;
  const told = names.stage(to.id, to.name);
  if (how === 'reopen') return `${who} went back to ${told}`;
  const origin = from == null ? '' : ` from ${names.stage(from.id, from.name)}`;
  return `${who} ${how === 'jump' ? 'jumped' : 'moved the task'}${origin} to ${told}`;
};

export const stageUpdated: Sentence = ({ who, entry, names }) => {
  const { added, removed, tool, did } = entry.details;
  if (typeof tool === 'string' && typeof did === 'string')
    return `${who} ${did} ${tool} in ${names.stage(entry.stage_id)}${because(entry.reason)}`;
  if (typeof added === 'string') return `${who} added ${names.stage(entry.stage_id, added)}`;
  if (typeof removed === 'string') return `${who} removed the stage ${removed}`;
  const stage = names.stage(entry.stage_id);
  const state = changeOf(entry, 'status_category');
  if (state !== undefined)
    return stateSentence(
      state.old_value as TaskStageState,
      state.new_value as TaskStageState,
      `${who} `,
      stage,
      because(entry.reason),
    );
  const status = changeOf(entry, 'status');
  if (status !== undefined)
    return `${who} set the status of ${stage} to ${names.stageStatus(entry.stage_id, String(status.new_value))}`;
  if (changeOf(entry, 'dependency_reopened')?.new_value === true)
    return `A predecessor of ${stage} was reopened`;
  return `${who} ${clausesOf(entry.changes, stage, names) || `changed ${stage}`}`;
};

/** Changes that the service makes as a consequence of another change have no author. */
function stateSentence(
  from: TaskStageState,
  to: TaskStageState,
  who: string,
  stage: string,
  reason: string,
): string {
  const Stage = stage.replace(/^./, (first) => first.toUpperCase());
  switch (to) {
    case 'pending':
      return from === 'cancelled' ? `${Stage} is open again` : `${Stage} is waiting again`;
    case 'ready':
      return `${Stage} became ready`;
    case 'cancelled':
      return `${Stage} was cancelled`;
    case 'completed':
      return `${who}completed ${stage}${reason}`;
    case 'skipped':
      return `${who}skipped ${stage}${reason}`;
    case 'in_progress':
      return from === 'pending' || from === 'ready'
        ? `${who}started ${stage}`
        : `${who}reopened ${stage}${reason}`;
  }
}

export const substageUpdated: Sentence = ({ who, entry, names }) => {
  const { added, removed, name } = entry.details;
  const stage = names.stage(entry.stage_id);
  if (typeof added === 'string') return `${who} added ${added} to ${stage}`;
  if (typeof removed === 'string') return `${who} removed ${removed} from ${stage}`;
  const told = typeof name === 'string' ? name : 'a substage';
  const completion = changeOf(entry, 'completed_at');
  if (completion !== undefined)
    return completion.new_value === null
      ? `${who} reopened ${told} in ${stage}`
      : `${who} ticked off ${told} in ${stage}`;
  return `${who} ${clausesOf(entry.changes, told, names) || `changed ${told}`} in ${stage}`;
};

export const dependenciesChanged: Sentence = ({ who }) => `${who} changed the dependencies of the stages`;

export const noted: Sentence = ({ who, entry, names }) =>
  `${who} added a note${entry.stage_id === null ? '' : ` on ${names.stage(entry.stage_id)}`}${because(entry.reason)}`;

export const assigned: Sentence = ({ who, entry, names }) => {
  const noun = entry.stage_id === null ? 'the task' : names.stage(entry.stage_id);
  const people = changeOf(entry, 'assigned_to');
  const state = changeOf(entry, 'assignment_status')?.new_value;
  if (state === 'overflow') return `No assignee was found for ${noun}`;
  if (people === undefined) return `${who} changed how ${noun} is assigned`;
  return `${who} ${clausesOf([people], noun, names)}${state === 'auto' ? ' automatically' : ''}`;
};
