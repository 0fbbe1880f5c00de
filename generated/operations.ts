// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { RequestValidators } from './operation.ts';
import { operations as clientsOperations } from './families/clients/operations.ts';
import { operations as clientProfilesOperations } from './families/client-profiles/operations.ts';
import { operations as clientNotesOperations } from './families/client-notes/operations.ts';
import { operations as fieldsOperations } from './families/fields/operations.ts';
import { operations as tasksOperations } from './families/tasks/operations.ts';
import { operations as processesOperations } from './families/processes/operations.ts';
import { operations as statusOptionsOperations } from './families/status-options/operations.ts';
import { operations as ticketsOperations } from './families/tickets/operations.ts';
import { operations as ticketDeskOperations } from './families/ticket-desk/operations.ts';
import { operations as escalationsOperations } from './families/escalations/operations.ts';
import { operations as sopsOperations } from './families/sops/operations.ts';
import { operations as commentsOperations } from './families/comments/operations.ts';
import { operations as trainingOperations } from './families/training/operations.ts';
import { operations as automationsOperations } from './families/automations/operations.ts';
import { operations as builderSessionsOperations } from './families/builder-sessions/operations.ts';
import { operations as integrationsOperations } from './families/integrations/operations.ts';
import { operations as formsOperations } from './families/forms/operations.ts';
import { operations as customObjectsOperations } from './families/custom-objects/operations.ts';
import { operations as programsOperations } from './families/programs/operations.ts';
import { operations as clientServicesOperations } from './families/client-services/operations.ts';
import { operations as billingOperations } from './families/billing/operations.ts';
import { operations as invoicesOperations } from './families/invoices/operations.ts';
import { operations as marketplaceOperations } from './families/marketplace/operations.ts';
import { operations as chatOperations } from './families/chat/operations.ts';
import { operations as notificationsOperations } from './families/notifications/operations.ts';
import { operations as organizationOperations } from './families/organization/operations.ts';
import { operations as assignmentsOperations } from './families/assignments/operations.ts';
import { operations as timeEntriesOperations } from './families/time-entries/operations.ts';
import { operations as aiOperations } from './families/ai/operations.ts';
import { operations as filesOperations } from './families/files/operations.ts';
import { operations as mapLayersOperations } from './families/map-layers/operations.ts';
import { operations as layoutsOperations } from './families/layouts/operations.ts';
import { operations as viewsOperations } from './families/views/operations.ts';
import { operations as catalogsOperations } from './families/catalogs/operations.ts';
import { operations as tenantOperations } from './families/tenant/operations.ts';
import { operations as activityOperations } from './families/activity/operations.ts';
import { operations as webhookDeliveriesOperations } from './families/webhook-deliveries/operations.ts';

type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(`./families/${family}/validators.js`) as { requests: Requests }).requests;

/** Every family of the contract, in its order. */
export const families = [
  { name: 'clients', operations: clientsOperations, requests: requestsOf('clients') },
  { name: 'client-profiles', operations: clientProfilesOperations, requests: requestsOf('client-profiles') },
  { name: 'client-notes', operations: clientNotesOperations, requests: requestsOf('client-notes') },
  { name: 'fields', operations: fieldsOperations, requests: requestsOf('fields') },
  { name: 'tasks', operations: tasksOperations, requests: requestsOf('tasks') },
  { name: 'processes', operations: processesOperations, requests: requestsOf('processes') },
  { name: 'status-options', operations: statusOptionsOperations, requests: requestsOf('status-options') },
  { name: 'tickets', operations: ticketsOperations, requests: requestsOf('tickets') },
  { name: 'ticket-desk', operations: ticketDeskOperations, requests: requestsOf('ticket-desk') },
  { name: 'escalations', operations: escalationsOperations, requests: requestsOf('escalations') },
  { name: 'sops', operations: sopsOperations, requests: requestsOf('sops') },
  { name: 'comments', operations: commentsOperations, requests: requestsOf('comments') },
  { name: 'training', operations: trainingOperations, requests: requestsOf('training') },
  { name: 'automations', operations: automationsOperations, requests: requestsOf('automations') },
  { name: 'builder-sessions', operations: builderSessionsOperations, requests: requestsOf('builder-sessions') },
  { name: 'integrations', operations: integrationsOperations, requests: requestsOf('integrations') },
  { name: 'forms', operations: formsOperations, requests: requestsOf('forms') },
  { name: 'custom-objects', operations: customObjectsOperations, requests: requestsOf('custom-objects') },
  { name: 'programs', operations: programsOperations, requests: requestsOf('programs') },
  { name: 'client-services', operations: clientServicesOperations, requests: requestsOf('client-services') },
  { name: 'billing', operations: billingOperations, requests: requestsOf('billing') },
  { name: 'invoices', operations: invoicesOperations, requests: requestsOf('invoices') },
  { name: 'marketplace', operations: marketplaceOperations, requests: requestsOf('marketplace') },
  { name: 'chat', operations: chatOperations, requests: requestsOf('chat') },
  { name: 'notifications', operations: notificationsOperations, requests: requestsOf('notifications') },
  { name: 'organization', operations: organizationOperations, requests: requestsOf('organization') },
  { name: 'assignments', operations: assignmentsOperations, requests: requestsOf('assignments') },
  { name: 'time-entries', operations: timeEntriesOperations, requests: requestsOf('time-entries') },
  { name: 'ai', operations: aiOperations, requests: requestsOf('ai') },
  { name: 'files', operations: filesOperations, requests: requestsOf('files') },
  { name: 'map-layers', operations: mapLayersOperations, requests: requestsOf('map-layers') },
  { name: 'layouts', operations: layoutsOperations, requests: requestsOf('layouts') },
  { name: 'views', operations: viewsOperations, requests: requestsOf('views') },
  { name: 'catalogs', operations: catalogsOperations, requests: requestsOf('catalogs') },
  { name: 'tenant', operations: tenantOperations, requests: requestsOf('tenant') },
  { name: 'activity', operations: activityOperations, requests: requestsOf('activity') },
  { name: 'webhook-deliveries', operations: webhookDeliveriesOperations, requests: requestsOf('webhook-deliveries') },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
