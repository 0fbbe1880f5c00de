const mask = '********';
const maxHeaders = 100;
const maxName = 200;
const maxValue = 8_192;
const token = /^[a-z0-9_.!#$%&'*+^`|~-]+$/;
const secret = /authorization|cookie|token|secret|password|signature|api-?key|hmac|credential/;

/** Headers as they are kept: credentials are masked. */
export function headersOf(
  headers: Readonly<Record<string, string>>,
  signatureHeader: string,
): Record<string, string> {
  const signature = signatureHeader.toLowerCase();
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => token.test(name) && name.length <= maxName)
      .slice(0, maxHeaders)
      .map(([name, value]) => [
        name,
        secret.test(name) || name === signature ? mask : value.replaceAll('\0', '').slice(0, maxValue),
      ]),
  );
}
