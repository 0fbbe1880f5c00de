import type { RefusalCode, RefusalDetail } from './child/tasks.ts';

/** The file is not what the task needs: for the caller to be told in its own words. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(code: RefusalCode, detail: RefusalDetail = {}, cause?: unknown) {
    super(`The file was refused: ${code}.`, { cause });
    this.code = code;
    this.detail = detail;
  }
}

export type Limit = 'memory' | 'cpu' | 'time' | 'input' | 'output' | 'crash';

/** The child was ended, or ended itself, over this file; `crash` is a file that a library does not survive. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly limit: Limit;

  constructor(limit: Limit, detail: string) {
    super(`The file took too much (${limit}). ${detail}`.trim());
    this.limit = limit;
  }
}

/** The child did not come as far as the file: no fault of it. */
export class ChildNotStarted extends Error {
  override readonly name = 'ChildNotStarted';
}
