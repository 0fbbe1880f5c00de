import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import { getApiRequestLog, listApiRequestLogs } from './api-request-logs.ts';
import { listAuthEvents } from './auth-events.ts';

export default { listApiRequestLogs, getApiRequestLog, listAuthEvents } satisfies ActivityHandlers;
