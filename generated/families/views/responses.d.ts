// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listViewFolders: Readonly<Record<string, Validate>>;
  readonly listViews: Readonly<Record<string, Validate>>;
  readonly createView: Readonly<Record<string, Validate>>;
  readonly updateView: Readonly<Record<string, Validate>>;
  readonly deleteViews: Readonly<Record<string, Validate>>;
  readonly bulkDeleteViews: Readonly<Record<string, Validate>>;
  readonly duplicateView: Readonly<Record<string, Validate>>;
  readonly moveView: Readonly<Record<string, Validate>>;
  readonly getView: Readonly<Record<string, Validate>>;
};
