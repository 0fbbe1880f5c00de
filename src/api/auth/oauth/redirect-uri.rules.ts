/** Schemes without a dot that well-known programs use. Anybody else takes one with a dot, a name that they own (RFC 8252 §7.1). */
const knownSchemes = new Set([
  'claude',
  'cursor',
  'goose',
  'raycast',
  'vscode',
  'vscode-insiders',
  'vscodium',
  'warp',
  'windsurf',
  'zed',
]);
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);
const maxLength = 2000;

/** What is wrong with a redirect URI that a client wants to register; undefined when nothing is. */
export function wrongWithRedirectUri(text: string): string | undefined {
  if (text.length > maxLength || /[\x00-\x20\x7f\\]/.test(text))
    return 'is too long or contains invalid characters';
  const url = URL.parse(text);
  if (url === null) return 'is not an absolute URI';
  if (text.includes('#')) return 'must not have a fragment';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  if (url.protocol === 'https:') return undefined;
  if (url.protocol === 'http:')
    return loopbackHosts.has(url.hostname)
      ? undefined
      : 'must use https; http is allowed only for loopback addresses (127.0.0.1, [::1], localhost)';
  const scheme = url.protocol.slice(0, -1);
  if (/^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+$/.test(scheme) || knownSchemes.has(scheme)) return undefined;
  return `has the scheme ${scheme}: use https, http on a loopback address, or a private scheme with a dot, such as com.example.app`;
}

export const isLoopback = (url: URL): boolean => url.protocol === 'http:' && loopbackHosts.has(url.hostname);

/** Where a redirect leads, as people recognise it: a host, this computer, or a program. */
export function redirectTarget(redirectUri: string): string {
  const url = new URL(redirectUri);
  if (isLoopback(url)) return 'an app on this computer';
  return url.protocol === 'https:' ? url.host : `${url.protocol.slice(0, -1)}://`;
}

/** A source for CSP's form-action, by which Chromium judges redirects that follow a form too. */
export function redirectSource(redirectUri: string): string {
  const url = new URL(redirectUri);
  // CSP has no form for an IPv6 address.
  const isPlain = (url.protocol === 'https:' || url.protocol === 'http:') && !url.hostname.startsWith('[');
  return isPlain ? url.origin : url.protocol;
}
