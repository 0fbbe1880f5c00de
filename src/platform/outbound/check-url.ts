import { isIP } from 'node:net';
import { guardedLookup, hostOf, refuseLiteral, AddressRefused, type AddressPolicy } from './addresses.ts';

const resolveWithinMs = 5_000;

/**
 * What is wrong with an address that requests of ours shall go to, for the one who entered it; undefined when nothing is.
 * It has to be HTTPS, name no user, and resolve to public addresses. The same is checked again at each connection.
 */
export async function wrongWithUrl(text: string, policy: AddressPolicy): Promise<string | undefined> {
  const url = URL.parse(text);
  if (url === null) return 'is not a valid URL: use the form https://host/path.';
  if (url.protocol !== 'https:' && !(policy.allowPrivate && url.protocol === 'http:'))
    return 'must start with https://, so that requests are encrypted.';
  if (url.username !== '' || url.password !== '')
    return 'must not contain a user name or password: send credentials in a custom header.';
  if (url.hash !== '') return 'must not have a fragment (#…): it is never sent.';
  try {
    refuseLiteral(url, policy);
    if (isIP(hostOf(url)) === 0) await resolve(hostOf(url), policy);
  } catch (error) {
    if (error instanceof AddressRefused) return `must resolve to public addresses: ${error.message}.`;
    return `has the host ${hostOf(url)}, which cannot be resolved (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}): check the spelling, or try again once its DNS record exists.`;
  }
  return undefined;
}

function resolve(hostname: string, policy: AddressPolicy): Promise<void> {
  return new Promise((found, failed) => {
    const timer = setTimeout(
      () => failed(Object.assign(new Error('DNS lookup timed out'), { code: 'ETIMEOUT' })),
      resolveWithinMs,
    );
    guardedLookup(policy)(hostname, { all: true }, (error) => {
      clearTimeout(timer);
      if (error) failed(error);
      else found();
    });
  });
}
