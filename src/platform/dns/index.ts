import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** What a name server said: records, which may be none, or nothing that can be believed. */
export type DnsAnswer =
  | { readonly kind: 'records'; readonly values: readonly string[] }
  | { readonly kind: 'no_answer' };

/** Looks records up. It never rejects, and never waits longer than its bound. */
export interface DnsLookup {
  txt(host: string): Promise<DnsAnswer>;
}

export interface DnsOptions {
  /** Name servers as `address` or `address:port`; null for those of the system. */
  readonly servers: readonly string[] | null;
  /** For a whole lookup, retries included. */
  readonly withinMs: number;
}

/** `127.0.0.1`, `127.0.0.1:53` or `[::1]:53`, separated by commas. */
export function parseNameServers(text: string): readonly string[] | undefined {
  const servers = text.split(',').map((one) => one.trim());
  return servers.every(isNameServer) ? servers : undefined;
}

function isNameServer(text: string): boolean {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const isPort = port === undefined || (Number(port) > 0 && Number(port) < 65_536);
  return isIP(text) > 0 || (isPort && (isIP(bracketed ?? '') === 6 || isIP(plain ?? '') === 4));
}

const tries = 2;
/** A stranger's zone decides how much it answers. */
const maxValues = 50;
const maxValueLength = 4_096;

/** Answers that say that there is no such record. All others say nothing about it. */
const saysNone = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

export function dnsLookup({ servers, withinMs }: DnsOptions): DnsLookup {
  const ask = async (query: (resolver: Resolver) => Promise<readonly string[]>): Promise<DnsAnswer> => {
    // One for each lookup: cancelling ends all queries of a resolver.
    const resolver = new Resolver({ timeout: Math.ceil(withinMs / tries), tries });
    if (servers !== null) resolver.setServers(servers);
    const bound = setTimeout(() => resolver.cancel(), withinMs);
    try {
      const values = await query(resolver);
      return {
        kind: 'records',
        values: values.slice(0, maxValues).map((value) => value.slice(0, maxValueLength)),
      };
    } catch (error) {
      return saysNone.has((error as NodeJS.ErrnoException).code ?? '')
        ? { kind: 'records', values: [] }
        : { kind: 'no_answer' };
    } finally {
      clearTimeout(bound);
    }
  };
  return {
    // A record comes in strings of at most 255 bytes, which belong together.
    txt: (host) =>
      ask(async (resolver) => (await resolver.resolveTxt(host)).map((strings) => strings.join(''))),
  };
}
