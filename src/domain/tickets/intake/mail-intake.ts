import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import type { SystemContext } from '#src/platform/events/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import {
  findIntakeOf,
  insertIntake,
  updateIntake,
  type IntakeKind,
  type StoredIntake,
} from './mail-intake.queries.ts';

export const intakePurpose = 'secret of a mail intake';

const purposes = { mail: 'mail_intake', events: 'mail_events' } as const;
const paths = { mail: '/hosted/mail/{token}', events: '/hosted/mail-events/{token}' } as const;

export interface OpenedIntake {
  readonly token: string;
  /** Where the token goes. */
  readonly path: (typeof paths)[IntakeKind];
  readonly secret: string;
}

interface Wish {
  readonly tenantId: string;
  readonly kind: IntakeKind;
  /** Whose `Authentication-Results` are believed. */
  readonly authservId: string | null;
  /** Of which the mail server takes mail, for addresses to forward mailboxes to. */
  readonly domain: string | null;
  /** Until when the former secret holds; the former address is revoked at once all the same. */
  readonly formerUntil: Date | null;
}

/** Gives an agency an address for its mail server, with a new secret; the one that it had is revoked. Both are known now and never again. */
export async function openIntake(
  ctx: SystemContext,
  sealer: Pick<Sealer, 'seal'>,
  { tenantId, kind, authservId, domain, formerUntil }: Wish,
): Promise<OpenedIntake> {
  const secret = `mail_${randomBytes(32).toString('base64url')}`;
  const sealed = sealer.seal(secret, { tenantId, purpose: intakePurpose });
  const former = await findIntakeOf(ctx.db, kind);
  const row = {
    secret_sealed: sealed,
    former_secret_sealed: formerUntil === null ? null : (former?.secret_sealed ?? null),
    former_secret_expires_at: former === undefined ? null : formerUntil,
    authserv_id: authservId,
    domain,
  };
  if (former !== undefined) {
    await revokeTokens(ctx, { recordId: former.id });
    await updateIntake(ctx.db, former.id, row, ctx.now);
  }
  const recordId = former?.id ?? (await insertIntake(ctx.db, kind, row, ctx.now));
  const { token } = await issueToken(ctx, { purpose: purposes[kind], recordId, expiresAt: null });
  ctx.audit({
    recordKind: 'agency',
    recordId: tenantId,
    action: 'updated',
    newValues: { mail_intake: kind, authserv_id: authservId },
  });
  return { token, path: paths[kind], secret };
}

const toleranceSeconds = 300;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})(?:,v1=([0-9a-f]{64}))?$/;

interface Signed {
  readonly header: string | undefined;
  readonly body: Buffer;
  readonly now: Date;
}

/** Whether the body was signed with a secret of the intake within five minutes (`X-Signature`). */
export function isSignedFor(secrets: readonly string[], { header, body, now }: Signed): boolean {
  const [, sentAt = '', ...signatures] = form.exec(header ?? '') ?? [];
  const isTimely = Math.abs(now.getTime() / 1_000 - Number(sentAt || NaN)) <= toleranceSeconds;
  const fits = secrets
    .flatMap((secret) => {
      const expected = createHmac('sha256', secret).update(`${sentAt}.`).update(body).digest('hex');
      return [signatures[0] ?? '', signatures[1] ?? ''].map((signature) => isSame(signature, expected));
    })
    .includes(true);
  return isTimely && fits;
}

/** Digests have one length, so that the comparison tells nothing of where two texts differ. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/** The secrets that hold now. */
export function secretsOf(
  sealer: Pick<Sealer, 'open'>,
  tenantId: string,
  { secret_sealed: secret, former_secret_sealed: former, former_secret_expires_at: until }: StoredIntake,
  now: Date,
): string[] {
  const open = (sealed: Buffer) => sealer.open(sealed, { tenantId, purpose: intakePurpose });
  const isFormerValid = former !== null && until !== null && new Date(until) > now;
  return [open(secret), ...(isFormerValid ? [open(former)] : [])];
}
