import { setImmediate } from 'node:timers/promises';
import { families } from '#generated/operations.ts';
import { handlers } from '#generated/handlers.ts';
import { createAuthenticator } from './auth/index.ts';
import type { Config } from './config.ts';
import { openDatabase, type Db } from './db/index.ts';
import { ResponseCheck } from './door/response-check.ts';
import { StartError } from './errors/start-error.ts';
import { createServer, type Server, type ServerOptions } from './http/server.ts';
import { createRateLimiter } from './limits/index.ts';
import type { Log } from './log.ts';

export interface Service {
  readonly db: Db;
  /** Where it serves; null for a process that only works. */
  readonly url: string | null;
  /** Ends requests and jobs under way, in that order, then lets go of the database. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly config: Config;
  /** A migrated database, as its owner role. */
  readonly ownerUrl: string;
  readonly log: Log;
  /** What happens to a checked answer that is off the contract (default `log`). */
  readonly onMismatch?: 'log' | 'fail';
}

/** Loads what the first calls need, a family at a time, so that calls that come meanwhile wait for one at most. */
async function warmUp(): Promise<void> {
  for (const { requests } of families) {
    await setImmediate();
    requests();
  }
}

const minuteSeconds = 60;
const portsToTry = 20;

/** Everything that a process of this role runs. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, ownerUrl, log } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0)) await end();
  };
  try {
    const db = await openDatabase({ ownerUrl });
    stops.unshift(() => db.close());
    if (config.role !== 'serve') {
      // Only who works on the queue pays for loading it.
      const { startJobs } = await import('./jobs/index.ts');
      const jobs = await startJobs({ ownerUrl, db, log });
      stops.unshift(() => jobs.stop());
    }
    if (config.role === 'work') return { db, url: null, stop };
    const { server, close } = openServer(options, db);
    stops.unshift(close);
    const { url } = await listen(server, config, log);
    void warmUp();
    return { db, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openServer({ config, log, onMismatch = 'log' }: ServiceOptions, db: Db): { server: Server; close: () => Promise<void> } {
  const authenticator = createAuthenticator(db, { log });
  const options: ServerOptions = {
    families,
    handlers,
    db,
    authenticator,
    limiter: createRateLimiter(db, { limit: config.rateLimitRest, windowSeconds: minuteSeconds }),
    log,
    baseUrl: config.baseUrl,
    responseCheck: config.responseCheckSample === 0 ? undefined : new ResponseCheck({ sample: config.responseCheckSample, onMismatch, log }),
  };
  const server = createServer(options);
  const close = async () => {
    await server.close();
    await authenticator.close();
  };
  return { server, close };
}

/** A port that somebody chose is used or refused; the default one gives way to the next that is free. */
async function listen(server: Server, { host, port, isPortChosen }: Config, log: Log): Promise<{ url: string }> {
  const last = isPortChosen ? port : port + portsToTry;
  for (let candidate = port; ; candidate += 1) {
    try {
      const address = await server.listen(candidate, host);
      if (candidate !== port) log.warn(`Port ${port} is taken; using ${candidate}. Set PORT to choose one.`);
      return address;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && candidate < last) continue;
      throw explain(error as NodeJS.ErrnoException, host, candidate);
    }
  }
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken by another program: set PORT to a free one, or PORT=0 to have one picked.`, { cause: error });
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs privileges that this process does not have: set PORT to one above 1023.`, { cause: error });
  if (error.code === 'EADDRNOTAVAIL') return new StartError(`This machine does not have the address ${host}: set HOST to one of its own, or to 0.0.0.0.`, { cause: error });
  return error;
}
