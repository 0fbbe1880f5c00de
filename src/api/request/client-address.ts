import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Where a request comes from. Each proxy that we trust has added the address that it saw to `X-Forwarded-For`; what stands
 * before those is the caller's own word, and counts for nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const { remoteAddress } = request.socket;
  const header = trustedProxies === 0 ? undefined : request.headers['x-forwarded-for'];
  const seen = [...(header === undefined ? [] : String(header).split(',').map(plain)), remoteAddress];
  const address = seen[Math.max(0, seen.length - 1 - trustedProxies)];
  // A socket that takes IPv6 as well shows IPv4 callers in IPv6 notation.
  return (isIP(address ?? '') === 0 ? remoteAddress : address)?.replace('::ffff:', '');
}

/** Some proxies write a port behind the address, and IPv6 in brackets. */
const plain = (part: string): string =>
  part
    .trim()
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1');
