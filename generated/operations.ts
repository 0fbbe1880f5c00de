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
  { name: 'clients', title: 'Clients', description: 'Client records: the companies and people an agency works for, with their custom field values, contacts, slugs, pins and list preferences.', operations: clientsOperations, requests: requestsOf('clients') },
  { name: 'client-profiles', title: 'Client profiles', description: 'Profiles group clients and define their custom fields and status options. A profile is needed to create a client.', operations: clientProfilesOperations, requests: requestsOf('client-profiles') },
  { name: 'client-notes', title: 'Client notes', description: 'Notes on client records, kept in folders of that client.', operations: clientNotesOperations, requests: requestsOf('client-notes') },
  { name: 'fields', title: 'Fields', description: "Custom field definitions, their folders, the agency's own field values and the history of every value.", operations: fieldsOperations, requests: requestsOf('fields') },
  { name: 'tasks', title: 'Tasks', description: 'Running instances of processes: tasks with their stages, substages, dependencies, watchers, ticket links and saved views.', operations: tasksOperations, requests: requestsOf('tasks') },
  { name: 'processes', title: 'Processes', description: 'Blueprints that tasks are made from, with their stages and the tools that a stage offers.', operations: processesOperations, requests: requestsOf('processes') },
  { name: 'status-options', title: 'Status options', description: 'The statuses, priorities and tags that an agency gives its records, and templates of them.', operations: statusOptionsOperations, requests: requestsOf('status-options') },
  { name: 'tickets', title: 'Tickets', description: 'Support and work tickets: their states, assignment, merging, links to tasks and correspondents.', operations: ticketsOperations, requests: requestsOf('tickets') },
  { name: 'ticket-desk', title: 'Ticket desk', description: 'Everything around tickets: inboxes, messages, drafts and their review, templates, routing and sender rules, the review queue, dashboards and settings.', operations: ticketDeskOperations, requests: requestsOf('ticket-desk') },
  { name: 'escalations', title: 'Escalations', description: 'Operational escalations with participants, next steps, tags and links to tasks and tickets.', operations: escalationsOperations, requests: requestsOf('escalations') },
  { name: 'sops', title: 'SOPs', description: 'The knowledge base: standard operating procedures with steps, versions, reviews, ratings and feedback.', operations: sopsOperations, requests: requestsOf('sops') },
  { name: 'comments', title: 'Comments', description: 'Comments with threads, reactions, pins and attachments, on records of any kind.', operations: commentsOperations, requests: requestsOf('comments') },
  { name: 'training', title: 'Training', description: 'Courses, lessons, assessments, enrolments, certifications, learning paths and the progress of every learner.', operations: trainingOperations, requests: requestsOf('training') },
  { name: 'automations', title: 'Automations', description: 'Event-driven flows: authoring, versions, tests, runs, schedules and inbound webhooks.', operations: automationsOperations, requests: requestsOf('automations') },
  { name: 'builder-sessions', title: 'Builder sessions', description: 'Drafts of larger configurations that are prepared, validated, reviewed and applied as a whole.', operations: builderSessionsOperations, requests: requestsOf('builder-sessions') },
  { name: 'integrations', title: 'Integrations', description: 'Connections to outside services, the endpoints that they offer, and calls of them.', operations: integrationsOperations, requests: requestsOf('integrations') },
  { name: 'forms', title: 'Forms', description: 'Form definitions, their publication, and the responses that people submit.', operations: formsOperations, requests: requestsOf('forms') },
  { name: 'custom-objects', title: 'Custom objects', description: 'Record types that the agency defines itself, their records, lifecycles, links and relationships.', operations: customObjectsOperations, requests: requestsOf('custom-objects') },
  { name: 'programs', title: 'Programs', description: 'Recurring service packages, the enrolments of clients in them, their schedules and billing.', operations: programsOperations, requests: requestsOf('programs') },
  { name: 'client-services', title: 'Client services', description: 'The catalogue of services an agency offers its clients, in categories and folders.', operations: clientServicesOperations, requests: requestsOf('client-services') },
  { name: 'billing', title: 'Billing', description: 'Credit balances, client credits, addresses, payment methods, terms, taxes and transactions.', operations: billingOperations, requests: requestsOf('billing') },
  { name: 'invoices', title: 'Invoices', description: 'Invoices to clients and the settings behind them.', operations: invoicesOperations, requests: requestsOf('invoices') },
  { name: 'marketplace', title: 'Marketplace', description: 'Ready-made content of other agencies: search, acquisition, preview and import.', operations: marketplaceOperations, requests: requestsOf('marketplace') },
  { name: 'chat', title: 'Chat', description: 'Channels, direct messages, threads, reactions and what is unread.', operations: chatOperations, requests: requestsOf('chat') },
  { name: 'notifications', title: 'Notifications', description: 'The inbox of each member, reminders, and what was delivered by which way.', operations: notificationsOperations, requests: requestsOf('notifications') },
  { name: 'organization', title: 'Organization', description: 'Members and service accounts, departments and their levels, schedules, compensation and permissions.', operations: organizationOperations, requests: requestsOf('organization') },
  { name: 'assignments', title: 'Assignments', description: 'Decisions of automatic assignment, and the feedback that steers them.', operations: assignmentsOperations, requests: requestsOf('assignments') },
  { name: 'time-entries', title: 'Time entries', description: 'Time spent: timers, manual entries and their history.', operations: timeEntriesOperations, requests: requestsOf('time-entries') },
  { name: 'ai', title: 'AI', description: 'Presets, memory and settings of the AI of an agency, and a log of its requests.', operations: aiOperations, requests: requestsOf('ai') },
  { name: 'files', title: 'Files', description: 'Uploads, attachments, cloud files and images.', operations: filesOperations, requests: requestsOf('files') },
  { name: 'map-layers', title: 'Map layers', description: 'Layers of maps and the cache of geocoded addresses.', operations: mapLayersOperations, requests: requestsOf('map-layers') },
  { name: 'layouts', title: 'Layouts', description: 'How records are presented: entity layouts, shared sections, modals and navigation.', operations: layoutsOperations, requests: requestsOf('layouts') },
  { name: 'views', title: 'Views', description: 'Saved views of lists and their folders.', operations: viewsOperations, requests: requestsOf('views') },
  { name: 'catalogs', title: 'Catalogs', description: 'What authors of layouts, forms and automations can choose from, and how each choice is configured.', operations: catalogsOperations, requests: requestsOf('catalogs') },
  { name: 'tenant', title: 'Tenant', description: 'Reference data of the agency, its e-mail signatures, and feedback to the makers of the platform.', operations: tenantOperations, requests: requestsOf('tenant') },
  { name: 'activity', title: 'Activity', description: 'Logs that show what happened and who called.', operations: activityOperations, requests: requestsOf('activity') },
  { name: 'webhook-deliveries', title: 'Webhook deliveries', description: "What was sent to the agency's webhook endpoint and received from outside, and redelivery.", operations: webhookDeliveriesOperations, requests: requestsOf('webhook-deliveries') },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
