import { paths, scope } from './settings.ts';

/** RFC 8414: what a host has to know about this authorization server. */
export const serverMetadata = (base: string) => ({
  issuer: base,
  authorization_endpoint: base + paths.authorize,
  token_endpoint: base + paths.token,
  registration_endpoint: base + paths.register,
  revocation_endpoint: base + paths.revoke,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: [scope],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  protected_resources: [resourceOf(base)],
  service_documentation: `${base}/v1/llms.txt`,
});

/** RFC 9728: who issues tokens for the API. No scopes: a token may do what its user may. */
export const resourceMetadata = (base: string) => ({
  resource: resourceOf(base),
  authorization_servers: [base],
  bearer_methods_supported: ['header'],
  resource_name: 'Agency management service',
  resource_documentation: `${base}/v1/llms.txt`,
});

/** What tokens are for (RFC 8707). They are accepted by the whole API. */
export const resourceOf = (base: string): string => base + paths.resource;

/** All that clients may call our resource: by the address of the API or the service too, with a slash or without. */
export const resourceSpellings = (base: string): string[] =>
  [resourceOf(base), `${base}/v1`, base].flatMap((resource) => [resource, `${resource}/`]);

/** Whether a client that asks for a token for this resource means ours. */
export const isOurResource = (base: string, resource: string): boolean =>
  resourceSpellings(base).includes(resource);
