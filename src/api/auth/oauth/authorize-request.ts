import { innerScopes } from './settings.ts';

/** What an authorization request may carry that means something here. Others are ignored, as RFC 6749 §3.1 has it. */
const known = new Set([
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'login_hint',
  'redirect_uri',
  'resource',
  'response_type',
  'state',
  // Not supported; the library says so.
  'registration',
  'request',
  'request_uri',
]);
const maxLength = 8_000;

export type AuthorizeRequest =
  | { readonly query: string; readonly asksToSignIn: boolean }
  | { readonly refusal: string };

/**
 * The authorization request as the library is to see it. Whatever scopes were asked for, there is one; a request for
 * signing in anew or picking an account leaves the session out; `prompt=none` stays, and fails, since the user always decides.
 */
export function normaliseAuthorizeRequest(search: string): AuthorizeRequest {
  if (search.length > maxLength) return { refusal: `The request is longer than ${maxLength} characters.` };
  const query = new URLSearchParams();
  const prompts = new Set<string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (/\p{Cc}/u.test(value)) return { refusal: 'A parameter contains control characters.' };
    if (known.has(name)) query.append(name, value);
    if (name === 'prompt') for (const prompt of value.split(' ')) prompts.add(prompt);
    if (name === 'response_mode' && value !== 'query')
      return { refusal: 'The only supported response_mode is "query".' };
  }
  query.set('scope', innerScopes.join(' '));
  // The library takes offline_access out of a request that does not mean to ask.
  query.set('prompt', prompts.has('none') ? 'none' : 'consent');
  return { query: query.toString(), asksToSignIn: prompts.has('login') || prompts.has('select_account') };
}
