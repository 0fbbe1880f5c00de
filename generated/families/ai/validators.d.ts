// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getAiConfigOptions: RequestValidators;
  readonly listAiMemories: RequestValidators;
  readonly saveAiMemory: RequestValidators;
  readonly refreshAiMemory: RequestValidators;
  readonly getAiMemoryProfile: RequestValidators;
  readonly deleteAiMemory: RequestValidators;
  readonly listAiPresets: RequestValidators;
  readonly deleteAiPresets: RequestValidators;
  readonly listAiPresetDetails: RequestValidators;
  readonly listAiRequests: RequestValidators;
  readonly getAiRequest: RequestValidators;
  readonly getTenantAiSettings: RequestValidators;
  readonly updateTenantAiSettings: RequestValidators;
};
