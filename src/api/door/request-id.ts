import { requestIdFrom } from '#src/api/request/index.ts';
import type { Call } from './call.ts';

/** Stage: names the request, so that the caller's log, ours and the events of the call can be joined. */
export function takeRequestId(call: Call): void {
  call.requestId = requestIdFrom(call.arrival.requestId);
}
