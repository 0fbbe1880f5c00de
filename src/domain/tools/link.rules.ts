import { problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ToolType } from './tool-type.ts';

export interface LinkState {
  readonly is_opened: boolean;
}

/** A web address: it has run once somebody who works on the stage has opened it. */
export const link: ToolType<'link', LinkState> = {
  uses: () => [{ action: 'run' }],
  begun: { is_opened: false },
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, _user, { name }) {
    if (use.action !== 'run')
      throw problem('state_conflict', `"${name}" is a link. Use the action run to open it.`);
    return { state: { is_opened: true }, did: 'opened' };
  },
  missing: (_config, { is_opened: isOpened }) => (isOpened ? [] : ['open the link']),
  summary: (_config, { is_opened: isOpened }) => (isOpened ? 'Opened.' : null),
};
