import type { Validate, ValidationIssue } from '#generated/operation.ts';
import { countUnnamed, describeIssues, problem, summarize } from '#src/platform/errors/index.ts';
import type { Call } from './call.ts';

/** What is wrong with the parts of a request, in words, and how much more there is that is only counted. */
interface Findings {
  readonly messages: string[];
  unnamed: number;
}

/** Stage: the contract's schemas, compiled ahead. They also fill in the defaults. */
export function validate(call: Call): void {
  const { validators } = call.route;
  const { input } = call;
  const findings: Findings = { messages: [], unnamed: 0 };
  if (validators.path) check(validators.path, 'path', input.path, findings);
  if (validators.query) check(validators.query, 'query', input.query, findings);
  if (validators.headers) check(validators.headers, 'header', input.headers, findings);
  if (validators.body && input.body !== undefined) check(validators.body, 'body', input.body, findings);
  if (findings.messages.length > 0)
    throw problem('validation_error', summarize(findings.messages, findings.unnamed));
}

function check(validator: Validate, place: string, value: unknown, findings: Findings): void {
  if (validator(value)) return;
  const issues = validator.errors as readonly ValidationIssue[];
  const found = describeIssues(place, issues);
  // Refused all the same, should a keyword ever leave nothing to say.
  findings.messages.push(...(found.length > 0 ? found : [`${place} is not valid`]));
  if (place === 'query') findings.messages.push(...joined(value as Record<string, unknown>, issues));
  findings.unnamed += countUnnamed(issues);
}

/** Lists that were sent as one value with commas, as some clients do: what would have worked. */
function joined(query: Record<string, unknown>, issues: readonly ValidationIssue[]): string[] {
  const refused = new Set(issues.map(({ instancePath }) => /^\/(\w+)\/0$/.exec(instancePath)?.[1]));
  return Object.entries(query)
    .filter(([name, value]) => refused.has(name) && Array.isArray(value) && value.length === 1)
    .filter(([, value]) => String((value as unknown[])[0]).includes(','))
    .map(([name]) => `repeat the name for several values: ${name}=a&${name}=b`);
}
