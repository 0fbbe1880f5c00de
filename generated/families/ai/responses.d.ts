// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getAiConfigOptions: Readonly<Record<string, Validate>>;
  readonly listAiMemories: Readonly<Record<string, Validate>>;
  readonly saveAiMemory: Readonly<Record<string, Validate>>;
  readonly refreshAiMemory: Readonly<Record<string, Validate>>;
  readonly getAiMemoryProfile: Readonly<Record<string, Validate>>;
  readonly deleteAiMemory: Readonly<Record<string, Validate>>;
  readonly listAiPresets: Readonly<Record<string, Validate>>;
  readonly deleteAiPresets: Readonly<Record<string, Validate>>;
  readonly listAiPresetDetails: Readonly<Record<string, Validate>>;
  readonly listAiRequests: Readonly<Record<string, Validate>>;
  readonly getAiRequest: Readonly<Record<string, Validate>>;
  readonly getTenantAiSettings: Readonly<Record<string, Validate>>;
  readonly updateTenantAiSettings: Readonly<Record<string, Validate>>;
};
