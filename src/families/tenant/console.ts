import type { TenantHandlers } from '#generated/console/families/tenant/handlers.ts';
import { getAgencySettings, updateAgencySettings } from './agency-settings.ts';
import { createSignature, deleteSignature, updateSignature } from './signatures/signatures.ts';

export default {
  getAgencySettings,
  updateAgencySettings,
  createSignature,
  updateSignature,
  deleteSignature,
} satisfies TenantHandlers;
