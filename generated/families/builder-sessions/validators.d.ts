// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listBuilderSessions: RequestValidators;
  readonly createBuilderSession: RequestValidators;
  readonly prepareBuilderSession: RequestValidators;
  readonly getBuilderSession: RequestValidators;
  readonly archiveBuilderSession: RequestValidators;
  readonly applyBuilderSession: RequestValidators;
  readonly cancelBuilderSession: RequestValidators;
  readonly replaceBuilderSessionIntent: RequestValidators;
  readonly getBuilderSessionResult: RequestValidators;
  readonly getBuilderSessionReview: RequestValidators;
  readonly validateBuilderSession: RequestValidators;
};
