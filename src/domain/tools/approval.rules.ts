import { problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ConfigOf, ToolType, ToolUse, ToolUser } from './tool-type.ts';

export interface ApprovalDecision {
  readonly user_id: string;
  readonly decision: 'approved' | 'rejected';
  readonly comment: string | null;
  readonly decided_at: string;
}

/** A request with what was decided on it. */
export interface ApprovalState {
  readonly status: 'not_requested' | 'pending' | 'approved' | 'rejected' | 'withdrawn';
  readonly requested_at: string | null;
  readonly requester_id: string | null;
  readonly comment: string | null;
  /** The latest of each approver, in order. */
  readonly decisions: readonly ApprovalDecision[];
}

type Tool = { readonly name: string; readonly config: ConfigOf<'approval'>; readonly state: ApprovalState };

const begun: ApprovalState = {
  status: 'not_requested',
  requested_at: null,
  requester_id: null,
  comment: null,
  decisions: [],
};

/**
 * A yes or no of certain people. Somebody who works on the stage asks for it; the approvers decide, never on their own
 * request. As many as `min_approvals` have to agree, and one rejection ends the request: it is asked for anew then. An
 * approver may decide again until the stage is completed.
 */
export const approval: ToolType<'approval', ApprovalState> = {
  uses: () =>
    (['request_approval', 'approve', 'reject', 'withdraw_approval'] as const).map((action) => ({
      action,
      comment: '',
    })),
  begun,
  // What was approved is the work as it was: work that goes on needs another approval.
  startsOver: true,
  requireRights(use, user, { state }) {
    if (use.action === 'request_approval') return requireWorker(user);
    if (use.action === 'approve' || use.action === 'reject') return requireApprover(user, state);
    if (
      use.action === 'withdraw_approval' &&
      !user.isLead &&
      state.requester_id !== null &&
      state.requester_id !== user.userId
    ) {
      throw problem(
        'permission_denied',
        'Withdrawing a request for approval needs tasks.manage, or having requested it.',
      );
    }
  },
  apply(use, user, tool) {
    switch (use.action) {
      case 'request_approval':
        return request(use, user, tool);
      case 'approve':
        return decide('approved', use, user, tool);
      case 'reject':
        return decide('rejected', use, user, tool);
      case 'withdraw_approval':
        return withdraw(use, tool);
      default:
        throw problem(
          'state_conflict',
          `"${tool.name}" is an approval. Request it and wait for the decision of its approvers.`,
        );
    }
  },
  missing(config, state) {
    const open = config.min_approvals - approvals(state).length;
    switch (state.status) {
      case 'approved':
        return [];
      case 'pending':
        return [open === 1 ? 'one approval' : `${open} approvals`];
      case 'rejected':
        return ['request approval again, since it was rejected'];
      case 'withdrawn':
      case 'not_requested':
        return ['request approval'];
    }
  },
  summary(config, state) {
    switch (state.status) {
      case 'not_requested':
        return null;
      case 'pending':
        return `Approval requested: ${approvals(state).length} of ${config.min_approvals} given.`;
      case 'approved':
        return 'Approved.';
      case 'rejected':
        return `Rejected: ${state.decisions.find(({ decision }) => decision === 'rejected')?.comment ?? ''}`.slice(
          0,
          2000,
        );
      case 'withdrawn':
        return 'The request for approval was withdrawn.';
    }
  },
};

const approvals = ({ decisions }: ApprovalState): readonly ApprovalDecision[] =>
  decisions.filter(({ decision }) => decision === 'approved');

function requireApprover(
  { userId, approverIds }: ToolUser,
  { status, requester_id: requesterId }: ApprovalState,
): void {
  if (!approverIds.includes(userId))
    throw problem('permission_denied', 'Only its approvers can decide on this approval.');
  if ((status === 'pending' || status === 'approved') && requesterId === userId)
    throw problem('permission_denied', 'You cannot decide on your own request for approval.');
}

function request(
  { comment }: ToolUse & { action: 'request_approval' },
  { userId, at, approverIds }: ToolUser,
  { name, config, state }: Tool,
): ReturnType<typeof approval.apply> {
  if (state.status === 'pending') return null;
  if (state.status === 'approved')
    throw problem(
      'state_conflict',
      `"${name}" is approved already. Withdraw the request before requesting approval again.`,
    );
  const others = approverIds.filter((id) => id !== userId);
  if (others.length < config.min_approvals) {
    throw problem(
      'state_conflict',
      `"${name}" needs ${config.min_approvals} ${config.min_approvals === 1 ? 'approval' : 'approvals'}, and apart from you only ${others.length} of its approvers can see the task. Give more of them access, ask another member to request it, or skip the stage.`,
    );
  }
  return {
    state: { status: 'pending', requested_at: at, requester_id: userId, comment, decisions: [] },
    did: 'requested approval for',
    reason: comment,
    notices: [{ kind: 'review_requested', text: 'asks for your approval of', comment, userIds: others }],
  };
}

function decide(
  decision: ApprovalDecision['decision'],
  { comment }: { readonly comment: string | null },
  { userId, at }: ToolUser,
  { name, config, state }: Tool,
): ReturnType<typeof approval.apply> {
  const own = state.decisions.find((one) => one.user_id === userId);
  if (own?.decision === decision && (state.status === 'pending' || state.status === decision)) return null;
  if (state.status !== 'pending' && state.status !== 'approved') {
    throw problem(
      'state_conflict',
      `"${name}" is ${state.status.replace('_', ' ')}. Request approval before deciding.`,
    );
  }
  const decisions = [
    ...state.decisions.filter((one) => one !== own),
    { user_id: userId, decision, comment, decided_at: at },
  ];
  const isEnough = decisions.filter((one) => one.decision === 'approved').length >= config.min_approvals;
  const status = decision === 'rejected' ? 'rejected' : isEnough ? 'approved' : 'pending';
  return {
    state: { ...state, status, decisions },
    did: decision,
    reason: comment,
    notices:
      status === state.status || state.requester_id === null
        ? []
        : [{ kind: 'review_decided', text: status, comment, userIds: [state.requester_id] }],
  };
}

function withdraw(
  { comment }: { readonly comment: string | null },
  { name, state }: Tool,
): ReturnType<typeof approval.apply> {
  if (state.status === 'withdrawn') return null;
  if (state.status !== 'pending' && state.status !== 'approved')
    throw problem(
      'state_conflict',
      `"${name}" is ${state.status.replace('_', ' ')}: there is no request to withdraw.`,
    );
  return {
    state: { ...state, status: 'withdrawn' },
    did: 'withdrew the request for approval of',
    reason: comment,
  };
}
