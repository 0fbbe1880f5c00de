import type { ValidationIssue } from '#generated/operation.ts';
import { patternWords } from '#generated/patterns.ts';
import { accepted, maxFound } from '#generated/validation.ts';

const maxShown = 5;

/** The first messages in one sentence, and how many problems there are besides. `unnamed` counts those without a message. */
export function summarize(messages: readonly string[], unnamed = 0): string {
  const shown = messages.slice(0, maxShown).join('; ');
  const rest = messages.length - maxShown + unnamed;
  if (rest <= 0) return shown;
  // Validators stop looking at that many, but count all unknown properties.
  const isCounted = unnamed > 0 || messages.length < maxFound;
  return `${shown}; and ${isCounted ? '' : 'at least '}${rest} more`;
}

/** How many problems were counted and not named: unknown properties, if there are very many. */
export const countUnnamed = (issues: readonly ValidationIssue[]): number =>
  issues.reduce((sum, { params }) => sum + ((params.more as number | undefined) ?? 0), 0);

/** What a validator found, in words for the caller: one sentence for each place, such as `body.contacts[0].email must be a valid e-mail address`. */
export function describeIssues(place: string, issues: readonly ValidationIssue[]): string[] {
  const kept = relevant(joinAlternatives(issues.filter(({ params }) => params.more === undefined)));
  // The allowed values say the type as well.
  const listed = new Set(
    kept
      .filter((issue) => issue.keyword === 'enum' || issue.keyword === 'const')
      .map((issue) => issue.instancePath),
  );
  const short = new Set(
    kept.filter((issue) => issue.keyword === 'minLength').map((issue) => issue.instancePath),
  );
  const said = kept.filter(
    (issue) =>
      (issue.keyword !== 'type' || !listed.has(issue.instancePath)) &&
      !(isBlank(issue) && short.has(issue.instancePath)),
  );
  return [...new Set(said.map((issue) => describe(place, issue)))];
}

/**
 * Branches that differ in what they require (`anyOf: [{ required: [name] }, { required: [id] }]`) each report what they
 * miss, right before the choice itself: one of it is enough.
 */
function joinAlternatives(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  const joined: ValidationIssue[] = [];
  for (const issue of issues) {
    const missing: unknown[] = [];
    while (
      isChoice(issue.keyword) &&
      joined.at(-1)?.keyword === 'required' &&
      joined.at(-1)!.instancePath === issue.instancePath
    ) {
      missing.unshift(joined.pop()!.params.missingProperty);
    }
    if (missing.length > 0)
      joined.push({ instancePath: issue.instancePath, keyword: 'requiredOne', params: { missing } });
    joined.push(issue);
  }
  return joined;
}

/**
 * A value that fits no branch of a choice is reported by every branch, and by the choice. Said once: when a branch takes
 * the type, only what that branch finds wrong; otherwise the types that would have been right.
 */
function relevant(found: readonly ValidationIssue[]): readonly ValidationIssue[] {
  // A condition adds nothing to what the schema that it leads to finds, a discriminator nothing to what is wrong with its tag.
  const issues = found.filter((issue) => issue.keyword !== 'if' && issue.keyword !== 'discriminator');
  const choices = new Set(
    issues.filter((issue) => isChoice(issue.keyword)).map((issue) => issue.instancePath),
  );
  if (choices.size === 0) return issues;
  const kept: ValidationIssue[] = [];
  for (const place of choices) {
    const inside = issues.filter((issue) => !isChoice(issue.keyword) && isWithin(issue.instancePath, place));
    const ofType = inside.filter((issue) => issue.instancePath === place && issue.keyword === 'type');
    const others = inside.filter((issue) => !ofType.includes(issue));
    if (others.length > 0) kept.push(...others);
    else if (ofType.length > 0)
      kept.push({
        ...ofType[0]!,
        params: { type: ofType.flatMap((issue) => issue.params.type as string | string[]) },
      });
    else kept.push(issues.find((issue) => isChoice(issue.keyword) && issue.instancePath === place)!);
  }
  const elsewhere = issues.filter(
    (issue) => ![...choices].some((place) => isWithin(issue.instancePath, place)),
  );
  return [...new Set([...elsewhere, ...kept])];
}

