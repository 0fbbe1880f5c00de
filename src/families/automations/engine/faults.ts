import type { Outcome } from '#src/domain/automations/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { ExpressionFault } from '#src/domain/workflows/index.ts';

/** A step that ends with an error of ours: its code says which. */
export class StepFault extends Error {
  readonly code: string;
  readonly isRetryable: boolean;

  constructor(code: string, message: string, isRetryable = false) {
    super(message);
    this.code = code;
    this.isRetryable = isRetryable;
  }
}

// What may be different the next time: the service was busy, or something outside was.
const passing: ReadonlySet<string> = new Set([
  'rate_limited',
  'unavailable',
  'busy',
  'internal',
  'request_timeout',
]);
const maxMessage = 4_000;

/** What an error means for the step; undefined for one that is no outcome of it. */
export function faultOf(error: unknown): Extract<Outcome, { kind: 'failed' }> | undefined {
  if (error instanceof StepFault) return failed(error.code, error.message, error.isRetryable);
  if (error instanceof ExpressionFault) return failed('expression_failed', error.message, false);
  if (error instanceof Problem) return failed(error.code, error.message, passing.has(error.code));
  return undefined;
}

export const failed = (
  code: string,
  message: string,
  isRetryable = false,
): Extract<Outcome, { kind: 'failed' }> => ({
  kind: 'failed',
  code,
  message: message.slice(0, maxMessage) || code,
  isRetryable,
});
