import { hostedAddress } from '#src/domain/hosted-addresses/index.ts';
import type { Services } from '#src/call/services.ts';
import { addressPurpose, secretPurpose, type ChannelAccess } from '#src/platform/channels/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import type { ReachedConnection } from './connections.queries.ts';

/** What the provider of a connection is reached with. */
export const channelAccess = (
  sealer: Pick<Sealer, 'open'>,
  tenantId: string,
  connection: Pick<ReachedConnection, 'external_account_id' | 'secret_sealed' | 'send_url'>,
): ChannelAccess => ({
  externalAccountId: connection.external_account_id,
  secret: sealer.open(connection.secret_sealed, { tenantId, purpose: secretPurpose }),
  sendUrl: connection.send_url,
});

/** Where the provider sends its messages. */
export const intakeUrlOf = (
  services: Pick<Services, 'sealer' | 'hostedUrl'>,
  tenantId: string,
  addressSealed: Buffer,
): string =>
  hostedAddress(
    services,
    '/hosted/channel-messages/{token}',
    services.sealer.open(addressSealed, { tenantId, purpose: addressPurpose }),
  );
