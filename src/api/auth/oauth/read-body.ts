import type { IncomingMessage } from 'node:http';

/** Why a body was not read, with the status that says so. */
export class BodyRefused extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

export interface BodyRules {
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly maxBytes: number;
}

/** The text of a body of the expected type, up to a size. Throws `BodyRefused`. */
export async function readText(request: IncomingMessage, { type, maxBytes }: BodyRules): Promise<string> {
  const given = request.headers['content-type']?.split(';')[0]!.trim().toLowerCase();
  if (given !== type) throw new BodyRefused(415, `The body must be ${type}.`);
  if (request.headers['content-encoding'] !== undefined)
    throw new BodyRefused(415, 'The body must not be compressed.');
  const tooLarge = new BodyRefused(413, `The body must not be larger than ${maxBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused(400, 'The body is incomplete.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
