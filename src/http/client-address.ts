import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Where a request comes from. Each proxy that we trust has added the address that it saw to `X-Forwarded-For`; what stands
 * before those is the caller's own word, and counts for nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const forwarded = trustedProxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim()).filter((part) => isIP(part) !== 0);
  const seen = [...forwarded, request.socket.remoteAddress];
  // A socket that takes IPv6 as well shows IPv4 callers in IPv6 notation.
  return seen[Math.max(0, seen.length - 1 - trustedProxies)]?.replace('::ffff:', '');
}
