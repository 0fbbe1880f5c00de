import pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import { describeAddress } from './address.ts';

const untrusted = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ECONNRESET',
  'EPIPE',
]);

interface Place {
  readonly place: string;
  readonly user: string;
  readonly name: string;
}

/** Messages for errors without a code, by the message of `pg`. */
const byMessage: readonly (readonly [RegExp, (place: Place) => string])[] = [
  [
    /does not support SSL/,
    ({ place }) =>
      `The database at ${place} does not support TLS. Enable TLS on the server, or use sslmode=disable in DATABASE_URL if the network is trusted.`,
  ],
  [
    /timeout expired|timeout exceeded|connection timeout|Connection terminated/,
    ({ place }) =>
      `The database at ${place} did not respond in time. Check the host and port in DATABASE_URL, and that no firewall blocks the connection.`,
  ],
  [
    /client password must be a string/,
    ({ place, user }) =>
      `The database at ${place} requires a password for ${user}, and DATABASE_URL has none. Add it: postgres://${user}:secret@…`,
  ],
];

const byCode: Readonly<Record<string, (place: Place, message: string) => string>> = {
  '28P01': ({ place, user }) =>
    `The database at ${place} rejected the password for ${user}. Check the user and password in DATABASE_URL; special characters in the password must be percent-encoded.`,
  28000: ({ place, user, name }, message) =>
    /pg_hba\.conf/.test(message)
      ? `The database at ${place} does not allow ${user} to connect from this host (${message}). Add a line for ${user} and database ${name} to its pg_hba.conf, or use sslmode=require in DATABASE_URL if it says "no encryption".`
      : `The database at ${place} refused the connection of ${user} (${message}). Check the user and password in DATABASE_URL.`,
  '3D000': ({ place, name, user }) =>
    `The server at ${place} has no database ${name}. Create it: create database ${name} owner ${user}.`,
  42501: ({ user, name }, message) =>
    /role/.test(message)
      ? `${user} is not allowed to create roles, and the service needs a separate role. As a superuser, run: alter role ${user} createrole.`
      : `${user} is not allowed to set up the database ${name} (${message}). As a superuser, run: alter database ${name} owner to ${user}.`,
  53300: ({ place, user }) =>
    `The database at ${place} has no free connection for ${user}. Each process of the service needs about 30: raise max_connections, or the connection limit of the role.`,
  '57P03': ({ place }) =>
    `The database at ${place} is starting up or shutting down. Start the service again in a moment.`,
  25006: () => 'The database is read-only. Point DATABASE_URL to the primary server.',
};

/** Explains why the database cannot be used and what to do; returns any other error unchanged. Never shows the password. */
export function explainStart(error: unknown, url: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  const where = describeAddress(url);
  const message = sentenceFor(error, code, where);
  return message === undefined ? error : new StartError(message, { cause: error });
}

/** As `explainStart`, and whatever else Postgres refuses, in its own words: for a command, whose reader has no use for a stack. */
export function explainRefusal(error: unknown, url: string): unknown {
  const explained = explainStart(error, url);
  if (explained instanceof StartError || !(explained instanceof Error)) return explained;
  if (explained instanceof pg.DatabaseError)
    return new StartError(`The database refused a statement: ${explained.message} (${explained.code}).`, {
      cause: explained,
    });
  return explained.cause instanceof pg.DatabaseError
    ? new StartError(explained.message, { cause: explained })
    : explained;
}

function sentenceFor({ message }: Error, code: string, where: Place): string | undefined {
  const { place } = where;
  if (unreachable.has(code))
    return `Cannot reach the database at ${place} (${code}). Check the host and port in DATABASE_URL, and that the server is running.`;
  if (code === 'ENOENT' && place.startsWith('/'))
    return `Cannot reach the database at the socket in ${place}. Check the path in DATABASE_URL, and that the server is running.`;
  if (untrusted.has(code))
    return `The certificate of the database at ${place} is not trusted (${code}); sslmode=require checks it too. Set NODE_EXTRA_CA_CERTS to the file with the CA certificate, or add sslrootcert=… with that file to DATABASE_URL.`;
  return byCode[code]?.(where, message) ?? byMessage.find(([form]) => form.test(message))?.[1](where);
}
