import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './address.ts';

export interface Patience {
  /** Until the store takes a connection. */
  readonly connectMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** A request whose answer is short, from its first byte to its last. */
  readonly shortMs: number;
}

export const usualPatience: Patience = { connectMs: 3_000, silenceMs: 20_000, shortMs: 15_000 };

const maxSockets = 64;
const maxAttempts = 2;

const ignore = () => {};
/** What fails is told by whoever asked. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A client of the store; the SDK is loaded by the first who needs it. `endpoint` is the one that addresses for callers name. */
export async function openClient(
  address: S3Address,
  { connectMs, silenceMs }: Patience,
  endpoint = address.endpoint,
): Promise<S3Client> {
  const [{ S3Client }, { NodeHttpHandler }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@smithy/node-http-handler'),
  ]);
  return new S3Client({
    endpoint,
    region: address.region,
    forcePathStyle: address.isPathStyle,
    ...(address.credentials !== null && { credentials: address.credentials }),
    maxAttempts,
    logger: silent,
    // Checksums are sent where we know them; other stores do not understand the ones that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new NodeHttpHandler({
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: { maxSockets, keepAlive: true },
      httpsAgent: { maxSockets, keepAlive: true },
    }),
  });
}
