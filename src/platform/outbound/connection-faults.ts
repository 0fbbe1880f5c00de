/** What Node's codes mean, for people who look after the receiver. Its own messages speak to whoever runs this process. */
const tls: readonly (readonly [RegExp, string])[] = [
  [/SELF_SIGNED/, 'its certificate is signed by nobody that is trusted here'],
  [
    /^UNABLE_TO_(?:VERIFY|GET)/,
    'its certificate comes from an authority that is not trusted here, or the receiver does not send the certificates in between',
  ],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet'],
  [/ALTNAME_INVALID|HOSTNAME_MISMATCH/, 'its certificate is for another host name'],
  [/^(?:EPROTO|ERR_SSL)/, 'what answers there does not speak TLS, or none of the versions from 1.2 on'],
];
const network: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'nothing accepts connections at this address and port'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the receiver closed it before it answered'],
  [/^ENOTFOUND$/, 'the host name is not known'],
  [/^EAI_AGAIN$/, 'the host name could not be looked up'],
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
    message: `${failure === 'tls' ? 'The encrypted connection failed' : 'No connection'}: ${reason}.`,
  };
}
