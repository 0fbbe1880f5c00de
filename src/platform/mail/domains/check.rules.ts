import type { DnsAnswer } from '#src/platform/dns/index.ts';

export type RecordPurpose = 'ownership' | 'dkim' | 'dmarc';
export type DomainStatus = 'pending' | 'verified' | 'failing';

/** A record that the owner of a domain publishes. */
export interface ExpectedRecord {
  readonly purpose: RecordPurpose;
  readonly host: string;
  readonly value: string;
}

/** A lookup of it: `unknown` without an answer, which neither proves nor disproves. */
export interface RecordCheck {
  readonly purpose: RecordPurpose;
  readonly result: 'found' | 'missing' | 'unknown';
  /** Content found instead. */
  readonly problem: string | null;
}

const maxProblemLength = 500;

export function checkRecord({ purpose, value }: ExpectedRecord, answer: DnsAnswer): RecordCheck {
  if (answer.kind === 'no_answer') return { purpose, result: 'unknown', problem: null };
  const values = answer.values.filter(relevantTo[purpose]);
  // A receiver ignores all DMARC records when there are several (RFC 7489, 6.6.3).
  const isFound =
    purpose === 'dmarc' ? values.length === 1 : values.some((one) => matches[purpose](one, value));
  if (isFound) return { purpose, result: 'found', problem: null };
  return { purpose, result: 'missing', problem: problemOf(values) };
}

/** A zone may hold any bytes; what is stored and shown is text. */
function problemOf(values: readonly string[]): string | null {
  const texts = values.map((value) => value.replaceAll(/\p{Cc}/gu, ' ').trim()).filter(Boolean);
  return texts.length === 0 ? null : texts.join(' | ').slice(0, maxProblemLength).toWellFormed();
}

const isDmarc = (text: string): boolean => /^\s*v\s*=\s*DMARC1\s*(;|$)/.test(text);

const relevantTo: Record<RecordPurpose, (text: string) => boolean> = {
  ownership: () => true,
  dkim: () => true,
  dmarc: isDmarc,
};

const matches: Record<Exclude<RecordPurpose, 'dmarc'>, (found: string, expected: string) => boolean> = {
  ownership: (found, expected) => found.trim() === expected,
  dkim: (found, expected) => {
    const tags = tagsOf(found);
    return (tags.get('k') ?? 'rsa') === 'rsa' && tags.get('p') === tagsOf(expected).get('p');
  },
};

/** Tags of a DKIM record. Panels of DNS providers break long keys with spaces, which mean nothing. */
const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(';')
      .filter((tag) => tag.includes('='))
      .map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, at).trim(), tag.slice(at + 1).replaceAll(/\s/g, '')];
      }),
  );

export interface DomainState {
  readonly status: DomainStatus;
  /** When a check first missed a record of a verified domain, and none has found it since. */
  readonly missingSince: Date | null;
}

const patienceMs = 3_600_000;

/**
 * The state after a check. DMARC is only recommended. A lookup without an answer takes no domain down and proves none; nor does a record that is
 * missing once, since a name server may be behind: it has to be missing an hour later, too.
 */
export function stateAfter(
  { status, missingSince }: DomainState,
  checks: readonly RecordCheck[],
  now: Date,
): DomainState {
  const required = checks.filter(({ purpose }) => purpose !== 'dmarc');
  if (required.some(({ result }) => result === 'missing')) {
    if (status !== 'verified') return { status, missingSince: null };
    const since = missingSince ?? now;
    return now.getTime() - since.getTime() >= patienceMs
      ? { status: 'failing', missingSince: null }
      : { status, missingSince: since };
  }
  const isProved = required.length > 0 && required.every(({ result }) => result === 'found');
  return isProved ? { status: 'verified', missingSince: null } : { status, missingSince };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const pendingDays = 7;

/** When to look again by itself; null: only on request. */
export function nextCheckAt({ status, missingSince }: DomainState, createdAt: Date, now: Date): Date | null {
  if (status === 'pending') {
    const next = now.getTime() + hourMs;
    return next - createdAt.getTime() > pendingDays * dayMs ? null : new Date(next);
  }
  return new Date(now.getTime() + (missingSince === null ? dayMs : hourMs));
}
