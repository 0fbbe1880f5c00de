import { Problem, problem } from '#src/platform/errors/index.ts';
import { ContentDiffers, NotStored } from '../storage.ts';

const retryAfterSeconds = '30';

/** What the store answers for a key with nothing under it. */
export const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((error as Error).name);

/** A range that begins behind the end. */
export const isBeyond = (error: unknown): boolean => (error as Error).name === 'InvalidRange';

/** The store has compared the bytes with the checksum that came with them. */
export const isOtherChecksum = (error: unknown): boolean =>
  ['BadDigest', 'XAmzContentChecksumMismatch', 'InvalidDigest'].includes((error as Error).name);

/** Whatever is wrong with the store is for the operator to see to; the caller may try again. */
export function explained(error: unknown): unknown {
  if (error instanceof NotStored || error instanceof ContentDiffers || error instanceof Problem) return error;
  return problem('unavailable', 'Files cannot be stored or read at the moment. Try again later.', {
    internal: `The store of files failed: ${reasonOf(error)}`,
    cause: error,
    headers: { 'retry-after': retryAfterSeconds },
  });
}

/** What the store says is wrong, in a line without secrets. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const text = error.message === '' || error.message === 'UnknownError' ? '' : `: ${error.message}`;
  return `${code ?? error.name}${text}`.slice(0, 500);
}
