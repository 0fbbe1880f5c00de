import type { Validate, ValidationIssue } from '#generated/operation.ts';
import { problem } from '#src/errors/problem.ts';
import type { Call } from './call.ts';
import { describeIssues } from './issues.ts';

const mostReported = 5;

/** Stage: the contract's schemas, compiled ahead. They also fill in the defaults. */
export function validate(call: Call): void {
  const { validators } = call.route;
  const { input } = call;
  const messages: string[] = [];
  if (validators.path) check(validators.path, 'path', input.path, messages);
  if (validators.query) check(validators.query, 'query', input.query, messages);
  if (validators.body && input.body !== undefined) check(validators.body, 'body', input.body, messages);
  if (messages.length === 0) return;
  const rest = messages.length - mostReported;
  const shown = messages.slice(0, mostReported).join('; ');
  throw problem('validation_error', rest > 0 ? `${shown}; and ${rest} more` : shown);
}

function check(validator: Validate, place: string, value: unknown, messages: string[]): void {
  if (validator(value)) return;
  const found = describeIssues(place, validator.errors as readonly ValidationIssue[]);
  // Refused all the same, should a keyword ever leave nothing to say.
  messages.push(...(found.length > 0 ? found : [`${place} is not valid`]));
}
