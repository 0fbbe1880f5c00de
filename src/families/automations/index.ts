import type { AutomationsHandlers } from '#generated/families/automations/handlers.ts';
import { createAutomation, duplicateAutomation } from './authoring/create.ts';
import { deleteAutomations } from './authoring/delete.ts';
import {
  createAutomationFolder,
  deleteAutomationFolder,
  deleteAutomationFolderContents,
  listAutomationFolders,
  moveAutomationFolderContents,
  updateAutomationFolder,
} from './authoring/folders.ts';
import { publishAutomation } from './authoring/publish.ts';
import {
  disableAutomation,
  disableAutomations,
  enableAutomation,
  enableAutomations,
} from './authoring/status.ts';
import { moveAutomation, restoreAutomationVersion, updateAutomation } from './authoring/update.ts';
import { getAutomationExecutionAnalytics } from './executions/analytics.ts';
import {
  cancelAutomationExecution,
  rerunAutomationExecution,
  resumeAutomationExecution,
  startAutomationExecution,
} from './executions/moves.ts';
import { respondToAutomationExecution } from './executions/respond.ts';
import {
  applyAutomationInboundWebhookSample,
  listenForAutomationInboundWebhookSample,
} from './webhooks/samples.ts';
import {
  createAutomationInboundWebhook,
  deleteAutomationInboundWebhook,
  getAutomationInboundWebhook,
  listAutomationInboundWebhookDeliveries,
  rotateAutomationInboundWebhookSecret,
  updateAutomationInboundWebhook,
} from './webhooks/webhooks.ts';
import { runAutomation } from './executions/run.ts';
import {
  getAutomationExecution,
  listAutomationExecutionItems,
  listAutomationExecutions,
} from './executions/show.ts';
import { getFullAutomation } from './library/full.ts';
import {
  getAutomation,
  getAutomationConfig,
  listAutomations,
  listAutomationsForAuthoring,
} from './library/lists.ts';
import { getAutomationVersion, listAutomationVersions } from './library/versions.ts';
import { getAutomationPricing, listAutomationPricingHistory } from './pricing/pricing.ts';
import { getAutomationScheduleHealth, syncAutomationSchedule } from './schedules/health.ts';
import { getAutomationTestSample } from './tests/sample.ts';
import { getAutomationTestRunProgress, getAutomationTestRunResult } from './tests/show.ts';
import { startAutomationTestRun } from './tests/start.ts';
import { testAutomationStep } from './tests/step.ts';

export default {
  applyAutomationInboundWebhookSample,
  createAutomationInboundWebhook,
  deleteAutomationInboundWebhook,
  getAutomationInboundWebhook,
  listAutomationInboundWebhookDeliveries,
  listenForAutomationInboundWebhookSample,
  rotateAutomationInboundWebhookSecret,
  updateAutomationInboundWebhook,
  listAutomationsForAuthoring,
  createAutomation,
  updateAutomation,
  deleteAutomations,
  duplicateAutomation,
  moveAutomation,
  publishAutomation,
  listAutomationFolders,
  createAutomationFolder,
  updateAutomationFolder,
  deleteAutomationFolder,
  deleteAutomationFolderContents,
  moveAutomationFolderContents,
  listAutomationExecutionItems,
  listAutomationExecutions,
  runAutomation,
  getAutomationExecution,
  cancelAutomationExecution,
  rerunAutomationExecution,
  respondToAutomationExecution,
  resumeAutomationExecution,
  startAutomationExecution,
  listAutomations,
  disableAutomations,
  enableAutomations,
  getAutomation,
  getAutomationConfig,
  disableAutomation,
  enableAutomation,
  getAutomationExecutionAnalytics,
  getFullAutomation,
  getAutomationScheduleHealth,
  syncAutomationSchedule,
  listAutomationVersions,
  getAutomationVersion,
  restoreAutomationVersion,
  getAutomationTestRunProgress,
  getAutomationTestRunResult,
  testAutomationStep,
  startAutomationTestRun,
  getAutomationTestSample,
  getAutomationPricing,
  listAutomationPricingHistory,
} satisfies AutomationsHandlers;
