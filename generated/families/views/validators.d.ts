// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listViewFolders: RequestValidators;
  readonly listViews: RequestValidators;
  readonly createView: RequestValidators;
  readonly updateView: RequestValidators;
  readonly deleteViews: RequestValidators;
  readonly bulkDeleteViews: RequestValidators;
  readonly duplicateView: RequestValidators;
  readonly moveView: RequestValidators;
  readonly getView: RequestValidators;
};
