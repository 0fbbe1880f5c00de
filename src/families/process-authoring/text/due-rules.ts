import type { TaskDueAnchor, TaskDueRule } from '#generated/types.gen.ts';
import { formatDuration, parseDuration } from './durations.ts';

const words: Readonly<Record<TaskDueAnchor, string>> = {
  task_start: 'start',
  task_due: 'due',
  predecessor_completion: 'predecessors',
};
const anchors: Readonly<Record<string, TaskDueAnchor>> = {
  start: 'task_start',
  due: 'task_due',
  predecessors: 'predecessor_completion',
  predecessor: 'predecessor_completion',
};

/** `3d after start`, `2h before due`, `at due`. */
export function formatDueRule({ anchor, offset_minutes: offset }: TaskDueRule): string {
  if (offset === 0) return `at ${words[anchor]}`;
  return `${formatDuration(Math.abs(offset))} ${offset > 0 ? 'after' : 'before'} ${words[anchor]}`;
}

export function parseDueRule(text: string): TaskDueRule | undefined {
  const found = /^(?:at|(.{1,60}?)\s+(after|before))\s+(start|due|predecessors?)$/.exec(text.trim());
  if (found === null) return undefined;
  const [, length, direction, word] = found;
  const minutes = length === undefined ? 0 : parseDuration(length);
  if (minutes === undefined) return undefined;
  return {
    anchor: anchors[word!]!,
    offset_minutes: direction === 'before' && minutes > 0 ? -minutes : minutes,
  };
}
