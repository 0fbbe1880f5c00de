import { wrongWithRedirectUri } from './redirect-uri.rules.ts';

/** What we keep of a client, in the names of RFC 7591. */
export interface ClientMetadata {
  readonly redirect_uris: readonly string[];
  readonly client_name: string;
  readonly grant_types: readonly string[];
  readonly response_types: readonly string[];
  readonly token_endpoint_auth_method: 'none';
  readonly application_type: 'native';
  readonly client_uri?: string;
}

export type CheckedMetadata =
  | { readonly metadata: ClientMetadata }
  | { readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata'; readonly description: string };

const maxRedirectUris = 20;
const maxNameLength = 100;
const grantTypes = ['authorization_code', 'refresh_token'];

/**
 * Judges what a program says about itself when it registers. Members that we have no use for are left out, as RFC 7591
 * allows; an answer tells what was kept.
 */
export function checkClientMetadata(given: unknown): CheckedMetadata {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return invalid('The body must be a JSON object with the client metadata.');
  const body = given as Record<string, unknown>;
  const redirectUris = body['redirect_uris'];
  if (!isTexts(redirectUris) || redirectUris.length === 0)
    return {
      error: 'invalid_redirect_uri',
      description: 'redirect_uris must be a list of at least one URI.',
    };
  if (redirectUris.length > maxRedirectUris)
    return {
      error: 'invalid_redirect_uri',
      description: `redirect_uris may contain at most ${maxRedirectUris} URIs.`,
    };
  for (const uri of redirectUris) {
    const fault = wrongWithRedirectUri(uri);
    if (fault !== undefined)
      return { error: 'invalid_redirect_uri', description: `A redirect URI ${fault}.` };
  }
  const method = body['token_endpoint_auth_method'] ?? 'none';
  if (method !== 'none')
    return invalid(
      'Only public clients are supported: token_endpoint_auth_method must be "none". PKCE replaces the client secret.',
    );
  const asked = body['grant_types'] ?? grantTypes;
  if (!isTexts(asked)) return invalid('grant_types must be a list of strings.');
  const kept = grantTypes.filter((type) => asked.includes(type));
  if (!kept.includes('authorization_code')) return invalid('grant_types must include "authorization_code".');
  const responseTypes = body['response_types'] ?? ['code'];
  if (!isTexts(responseTypes) || !responseTypes.includes('code'))
    return invalid('response_types must include "code".');
  const name = body['client_name'];
  if (name !== undefined && (typeof name !== 'string' || name.length > 1000))
    return invalid('client_name must be a string.');
  const website = body['client_uri'];
  if (website !== undefined && !isWebsite(website)) return invalid('client_uri must be an https URL.');
  return {
    metadata: {
      redirect_uris: [...new Set(redirectUris)],
      client_name: presentableName(name) || 'Unnamed app',
      grant_types: kept,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      application_type: 'native',
      ...(website !== undefined && { client_uri: website }),
    },
  };
}

/** A name as it may stand on a page: on one line, without characters that hide or turn around what follows them. */
export function presentableName(name: string | undefined): string {
  const plain = (name ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length <= maxNameLength
    ? plain
    : `${letters
        .slice(0, maxNameLength - 1)
        .join('')
        .trimEnd()}…`;
}

const invalid = (description: string): CheckedMetadata => ({ error: 'invalid_client_metadata', description });

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 100 && value.every((item) => typeof item === 'string');

const isWebsite = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500 && URL.parse(value)?.protocol === 'https:';
