import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that requests of ours must not reach. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Which addresses outbound requests may reach. */
export interface AddressPolicy {
  /** Also private addresses and plain HTTP: for development and tests. */
  readonly allowPrivate: boolean;
  /** How names are resolved (default: the system's resolver). */
  readonly lookup?: LookupAll;
  /** Where requests go instead, for tests that stand in for services of fixed addresses. */
  readonly relocate?: (url: URL) => URL;
}

export type LookupAll = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Whether an address is one of the public internet. Private, loopback, link-local (the metadata services of clouds among
 * them), carrier-grade, documentation and multicast ranges are not, nor are IPv6 addresses that carry an IPv4 address
 * inside, by which a private one could be reached.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(assignedIpv6));
}

/** The only part of IPv6 that is handed out; what else looks like a network may be anything, such as an IPv4 address inside. */
const assignedIpv6 = ipaddr.parseCIDR('2000::/3');

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * A lookup for `net.connect` that hands out public addresses only. It runs when a connection is made, so a name that
 * changed since it was checked is refused. A name that also leads to a private address is refused as a whole.
 */
export function guardedLookup(policy: AddressPolicy): LookupFunction {
  const lookup =
    policy.lookup ?? ((hostname, done) => systemLookup(hostname, { all: true, order: 'verbatim' }, done));
  return (hostname, options, callback) => {
    lookup(hostname, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const refusal = policy.allowPrivate ? undefined : refusalOf(hostname, addresses);
      if (refusal !== undefined) return callback(refusal, '', 0);
      const [first] = addresses;
      if (first === undefined)
        return callback(Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' }), '', 0);
      if (options.all === true)
        (callback as unknown as (error: null, addresses: readonly LookupAddress[]) => void)(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const refusalOf = (hostname: string, addresses: readonly LookupAddress[]): AddressRefused | undefined => {
  const found = addresses.find(({ address }) => !isPublicAddress(address));
  return found === undefined
    ? undefined
    : new AddressRefused(`${hostname} resolves to ${found.address}, which is not a public address`);
};

/** For hosts that are addresses already, which are connected to without a lookup. */
export function refuseLiteral(url: URL, policy: AddressPolicy): void {
  const host = hostOf(url);
  if (isIP(host) === 0 || policy.allowPrivate) return;
  if (!isPublicAddress(host)) throw new AddressRefused(`${host} is not a public address`);
}
