import type Provider from 'oidc-provider';
import { errors, type Interaction } from 'oidc-provider';
import { presentableName } from './client-metadata.rules.ts';
import { isDocumentClient } from './metadata-documents.ts';
import { redirectSource, redirectTarget } from './redirect-uri.rules.ts';

/** The app that asks, as the pages present it. */
export async function clientOf(provider: Provider, interaction: Interaction) {
  const clientId = parameter(interaction, 'client_id');
  const redirectUri = parameter(interaction, 'redirect_uri');
  const client = await provider.Client.find(clientId);
  if (client === undefined) throw new errors.InvalidClient('the client no longer exists');
  const documentHost = isDocumentClient(clientId) ? new URL(clientId).host : null;
  return {
    id: clientId,
    redirectUri,
    name: presentableName(client.clientName) || (documentHost ?? 'Unnamed app'),
    documentHost,
    redirectTarget: redirectTarget(redirectUri),
    source: redirectSource(redirectUri),
  };
}

/** Of the authorization request; empty when it was not given, or more than once. */
export function parameter({ params }: Interaction, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** Who is signed in. */
export function accountOf(interaction: Interaction): string {
  const accountId = interaction.session?.accountId;
  if (accountId === undefined) throw new errors.SessionNotFound('no user is signed in');
  return accountId;
}

/** The resource that the app names, the first if it names several. */
export const resourceIn = ({ params }: Interaction): string | undefined =>
  [params['resource']].flat().find((one): one is string => typeof one === 'string');
