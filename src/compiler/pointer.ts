/** JSON Pointer (RFC 6901) as text and as tokens. */
export type Token = string | number;

export function escapeToken(token: Token): string {
  const text = String(token);
  // Hardly any has something to escape, and a compile escapes hundreds of thousands.
  return text.includes('/') || text.includes('~') ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

export const formatPointer = (tokens: readonly Token[]): string =>
  tokens.map((token) => `/${escapeToken(token)}`).join('');

export const parsePointer = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Percent-decodes the fragment of a reference; text that is not valid percent-encoding is taken as it stands. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
