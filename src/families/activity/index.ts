import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import { getApiRequestLog, listApiRequestLogs } from './api-request-logs.ts';

export default { listApiRequestLogs, getApiRequestLog } satisfies ActivityHandlers;
