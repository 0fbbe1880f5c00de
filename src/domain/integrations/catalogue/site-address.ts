import { InputRefused } from './provider.ts';

/** An address that was entered, without a slash at its end. That it is public is checked at each connection. */
export function siteAddress(inputs: Readonly<Record<string, string>>, key: string): string {
  const url = URL.parse(inputs[key] ?? '');
  if (url === null || url.protocol !== 'https:')
    throw new InputRefused(key, 'must be an address that starts with https://.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new InputRefused(key, 'must have no user name, query or fragment.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
