import type { ChannelConnection, ConnectedChannel } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { channelAccess } from '#src/domain/tickets/index.ts';
import { channelProviders, type ChannelAccess, type Verdict } from '#src/platform/channels/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { wrongWithUrl } from '#src/platform/outbound/index.ts';
import type { StoredConnection } from './connections.queries.ts';

/** A connection as it is to be. */
export interface Wished {
  readonly provider: ChannelConnection['provider'];
  readonly channels: readonly ConnectedChannel[];
  readonly externalAccountId: string | null;
  readonly sendUrl: string | null;
}

const accountForm = /^AC[0-9a-f]{32}$/;

/** Errors: 400 at the place of what does not go with the provider. */
export function requireFitting({ provider, channels, externalAccountId, sendUrl }: Wished): void {
  if (provider !== 'twilio') return;
  if (channels.includes('chat'))
    throw invalid('body.channels', 'cannot have chat with twilio, which is for calls and texts. Use custom.');
  if (externalAccountId === null) throw invalid('body.external_account_id', 'is required with twilio.');
  if (!accountForm.test(externalAccountId))
    throw invalid(
      'body.external_account_id',
      'must be an account SID of Twilio: AC and 32 hexadecimal digits.',
    );
  if (sendUrl !== null) throw invalid('body.send_url', 'is for custom providers. Leave it out.');
}

/** Errors: 400 for an address that messages cannot go to. */
export async function requireReachable(ctx: ReadContext, sendUrl: string): Promise<void> {
  const fault = await ctx.outside(() => wrongWithUrl(sendUrl, ctx.services.addresses));
  if (fault !== undefined) throw invalid('body.send_url', fault);
}

/** What the provider says of an account; undefined when there is nothing to ask. */
export async function askProvider(
  ctx: ReadContext,
  provider: ChannelConnection['provider'],
  access: ChannelAccess,
): Promise<Verdict | undefined> {
  const asked = channelProviders[provider];
  if (!asked.isAskable(access)) return undefined;
  const line = { addresses: ctx.services.addresses, now: ctx.now };
  return ctx.outside(() => asked.check(access, line));
}

/** As `askProvider`, for account data that a member has just entered. Errors: 400 when Twilio rejects them. */
export async function askTwilio(ctx: ReadContext, access: ChannelAccess): Promise<Verdict | undefined> {
  const verdict = await askProvider(ctx, 'twilio', access);
  if (verdict?.kind === 'rejected')
    throw invalid('body.provider_secret', `was not accepted. ${verdict.problem}`);
  return verdict;
}

type Sealing = Pick<ReadContext, 'identity' | 'services'>;

export const sealFor = ({ identity, services }: Sealing, text: string, purpose: string): Buffer =>
  services.sealer.seal(text, { tenantId: identity.tenantId, purpose });

export const accessOf = ({ identity, services }: Sealing, connection: StoredConnection): ChannelAccess =>
  channelAccess(services.sealer, identity.tenantId, connection);

/** Whether both reach the same account: what a provider said of one holds for the other. */
export const isSameAccess = (one: ChannelAccess, other: ChannelAccess | undefined): boolean =>
  one.secret === other?.secret &&
  one.externalAccountId === other.externalAccountId &&
  one.sendUrl === other.sendUrl;

/** The columns that say what came of a check. What was entered and not yet answered for is untested. */
export function outcomeOf(verdict: Verdict | undefined, isCheck: boolean) {
  if (verdict?.kind === 'accepted') return { outcome: 'connected', problem: null } as const;
  if (verdict !== undefined && isCheck) return { outcome: 'failing', problem: verdict.problem } as const;
  return { outcome: 'untested', problem: null } as const;
}
