import type { TimerKind } from '#src/platform/timers/index.ts';
import { abandonedTimer, endAbandoned } from './requests/settle.ts';

/** Ends requests whose process was lost, and gives back what they had reserved. */
export const abandonedRequests: TimerKind<never> = {
  kind: abandonedTimer,
  events: [],
  fire: (ctx, { recordId }) => endAbandoned(ctx, recordId),
};
