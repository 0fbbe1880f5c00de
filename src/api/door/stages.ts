import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { Call } from './call.ts';
import { decode } from './decode.ts';
import type { Door } from './door.ts';
import { handle } from './handle.ts';
import { prepareRepeat } from './idempotency.ts';
import { limitRate } from './rate-limit.ts';
import { takeRequestId } from './request-id.ts';
import { respond } from './respond.ts';
import { takeTurn } from './turn.ts';
import { validate } from './validate.ts';

export interface Stage {
  readonly name: string;
  /** Only for calls from outside, whose caller has yet to be found; the others bring their identity along. */
  readonly atTheEdge?: true;
  /** Fills in the call, or throws a problem, which ends it. A promise is returned only when there is something to wait for. */
  readonly run: (call: Call, door: Door) => void | Promise<void>;
}

/** The way of every call, in order. Whatever ends it early becomes its answer; `record` sees every call, at the end. */
export const stages: readonly Stage[] = [
  { name: 'request id', run: takeRequestId },
  { name: 'authenticate', run: authenticate, atTheEdge: true },
  { name: 'rate limit', run: limitRate, atTheEdge: true },
  { name: 'decode', run: decode },
  // Once the body has come: a slow sender holds no place. What an AI host calls runs in the place of its message.
  { name: 'turn', run: takeTurn, atTheEdge: true },
  { name: 'validate', run: validate },
  { name: 'authorize', run: authorize },
  { name: 'idempotency', run: prepareRepeat },
  { name: 'handle', run: handle },
  { name: 'respond', run: respond },
];
