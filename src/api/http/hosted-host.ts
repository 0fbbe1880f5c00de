import type { IncomingMessage } from 'node:http';

/** Where a request belongs: to hosted addresses (`here`, or `elsewhere` when it came to another host), or to the rest. */
export type Place = 'here' | 'elsewhere' | 'rest';

/**
 * Hosted addresses on a host of their own: what people upload then shares no origin with the service. They answer on that host
 * alone, and nothing else does. On one host with the service, the path decides.
 */
export class HostedHost {
  readonly #hostedUrl: () => string;
  readonly #baseUrl: () => string;

  constructor(hostedUrl: () => string, baseUrl: () => string) {
    this.#hostedUrl = hostedUrl;
    this.#baseUrl = baseUrl;
  }

  placeOf({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): Place {
    const isHosted = isHostedPath(url!);
    const hosted = new URL(this.#hostedUrl());
    if (hosted.host === new URL(this.#baseUrl()).host) return isHosted ? 'here' : 'rest';
    if (hostIn(headers.host, hosted.protocol) === hosted.host) return 'here';
    return isHosted ? 'elsewhere' : 'rest';
  }
}

const isHostedPath = (url: string): boolean =>
  url.startsWith('/hosted/') || url === '/hosted' || url.startsWith('/hosted?');

/** The host that a request names, without the port that its protocol has anyway. */
function hostIn(header: string | undefined, protocol: string): string | undefined {
  return header === undefined ? undefined : URL.parse(`${protocol}//${header}`)?.host;
}
