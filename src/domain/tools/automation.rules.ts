import type { AutomationExecution } from '#generated/types.gen.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ToolType } from './tool-type.ts';

export interface AutomationState {
  /** Latest execution for the stage; null before the first. */
  readonly execution_id: string | null;
  readonly status: AutomationExecution['status'] | null;
  /** Whether any has succeeded. */
  readonly has_succeeded: boolean;
}

/** A button that runs an automation: it has run at its start, or once an execution has succeeded. How that goes on is read from the execution. */
export const automation: ToolType<'automation', AutomationState> = {
  uses: () => [{ action: 'run', isConfirmed: true }],
  begun: { execution_id: null, status: null, has_succeeded: false },
  // What the automation has done stays done when the stage is reopened; it can be run again.
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, _user, { name, config, state }) {
    if (use.action !== 'run')
      throw problem('state_conflict', `"${name}" is an automation. Use the action run to start it.`);
    if (isUnderWay(state))
      throw problem(
        'state_conflict',
        `"${name}" is ${state.status}. It can be run again once this execution has ended.`,
      );
    if (config.confirmation_text !== null && use.isConfirmed !== true)
      throw invalid('body.is_confirmed', `must be true to confirm: ${config.confirmation_text}`);
    return { state, did: 'ran', work: { continuedId: null }, isOnlyBegun: config.is_waiting };
  },
  started: (state, id) => ({ ...state, execution_id: id, status: 'queued' }),
  missing({ is_waiting: isWaiting }, state) {
    if (isWaiting ? state.has_succeeded : state.execution_id !== null) return [];
    if (isUnderWay(state)) return ['wait until the automation has succeeded'];
    switch (state.status) {
      case 'failed':
        return ['run the automation again, since it failed'];
      case 'cancelled':
      case 'skipped':
        return ['run the automation again, since it was cancelled'];
      default:
        return ['run the automation'];
    }
  },
  summary: (_config, { status }) => (status === null ? null : summaries[status]),
};

const isUnderWay = ({ status }: AutomationState): boolean =>
  status === 'pending' ||
  status === 'queued' ||
  status === 'running' ||
  status === 'waiting' ||
  status === 'paused';

const summaries: Readonly<Record<AutomationExecution['status'], string>> = {
  pending: 'Not started yet.',
  queued: 'Started.',
  running: 'Running.',
  waiting: 'Running, waits.',
  paused: 'Running, waits for an answer.',
  succeeded: 'Succeeded.',
  failed: 'Failed.',
  cancelled: 'Cancelled.',
  skipped: 'Cancelled.',
};
