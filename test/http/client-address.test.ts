import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from '#src/api/request/client-address.ts';

const request = (forwarded: string | undefined, socket = '::ffff:10.0.0.9') =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: socket },
  }) as unknown as IncomingMessage;

it.each([
  // Nobody in between: what a caller says of itself counts for nothing.
  ['203.0.113.7', 0, '10.0.0.9'],
  [undefined, 1, '10.0.0.9'],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.8', 2, '203.0.113.7'],
  // Fewer than there should be: the farthest that is known.
  ['203.0.113.7', 3, '203.0.113.7'],
  ['nonsense, 2001:db8::1', 1, '2001:db8::1'],
  ['198.51.100.1, 203.0.113.7:4711', 1, '203.0.113.7'],
  ['[2001:db8::1]:4711', 1, '2001:db8::1'],
  // A proxy that says nothing of use is taken for the caller, and not what the caller says.
  ['198.51.100.1, unknown', 1, '10.0.0.9'],
])('of %s behind %i trusted proxies is %s', (forwarded, proxies, expected) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(expected);
});
