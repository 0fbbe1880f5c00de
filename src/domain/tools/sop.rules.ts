import { problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ToolType } from './tool-type.ts';

export interface SopState {
  readonly is_acknowledged: boolean;
  readonly has_read_all: boolean;
}

/** An SOP to follow: it has run once somebody who works on the stage has confirmed it, or reached every step that may not be skipped. */
export const sop: ToolType<'sop', SopState> = {
  // It is used by reading, not by an action on the tool.
  uses: () => [],
  begun: { is_acknowledged: false, has_read_all: false },
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, _user, { name, state }) {
    if (use.action !== 'read')
      throw problem('state_conflict', `"${name}" is an SOP. Read it instead (startSopView).`);
    const after = {
      is_acknowledged: state.is_acknowledged || use.isAcknowledged,
      has_read_all: state.has_read_all || use.hasReadAll,
    };
    const isSame =
      after.is_acknowledged === state.is_acknowledged && after.has_read_all === state.has_read_all;
    return isSame ? null : { state: after, did: after.has_read_all ? 'read' : 'confirmed reading' };
  },
  missing: ({ is_acknowledged_only: isConfirmingEnough }, state) => {
    if (isConfirmingEnough ? state.is_acknowledged || state.has_read_all : state.has_read_all) return [];
    return [isConfirmingEnough ? 'confirm that you have read the SOP' : 'read every step of the SOP'];
  },
  summary: (_config, { is_acknowledged: isAcknowledged, has_read_all: hasReadAll }) => {
    if (hasReadAll) return isAcknowledged ? 'Read and confirmed.' : 'Read.';
    return isAcknowledged ? 'Confirmed.' : null;
  },
};
