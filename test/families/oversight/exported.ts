import type { Service } from '../../support/service.ts';

/** An export as it comes over the wire, without the mark of UTF-8. */
export async function exported(service: Service, path: string, key = service.agencies[0].key) {
  const response = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\r\n');
  return {
    status: response.status,
    headers: response.headers,
    hasMark: bytes.subarray(0, 3).toString('hex') === 'efbbbf',
    headings: lines[0],
    lines: lines.slice(1, -1),
    text: bytes.toString('utf8'),
  };
}
