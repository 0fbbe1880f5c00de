import { problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ToolType } from './tool-type.ts';

/** A submission of the form for the stage. */
export interface ToolSubmission {
  readonly id: string;
  readonly status: 'in_progress' | 'submitted' | 'abandoned' | 'held' | 'ready' | 'rejected';
  readonly submitted_at: string | null;
  /** Member who began it; null for others. */
  readonly user_id: string | null;
  /** It was begun by a client's link. */
  readonly is_by_link: boolean;
}

export interface FormState {
  /** Newest first. */
  readonly submissions: readonly ToolSubmission[];
}

/** A form to fill in: it has run once a submission of it for the stage was accepted. What there is of it is read from the submissions. */
export const form: ToolType<'form', FormState> = {
  uses: () => [{ action: 'run' }],
  begun: { submissions: [] },
  // Like ticked items, answers hold when the stage is reopened.
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, { userId }, { name, config, state }) {
    if (use.action !== 'run')
      throw problem('state_conflict', `"${name}" is a form. Use the action run to fill it in.`);
    const sent = state.submissions.find(isSent);
    if (!config.can_repeat && sent !== undefined)
      throw problem(
        'state_conflict',
        `"${name}" was submitted already${sent.status === 'held' ? ' and waits for a reviewer' : ''}. It can be filled in once. To replace it, have its submission ${sent.status === 'held' ? 'rejected' : 'deleted'} first.`,
      );
    const drafts = state.submissions.filter(
      ({ status, is_by_link: isByLink }) => status === 'in_progress' && !isByLink,
    );
    const own = drafts.find(({ user_id: by }) => by === userId);
    const draft = own ?? (config.can_repeat ? undefined : drafts[0]);
    return {
      state,
      did: 'began to fill in',
      work: { continuedId: draft?.id ?? null },
      isOnlyBegun: true,
      ...(draft !== undefined && { isTraceless: true }),
    };
  },
  kept: () => ({}),
  missing: (_config, { submissions }) => {
    const has = (status: ToolSubmission['status']) => submissions.some((one) => one.status === status);
    if (has('ready')) return [];
    if (has('held')) return ["a reviewer's approval of the submission"];
    if (has('submitted')) return ['the check of the submission, which takes a moment'];
    if (has('in_progress')) return ['submit the form'];
    return [
      has('rejected') ? 'fill in the form again, since the submission was rejected' : 'fill in the form',
    ];
  },
  summary: (_config, { submissions }) => {
    const ready = submissions.filter(({ status }) => status === 'ready').length;
    if (ready > 0) return ready === 1 ? 'Filled in.' : `Filled in ${ready} times.`;
    const [latest] = submissions;
    return latest === undefined ? null : summaries[latest.status];
  },
};

const isSent = ({ status }: ToolSubmission): boolean =>
  status === 'submitted' || status === 'held' || status === 'ready';

const summaries: Readonly<Record<ToolSubmission['status'], string | null>> = {
  in_progress: 'Begun.',
  submitted: 'Submitted.',
  held: 'Submitted, waits for a reviewer.',
  ready: 'Filled in.',
  rejected: 'The submission was rejected.',
  abandoned: null,
};
