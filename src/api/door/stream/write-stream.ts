import type { ServerResponse } from 'node:http';

/** How long a reader may take nothing, in milliseconds. */
export const readerPatienceMs = 60_000;

/** The caller left, or took nothing for too long. */
export class ReaderGone extends Error {
  constructor() {
    super('The caller does not read the answer.');
    this.name = 'ReaderGone';
  }
}

/** Writes a chunk, and waits until the connection takes more. */
export async function writeChunk(
  response: ServerResponse,
  chunk: Uint8Array | string,
  patienceMs = readerPatienceMs,
): Promise<void> {
  if (response.destroyed) throw new ReaderGone();
  if (response.write(chunk)) return;
  await new Promise<void>((resolve, reject) => {
    const stop = (settle: () => void) => {
      clearTimeout(timer);
      response.off('drain', onDrain).off('close', onClose);
      settle();
    };
    const onDrain = () => stop(resolve);
    const onClose = () => stop(() => reject(new ReaderGone()));
    const timer = setTimeout(onClose, patienceMs);
    response.on('drain', onDrain).on('close', onClose);
  });
}
