import type { AutomationNode } from '#generated/types.gen.ts';
import type { Wake } from '#src/domain/automations/index.ts';
import type { Attempt } from './attempt.ts';
import { failStep, mayBeRepeated, repeat } from './failing.ts';
import { failed } from './faults.ts';

/** What a step does that waited, now that the wait is over. */
export async function wake(attempt: Attempt, node: AutomationNode, woken: Wake): Promise<void> {
  if (woken.by === 'time' && mayBeRepeated(node)) return repeat(attempt, node);
  switch (woken.by) {
    case 'time':
      if (node.type === 'wait_for_event')
        return attempt.finish(node, { status: 'succeeded' }, 'timed_out', null);
      if (node.type === 'approval' || node.type === 'choice' || node.type === 'form')
        return unanswered(attempt, node);
      return attempt.finish(node, { status: 'succeeded' }, 'next', null);
    case 'event':
      return attempt.finish(node, { status: 'succeeded' }, 'received', woken.data);
    case 'answer':
      return attempt.finish(node, { status: 'succeeded' }, woken.port, woken.output);
    case 'execution':
      if (woken.status === 'succeeded')
        return attempt.finish(node, { status: 'succeeded' }, 'next', woken.output);
      return failStep(
        attempt,
        node,
        failed('sub_automation_failed', woken.message ?? 'The automation failed.'),
      );
  }
}

async function unanswered(attempt: Attempt, node: AutomationNode): Promise<void> {
  if ('on_deadline' in node.config && node.config.on_deadline === 'branch')
    return attempt.finish(node, { status: 'succeeded' }, 'timed_out', null);
  return failStep(attempt, node, failed('answer_deadline_passed', 'Nobody answered in time.'));
}
