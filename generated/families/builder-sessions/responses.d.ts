// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listBuilderSessions: Readonly<Record<string, Validate>>;
  readonly createBuilderSession: Readonly<Record<string, Validate>>;
  readonly prepareBuilderSession: Readonly<Record<string, Validate>>;
  readonly getBuilderSession: Readonly<Record<string, Validate>>;
  readonly archiveBuilderSession: Readonly<Record<string, Validate>>;
  readonly applyBuilderSession: Readonly<Record<string, Validate>>;
  readonly cancelBuilderSession: Readonly<Record<string, Validate>>;
  readonly replaceBuilderSessionIntent: Readonly<Record<string, Validate>>;
  readonly getBuilderSessionResult: Readonly<Record<string, Validate>>;
  readonly getBuilderSessionReview: Readonly<Record<string, Validate>>;
  readonly validateBuilderSession: Readonly<Record<string, Validate>>;
};
