// Written by the compiler from the contract; change the contract instead.
import type { HostedFilesHandlers } from './families/hosted-files/handlers.ts';
import type { HostedMessagesHandlers } from './families/hosted-messages/handlers.ts';
import type { HostedSubscriptionsHandlers } from './families/hosted-subscriptions/handlers.ts';
import type { HostedCertificationsHandlers } from './families/hosted-certifications/handlers.ts';
import type { HostedPaymentsHandlers } from './families/hosted-payments/handlers.ts';
import type { HostedFormsHandlers } from './families/hosted-forms/handlers.ts';
import type { HostedAnswersHandlers } from './families/hosted-answers/handlers.ts';
import type { HostedWebhooksHandlers } from './families/hosted-webhooks/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly 'hosted-files': HostedFilesHandlers;
  readonly 'hosted-messages': HostedMessagesHandlers;
  readonly 'hosted-subscriptions': HostedSubscriptionsHandlers;
  readonly 'hosted-certifications': HostedCertificationsHandlers;
  readonly 'hosted-payments': HostedPaymentsHandlers;
  readonly 'hosted-forms': HostedFormsHandlers;
  readonly 'hosted-answers': HostedAnswersHandlers;
  readonly 'hosted-webhooks': HostedWebhooksHandlers;
}

/** Loads the handlers of a family, which its first call does. */
export const loadHandlers: { readonly [Family in keyof Handlers]: () => Promise<Handlers[Family]> } = {
  'hosted-files': async () => (await import('../../src/families/hosted-files/hosted.ts')).default,
  'hosted-messages': async () => (await import('../../src/families/hosted-messages/hosted.ts')).default,
  'hosted-subscriptions': async () => (await import('../../src/families/hosted-subscriptions/hosted.ts')).default,
  'hosted-certifications': async () => (await import('../../src/families/hosted-certifications/hosted.ts')).default,
  'hosted-payments': async () => (await import('../../src/families/hosted-payments/hosted.ts')).default,
  'hosted-forms': async () => (await import('../../src/families/hosted-forms/hosted.ts')).default,
  'hosted-answers': async () => (await import('../../src/families/hosted-answers/hosted.ts')).default,
  'hosted-webhooks': async () => (await import('../../src/families/hosted-webhooks/hosted.ts')).default,
};