/** The pattern by which the contract asks for more than white space. */
const isBlank = ({ keyword, params }: ValidationIssue) => keyword === 'pattern' && params.pattern === '\\S';
const isChoice = (keyword: string) => keyword === 'anyOf' || keyword === 'oneOf';
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

function describe(place: string, issue: ValidationIssue): string {
  const at = placeOf(place, issue.instancePath);
  const { params } = issue;
  switch (issue.keyword) {
    case 'required':
      return `${property(at, params.missingProperty)} is required`;
    case 'requiredOne':
      return `${oneOf((params.missing as unknown[]).map((name) => property(at, name)))} is required`;
    case 'additionalProperties':
      return `${property(at, params.additionalProperty)} is not a known property`;
    case 'unevaluatedProperties':
      return `${property(at, params.unevaluatedProperty)} is not a known property`;
    case 'propertyNames':
      return `${property(at, params.propertyName)} is not an allowed property name`;
    case 'type':
      return `${at} must be ${oneOf([params.type].flat().map((type) => typeNames[String(type)] ?? String(type)))}`;
    case 'format':
      return `${at} must be ${formatNames[String(params.format)] ?? `of the form ${String(params.format)}`}`;
    case 'enum':
      return `${at} must be one of ${(params.allowedValues as unknown[]).map(shown).join(', ')}`;
    case 'const':
      return `${at} must be ${shown(params.allowedValue)}`;
    case 'pattern':
      return `${at} ${patternWords.get(String(params.pattern)) ?? `must match the pattern ${String(params.pattern)}`}`;
    case 'minLength':
      return params.limit === 1
        ? `${at} must not be empty`
        : `${at} must have at least ${String(params.limit)} characters`;
    case 'maxLength':
      return `${at} must have at most ${count(params.limit, 'character')}`;
    case 'minItems':
      return `${at} must have at least ${count(params.limit, 'item')}`;
    case 'maxItems':
      return `${at} must have at most ${count(params.limit, 'item')}`;
    case 'minProperties':
      return `${at} must have at least ${count(params.limit, 'property')}`;
    case 'maxProperties':
      return `${at} must have at most ${count(params.limit, 'property')}`;
    case 'x-max-bytes':
      return `${at} must have at most ${count(params.limit, 'byte')} as JSON`;
    case 'uniqueItems':
      return `${at} must not contain duplicate items (items ${String(params.j)} and ${String(params.i)})`;
    case 'dependentRequired':
      return `${property(at, params.missingProperty)} is required when ${String(params.property)} is given`;
    case 'false schema':
      return `${at} is not allowed`;
    case 'anyOf':
    case 'oneOf':
      return `${at} must match one of the allowed forms`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `${at} must be ${String(params.comparison)} ${String(params.limit)}`;
    case 'multipleOf':
      return `${at} must be multiple of ${String(params.multipleOf)}`;
    case 'contains':
      return `${at} must contain at least ${String(params.minContains)}${params.maxContains === undefined ? '' : ` and no more than ${String(params.maxContains)}`} valid item(s)`;
    case 'not':
      return `${at} must NOT be valid`;
    case 'items':
    case 'unevaluatedItems':
      return `${at} must NOT have more than ${count(params.limit ?? params.len, 'item')}`;
    default:
      return `${at} is not valid`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const formatNames: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'a valid e-mail address',
  uri: 'a valid URI',
  ...accepted,
  time: 'a time of day such as 14:05:09Z',
};

/** `/contacts/0/email` as `body.contacts[0].email`. */
function placeOf(place: string, instancePath: string): string {
  if (instancePath === '') return place;
  return instancePath
    .slice(1)
    .split('/')
    .reduce((path, part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      return /^\d+$/.test(name) ? `${path}[${name}]` : property(path, name);
    }, place);
}

const plainName = /^[A-Za-z_][\w-]{0,79}$/;

/** Names come from the caller: an unusual one is quoted and cut. */
export function property(path: string, name: unknown): string {
  const text = String(name);
  return plainName.test(text) ? `${path}.${text}` : `${path}[${JSON.stringify(text.slice(0, 60))}]`;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function count(limit: unknown, noun: string): string {
  const plural = noun === 'property' ? 'properties' : `${noun}s`;
  return `${String(limit)} ${limit === 1 ? noun : plural}`;
}

function oneOf(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length === 1) return unique[0]!;
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}
