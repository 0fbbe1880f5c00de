import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import sonic from 'sonic-boom';
import type { LogLevel } from './log-levels.ts';
import { traceFields } from './trace/index.ts';

/** What the parts of the service log to. */
export type Log = Logger;

const secrets = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'password_hash',
  'secret',
  'token',
  'api_key',
  'access_token',
  'refresh_token',
  'client_secret',
  'signing_secret',
  'databaseUrl',
  'ownerUrl',
]);
const maskedDepth = 4;

const batchBytes = 4096;
const maxWaitMs = 100;

/** Of lines that cannot be written, as on a full disk, no more are kept. */
const maxKeptBytes = 4 * 1024 * 1024;
/** How long the end of the process may wait for a reader that reads nothing. */
const lastWordsMs = 2_000;

/**
 * Lines leave in batches, a tenth of a second late at most: one system call for each was a fifteenth of the CPU of a
 * lookup. What is left when the process ends is written then; a `kill -9` may take the last batch along. When the reader has
 * gone there is nobody to tell anything, and the service goes on. What fails otherwise is tried again with the next line.
 */
function standardOutput(): DestinationStream & { flushSync(): void } {
  let isDue = false;
  let hasReader = true;
  let givesUpAt = Infinity;
  const output = new sonic.SonicBoom({
    fd: 1,
    sync: false,
    minLength: batchBytes,
    maxLength: maxKeptBytes,
    retryEAGAIN: () => performance.now() < givesUpAt,
  });
  const failed = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') hasReader = false;
  };
  output.on('error', failed);
  const flush = () => {
    isDue = false;
    if (hasReader) output.flush();
  };
  const flushSync = () => {
    if (!hasReader) return;
    givesUpAt = performance.now() + lastWordsMs;
    try {
      output.flushSync();
    } catch (error) {
      failed(error);
    }
    givesUpAt = Infinity;
  };
  process.on('exit', flushSync);
  return {
    write: (line) => {
      if (!hasReader) return;
      output.write(line);
      // Not at an interval: with nothing to write, it would write nothing, by a system call and another thread, ten times a second.
      if (!isDue) setTimeout(flush, maxWaitMs).unref();
      isDue = true;
    },
    flushSync,
  };
}

/** One JSON line per fact, on standard output, with the trace that it belongs to. Fields that hold secrets are masked. */
export function createLogger(level: LogLevel): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceFields,
    // Not pino's `redact`: its wildcard paths cost 60 microseconds a line, as much as a whole read.
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => mask(fields, maskedDepth) as Record<string, unknown>,
    },
  };
  return pino(options, standardOutput());
}

/** The same value with secrets masked; copied only where there is one. */
function mask(value: unknown, depth: number): unknown {
  if (depth === 0 || value === null || typeof value !== 'object' || value instanceof Error) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, field] of Object.entries(value)) {
    const masked = secrets.has(name) ? '[secret]' : mask(field, depth - 1);
    if (masked !== field) (copy ??= shallowCopy(value))[name] = masked;
  }
  return copy ?? value;
}

const shallowCopy = (value: object): Record<string, unknown> =>
  (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
