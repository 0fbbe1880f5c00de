import type { AiHandlers } from '#generated/families/ai/handlers.ts';
import { deleteAiMemory, getAiMemoryProfile, listAiMemories, saveAiMemory } from './memories.ts';
import { getAiConfigOptions } from './options.ts';
import { deleteAiPresets, listAiPresetDetails, listAiPresets } from './presets.ts';
import { refreshAiMemory } from './refresh.ts';
import { getAiRequest, listAiRequests } from './requests.ts';
import { getTenantAiSettings, updateTenantAiSettings } from './settings.ts';

export default {
  getAiConfigOptions,
  listAiMemories,
  saveAiMemory,
  refreshAiMemory,
  getAiMemoryProfile,
  deleteAiMemory,
  listAiPresets,
  deleteAiPresets,
  listAiPresetDetails,
  listAiRequests,
  getAiRequest,
  getTenantAiSettings,
  updateTenantAiSettings,
} satisfies AiHandlers;
