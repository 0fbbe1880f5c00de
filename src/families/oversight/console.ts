import type { OversightHandlers } from '#generated/console/families/oversight/handlers.ts';
import { exportAiRequests, getAiUsage } from './ai-usage.ts';
import { exportAuditEntries, listAuditEntries } from './audit-log.ts';
import { exportStoredFiles, getStorageUsage } from './storage.ts';

export default {
  listAuditEntries,
  exportAuditEntries,
  getStorageUsage,
  exportStoredFiles,
  getAiUsage,
  exportAiRequests,
} satisfies OversightHandlers;
