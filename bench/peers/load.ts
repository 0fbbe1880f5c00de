import autocannon from 'autocannon';
import type { Server } from '../process.ts';

export type Request = autocannon.Request;

export interface Sample {
  readonly requestsPerSecond: number;
  /** CPU of the server process per answered request, in microseconds. */
  readonly cpuMicrosPerRequest: number;
  readonly p99Ms: number;
}

export interface Target {
  readonly name: string;
  readonly connections: number;
  readonly seconds: number;
  /** The requests to cycle through; every connection walks the same list from its own start. */
  readonly requests: readonly Request[];
}

/** One round of load. Any answer outside 2xx makes the round worthless, so it throws. */
export async function load(server: Server, target: Target): Promise<Sample> {
  const before = server.cpuSeconds();
  const result = await autocannon({
    url: server.url,
    connections: target.connections,
    duration: target.seconds,
    requests: [...target.requests],
    // `[<id>]` in a body becomes different text in every request.
    idReplacement: true,
  });
  const cpu = server.cpuSeconds() - before;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.name} at ${server.url}: ${result.non2xx} answers outside 2xx, ${result.errors} errors`,
    );
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuMicrosPerRequest: (cpu / result.requests.total) * 1e6,
    p99Ms: result.latency.p99,
  };
}
