import type { WriteContext } from '#src/call/hosted.ts';
import { isSame, isSigned, openSecret, type Attempt } from '#src/domain/inbound-webhooks/index.ts';
import type { StoredWebhook } from './receive.queries.ts';

/** Whether the call proves that its sender knows the secret, or the former one while that is valid. */
export function isCaller(ctx: WriteContext, webhook: StoredWebhook, attempt: Attempt): boolean {
  if (webhook.authentication === 'none') return true;
  const { former_secret_expires_at: until, former_secret_sealed: former } = webhook;
  const isFormerValid = former !== null && until !== null && new Date(until) > attempt.now;
  const secrets = [
    openSecret(ctx, webhook.secret_sealed),
    ...(isFormerValid ? [openSecret(ctx, former)] : []),
  ];
  if (webhook.authentication === 'signature') return isSigned(webhook.signing, secrets, attempt);
  const token = /^Bearer +(\S+)$/i.exec(attempt.headers['authorization'] ?? '')?.[1] ?? '';
  return secrets.map((secret) => isSame(token, secret)).includes(true);
}
