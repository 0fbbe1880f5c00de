// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateAiPresetInput {
  readonly body: t.CreateAiPresetData['body'];
}

export interface UpdateAiPresetInput {
  readonly path: t.UpdateAiPresetData['path'];
  readonly body: t.UpdateAiPresetData['body'];
}

export interface DuplicateAiPresetInput {
  readonly path: t.DuplicateAiPresetData['path'];
  readonly body: t.DuplicateAiPresetData['body'];
}

/** AI: one handler per operation of the contract. */
export interface AiHandlers {
  /** Create an AI preset · POST /console/api/ai-presets · settings.manage */
  readonly createAiPreset: (ctx: WriteContext<never>, input: CreateAiPresetInput) => Promise<Result<t.CreateAiPresetResponse['data']>>;
  /** Update an AI preset · PATCH /console/api/ai-presets/{id} · settings.manage */
  readonly updateAiPreset: (ctx: WriteContext<never>, input: UpdateAiPresetInput) => Promise<Result<t.UpdateAiPresetResponse['data']>>;
  /** Duplicate an AI preset · POST /console/api/ai-presets/{id}/duplicate · settings.manage */
  readonly duplicateAiPreset: (ctx: WriteContext<never>, input: DuplicateAiPresetInput) => Promise<Result<t.DuplicateAiPresetResponse['data']>>;
}
