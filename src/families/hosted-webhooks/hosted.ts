import type { HostedWebhooksHandlers } from '#generated/hosted/families/hosted-webhooks/handlers.ts';
import { receiveAutomationWebhook } from './receive.ts';

export default { receiveAutomationWebhook } satisfies HostedWebhooksHandlers;
