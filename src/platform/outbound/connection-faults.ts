/** Node's error codes, explained to operators of the receiver. Node's own messages address operators of this process. */
const tls: readonly (readonly [RegExp, string])[] = [
  [/SELF_SIGNED/, 'its certificate is self-signed and not trusted'],
  [
    /^UNABLE_TO_(?:VERIFY|GET)/,
    'its certificate was issued by an authority that is not trusted, or the receiver does not send the intermediate certificates',
  ],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet'],
  [/ALTNAME_INVALID|HOSTNAME_MISMATCH/, 'its certificate is for another host name'],
  [/^(?:EPROTO|ERR_SSL)/, 'the receiver does not support TLS 1.2 or later'],
];
const network: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'nothing is listening at this address and port'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the receiver closed the connection before it responded'],
  [/^ENOTFOUND$/, 'the host name does not exist'],
  [/^EAI_AGAIN$/, 'the host name could not be resolved'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, 'the address cannot be reached'],
];

const isTls = (code: string, message: string): boolean =>
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO|CRL_|INVALID_CA|PATH_LENGTH)/.test(
    code,
  ) || /certificate|SSL routines/i.test(message);

/** Why there was no connection, in a sentence that ends with the code. */
export function explainConnection({ code = '', message }: NodeJS.ErrnoException): {
  readonly failure: 'tls' | 'network';
  readonly message: string;
} {
  const failure = isTls(code, message) ? 'tls' : 'network';
  const known = (failure === 'tls' ? tls : network).find(([form]) => form.test(code))?.[1];
  const reason = known === undefined ? message || code : code === '' ? known : `${known} (${code})`;
  return {
    failure,
    message: `${failure === 'tls' ? 'The TLS connection failed' : 'The connection failed'}: ${reason}.`,
  };
}
