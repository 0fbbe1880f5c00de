import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { AutomationSignatureScheme, AutomationSignatureSchemeInput } from '#generated/types.gen.ts';

type Scheme = AutomationSignatureScheme;

/** As these services document their signatures. */
const presets: Readonly<Record<Exclude<Scheme['scheme'], 'custom'>, Omit<Scheme, 'scheme'>>> = {
  github: {
    header: 'X-Hub-Signature-256',
    encoding: 'hex',
    prefix: 'sha256=',
    timestamp_header: null,
    tolerance_seconds: null,
  },
  shopify: {
    header: 'X-Shopify-Hmac-Sha256',
    encoding: 'base64',
    prefix: null,
    timestamp_header: null,
    tolerance_seconds: null,
  },
  slack: {
    header: 'X-Slack-Signature',
    encoding: 'hex',
    prefix: 'v0=',
    timestamp_header: 'X-Slack-Request-Timestamp',
    tolerance_seconds: 300,
  },
  stripe: {
    header: 'Stripe-Signature',
    encoding: 'hex',
    prefix: 'v1=',
    timestamp_header: null,
    tolerance_seconds: 300,
  },
};

/** The whole scheme: one other than `custom` sets all else. */
export function schemeOf(input: AutomationSignatureSchemeInput = {}): Scheme {
  const scheme = input.scheme ?? 'custom';
  if (scheme !== 'custom') return { scheme, ...presets[scheme] };
  return {
    scheme,
    header: input.header ?? 'X-Signature',
    encoding: input.encoding ?? 'hex',
    prefix: input.prefix ?? null,
    timestamp_header: input.timestamp_header ?? null,
    tolerance_seconds: input.tolerance_seconds ?? null,
  };
}

export interface Attempt {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly now: Date;
}

/** Whether the call was signed with one of the secrets. Every comparison takes the same time, whatever is wrong. */
export function isSigned(scheme: Scheme, secrets: readonly string[], attempt: Attempt): boolean {
  const header = attempt.headers[scheme.header.toLowerCase()] ?? '';
  const { sentAt, signatures, signed } =
    scheme.scheme === 'stripe' ? ofStripe(header, attempt) : plain(scheme, header, attempt);
  if (!isTimely(scheme, sentAt, attempt.now)) return false;
  return secrets
    .flatMap((secret) => {
      const expected = createHmac('sha256', secret).update(signed).digest(scheme.encoding);
      return signatures.map((signature) => isSame(signature, expected));
    })
    .includes(true);
}

interface Read {
  /** Unix time in seconds as it was sent; null where none is asked for. */
  readonly sentAt: string | null;
  readonly signatures: readonly string[];
  readonly signed: Buffer;
}

function plain(
  { scheme, prefix, encoding, timestamp_header: timeHeader }: Scheme,
  header: string,
  attempt: Attempt,
): Read {
  const bare = prefix === null ? header : header.startsWith(prefix) ? header.slice(prefix.length) : '';
  const signature = encoding === 'hex' ? bare.trim().toLowerCase() : bare.trim();
  const sentAt = timeHeader === null ? null : (attempt.headers[timeHeader.toLowerCase()] ?? '');
  const before = sentAt === null ? '' : scheme === 'slack' ? `v0:${sentAt}:` : `${sentAt}.`;
  return { sentAt, signatures: [signature], signed: Buffer.concat([Buffer.from(before), attempt.body]) };
}

const maxSignatures = 5;

/** `t=1614556800,v1=5257a8…,v1=…`, with one signature for each secret that is valid there. */
function ofStripe(header: string, { body }: Attempt): Read {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const sentAt = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => value ?? '');
  return {
    sentAt,
    signatures: signatures.slice(0, maxSignatures),
    signed: Buffer.concat([Buffer.from(`${sentAt}.`), body]),
  };
}

function isTimely({ tolerance_seconds: tolerance }: Scheme, sentAt: string | null, now: Date): boolean {
  if (tolerance === null || sentAt === null) return true;
  if (!/^\d{1,12}$/.test(sentAt)) return false;
  return Math.abs(now.getTime() / 1_000 - Number(sentAt)) <= tolerance;
}

/** Digests have one length, so that the comparison tells nothing of where two texts differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
