import type { AiHandlers } from '#generated/console/families/ai/handlers.ts';
import { createAiPreset, duplicateAiPreset, updateAiPreset } from './presets.ts';

export default { createAiPreset, updateAiPreset, duplicateAiPreset } satisfies AiHandlers;
