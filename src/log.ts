import { pino, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type { Logger } from 'pino';

const secrets = [
  'authorization', 'cookie', 'set-cookie', 'password', 'password_hash', 'secret', 'token', 'api_key',
  'access_token', 'refresh_token', 'client_secret', 'signing_secret', 'databaseUrl', 'ownerUrl',
];

/** One JSON line per fact, on standard output. Fields that hold secrets are masked at the first three depths. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[secret]' },
  });
}
