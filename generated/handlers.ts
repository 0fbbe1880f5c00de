// Written by the compiler from the contract; change the contract instead.
import clientsFamily from '../src/families/clients/index.ts';
import clientProfilesFamily from '../src/families/client-profiles/index.ts';
import clientNotesFamily from '../src/families/client-notes/index.ts';
import fieldsFamily from '../src/families/fields/index.ts';
import tasksFamily from '../src/families/tasks/index.ts';
import processesFamily from '../src/families/processes/index.ts';
import statusOptionsFamily from '../src/families/status-options/index.ts';
import commentsFamily from '../src/families/comments/index.ts';
import organizationFamily from '../src/families/organization/index.ts';
import tenantFamily from '../src/families/tenant/index.ts';
import activityFamily from '../src/families/activity/index.ts';
import webhookDeliveriesFamily from '../src/families/webhook-deliveries/index.ts';
import type { ClientsHandlers } from './families/clients/handlers.ts';
import type { ClientProfilesHandlers } from './families/client-profiles/handlers.ts';
import type { ClientNotesHandlers } from './families/client-notes/handlers.ts';
import type { FieldsHandlers } from './families/fields/handlers.ts';
import type { TasksHandlers } from './families/tasks/handlers.ts';
import type { ProcessesHandlers } from './families/processes/handlers.ts';
import type { StatusOptionsHandlers } from './families/status-options/handlers.ts';
import type { CommentsHandlers } from './families/comments/handlers.ts';
import type { OrganizationHandlers } from './families/organization/handlers.ts';
import type { TenantHandlers } from './families/tenant/handlers.ts';
import type { ActivityHandlers } from './families/activity/handlers.ts';
import type { WebhookDeliveriesHandlers } from './families/webhook-deliveries/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly clients: ClientsHandlers;
  readonly 'client-profiles': ClientProfilesHandlers;
  readonly 'client-notes': ClientNotesHandlers;
  readonly fields: FieldsHandlers;
  readonly tasks: TasksHandlers;
  readonly processes: ProcessesHandlers;
  readonly 'status-options': StatusOptionsHandlers;
  readonly comments: CommentsHandlers;
  readonly organization: OrganizationHandlers;
  readonly tenant: TenantHandlers;
  readonly activity: ActivityHandlers;
  readonly 'webhook-deliveries': WebhookDeliveriesHandlers;
}

/** The handlers by family and operation. */
export const handlers: Handlers = {
  clients: clientsFamily,
  'client-profiles': clientProfilesFamily,
  'client-notes': clientNotesFamily,
  fields: fieldsFamily,
  tasks: tasksFamily,
  processes: processesFamily,
  'status-options': statusOptionsFamily,
  comments: commentsFamily,
  organization: organizationFamily,
  tenant: tenantFamily,
  activity: activityFamily,
  'webhook-deliveries': webhookDeliveriesFamily,
};
