import { createHash, createPublicKey, createVerify } from 'node:crypto';

/** Verifies the signature of a message with a published record as a receiver does (RFC 6376, relaxed/relaxed). */
export function verifies(message: string, record: string): boolean {
  const split = message.indexOf('\r\n\r\n');
  const headers = message.slice(0, split).split(/\r\n(?![ \t])/);
  const signature = headers.find((one) => /^dkim-signature:/i.test(one))!;
  const tag = (name: string) =>
    new RegExp(`(?:^|;)${name}=([^;]*)`).exec(signature.replace(/^[^:]*:/, '').replaceAll(/\s/g, ''))![1]!;
  const lines = message.slice(split + 4).split('\r\n');
  const body = lines.map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, '')).join('\r\n');
  const hash = createHash('sha256')
    .update(`${body.replace(/(\r\n)*$/, '')}\r\n`)
    .digest('base64');
  if (hash !== tag('bh')) return false;
  const relaxed = (header: string): string => {
    const at = header.indexOf(':');
    const value = header
      .slice(at + 1)
      .replaceAll(/\s+/g, ' ')
      .trim();
    return `${header.slice(0, at).trim().toLowerCase()}:${value}`;
  };
  const signed = tag('h')
    .split(':')
    .flatMap((name) => headers.filter((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
    .map(relaxed);
  const bare = relaxed(signature).replace(/([; ]b=)[^;]*/, '$1');
  const key = createPublicKey({
    key: Buffer.from(/p=(.*)$/.exec(record)![1]!, 'base64'),
    type: 'spki',
    format: 'der',
  });
  return createVerify('sha256')
    .update([...signed, bare].join('\r\n'))
    .verify(key, tag('b'), 'base64');
}
