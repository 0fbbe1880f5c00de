import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import { getApiRequestLog, listApiRequestLogs } from './api-request-logs.ts';
import { listAuthEvents } from './auth-events.ts';
import { listActivity } from './feed/index.ts';
import { listActivityEvents } from './ticket-events.ts';
import { getEmailDeliveryLog, listEmailDeliveryLogs } from './email-deliveries.ts';

export default {
  listActivity,
  listActivityEvents,
  listApiRequestLogs,
  getApiRequestLog,
  listAuthEvents,
  listEmailDeliveryLogs,
  getEmailDeliveryLog,
} satisfies ActivityHandlers;
