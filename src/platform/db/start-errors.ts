import { StartError } from '#src/platform/errors/start-error.ts';
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

/** A sentence for what has no code, by what `pg` says of it. */
const byMessage: readonly (readonly [RegExp, (place: Place) => string])[] = [
  [
    /does not support SSL/,
    ({ place }) =>
      `The database at ${place} does not speak TLS. Configure it there, or use sslmode=disable in DATABASE_URL where the network is trusted.`,
  ],
  [
    /timeout expired|connection timeout|Connection terminated/,
    ({ place }) =>
      `The database at ${place} does not answer in time. Check host and port of DATABASE_URL, and that no firewall is in between.`,
  ],
  [
    /client password must be a string/,
    ({ place, user }) =>
      `The database at ${place} asks ${user} for a password, and DATABASE_URL has none. Add it: postgres://${user}:secret@…`,
  ],
];

const byCode: Readonly<Record<string, (place: Place, message: string) => string>> = {
  '28P01': ({ place, user }) =>
    `The database at ${place} refuses ${user} with this password. Check both in DATABASE_URL; special characters of the password must be percent-encoded.`,
  28000: ({ place, user, name }, message) =>
    /pg_hba\.conf/.test(message)
      ? `The database at ${place} lets ${user} in from nowhere that this process is (${message}). Add a line for ${user} and database ${name} to its pg_hba.conf, or use sslmode=require in DATABASE_URL if it says "no encryption".`
      : `The database at ${place} does not let ${user} in (${message}). Check user and password in DATABASE_URL.`,
  '3D000': ({ place, name, user }) =>
    `The server at ${place} has no database ${name}. Create it: create database ${name} owner ${user}.`,
  42501: ({ user, name }, message) =>
    /role/.test(message)
      ? `${user} may not create roles, and the service needs one of its own. As a superuser: alter role ${user} createrole.`
      : `${user} may not set up the database ${name} (${message}). As a superuser: alter database ${name} owner to ${user}.`,
  53300: ({ place, user }) =>
    `The database at ${place} has no connection left for ${user}. The service needs about 30 for each process: raise max_connections, or the limit of the role.`,
  '57P03': ({ place }) =>
    `The database at ${place} is starting up or shutting down. Start the service again in a moment.`,
  25006: () => 'The database is read-only. Let DATABASE_URL name the primary server.',
};

/** Why the database of this address cannot be used, with the cure; any other error as it is. The password is never told. */
export function explainStart(error: unknown, url: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  const where = describeAddress(url);
  const message = sentenceFor(error, code, where);
  return message === undefined ? error : new StartError(message, { cause: error });
}

function sentenceFor({ message }: Error, code: string, where: Place): string | undefined {
  const { place } = where;
  if (unreachable.has(code))
    return `No database answers at ${place} (${code}). Check host and port of DATABASE_URL, and that the server runs.`;
  if (code === 'ENOENT' && place.startsWith('/'))
    return `No database answers at the socket in ${place}. Check the path in DATABASE_URL, and that the server runs.`;
  if (untrusted.has(code))
    return `The certificate of the database at ${place} is not trusted (${code}); sslmode=require checks it too. Set NODE_EXTRA_CA_CERTS to the file with the certificate of its authority, or add sslrootcert=… with that file to DATABASE_URL.`;
  return byCode[code]?.(where, message) ?? byMessage.find(([form]) => form.test(message))?.[1](where);
}
