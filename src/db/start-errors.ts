import { StartError } from '#src/errors/start-error.ts';

const untrusted = new Set(['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID']);
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ECONNRESET']);

/** Why the database of DATABASE_URL cannot be used, with the cure; any other error as it is. The password is never told. */
export function explainStart(error: unknown, ownerUrl: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  const url = new URL(ownerUrl);
  const place = `${url.hostname}:${url.port || '5432'}`;
  const user = decodeURIComponent(url.username);
  const name = decodeURIComponent(url.pathname.slice(1));
  const refuse = (message: string) => new StartError(message, { cause: error });
  if (code === '28P01' || code === '28000') return refuse(`The database at ${place} refuses ${user} with the password of DATABASE_URL. Check both; special characters of the password must be percent-encoded.`);
  if (code === '3D000') return refuse(`The server at ${place} has no database ${name}. Create it: create database ${name} owner ${user}.`);
  if (unreachable.has(code)) return refuse(`No database answers at ${place} (${code}). Check host and port of DATABASE_URL, and that the server runs.`);
  if (untrusted.has(code)) return refuse(`The certificate of the database at ${place} is not trusted (${code}). Set NODE_EXTRA_CA_CERTS to the file with the certificate of its authority.`);
  if (code === '42501' && /role/.test(error.message)) return refuse(`${user} may not create roles, and the service needs one of its own. As a superuser: alter role ${user} createrole.`);
  if (code === '42501') return refuse(`${user} may not set up the database ${name} (${error.message}). As a superuser: alter database ${name} owner to ${user}.`);
  if (code === '3F000') return refuse(`The database ${name} has no schema public. Create it: create schema public authorization ${user}.`);
  return error;
}
