// Written by the compiler from the contract; change the contract instead.
import type { ClientsHandlers } from './families/clients/handlers.ts';
import type { ClientProfilesHandlers } from './families/client-profiles/handlers.ts';
import type { ClientNotesHandlers } from './families/client-notes/handlers.ts';
import type { FieldsHandlers } from './families/fields/handlers.ts';
import type { TasksHandlers } from './families/tasks/handlers.ts';
import type { ProcessesHandlers } from './families/processes/handlers.ts';
import type { StatusOptionsHandlers } from './families/status-options/handlers.ts';
import type { TicketsHandlers } from './families/tickets/handlers.ts';
import type { TicketDeskHandlers } from './families/ticket-desk/handlers.ts';
import type { EscalationsHandlers } from './families/escalations/handlers.ts';
import type { SopsHandlers } from './families/sops/handlers.ts';
import type { CommentsHandlers } from './families/comments/handlers.ts';
import type { TrainingHandlers } from './families/training/handlers.ts';
import type { AutomationsHandlers } from './families/automations/handlers.ts';
import type { BuilderSessionsHandlers } from './families/builder-sessions/handlers.ts';
import type { IntegrationsHandlers } from './families/integrations/handlers.ts';
import type { FormsHandlers } from './families/forms/handlers.ts';
import type { CustomObjectsHandlers } from './families/custom-objects/handlers.ts';
import type { ProgramsHandlers } from './families/programs/handlers.ts';
import type { ClientServicesHandlers } from './families/client-services/handlers.ts';
import type { BillingHandlers } from './families/billing/handlers.ts';
import type { InvoicesHandlers } from './families/invoices/handlers.ts';
import type { MarketplaceHandlers } from './families/marketplace/handlers.ts';
import type { ChatHandlers } from './families/chat/handlers.ts';
import type { NotificationsHandlers } from './families/notifications/handlers.ts';
import type { OrganizationHandlers } from './families/organization/handlers.ts';
import type { AssignmentsHandlers } from './families/assignments/handlers.ts';
import type { TimeEntriesHandlers } from './families/time-entries/handlers.ts';
import type { AiHandlers } from './families/ai/handlers.ts';
import type { FilesHandlers } from './families/files/handlers.ts';
import type { MapLayersHandlers } from './families/map-layers/handlers.ts';
import type { LayoutsHandlers } from './families/layouts/handlers.ts';
import type { ViewsHandlers } from './families/views/handlers.ts';
import type { CatalogsHandlers } from './families/catalogs/handlers.ts';
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
  readonly tickets: TicketsHandlers;
  readonly 'ticket-desk': TicketDeskHandlers;
  readonly escalations: EscalationsHandlers;
  readonly sops: SopsHandlers;
  readonly comments: CommentsHandlers;
  readonly training: TrainingHandlers;
  readonly automations: AutomationsHandlers;
  readonly 'builder-sessions': BuilderSessionsHandlers;
  readonly integrations: IntegrationsHandlers;
  readonly forms: FormsHandlers;
  readonly 'custom-objects': CustomObjectsHandlers;
  readonly programs: ProgramsHandlers;
  readonly 'client-services': ClientServicesHandlers;
  readonly billing: BillingHandlers;
  readonly invoices: InvoicesHandlers;
  readonly marketplace: MarketplaceHandlers;
  readonly chat: ChatHandlers;
  readonly notifications: NotificationsHandlers;
  readonly organization: OrganizationHandlers;
  readonly assignments: AssignmentsHandlers;
  readonly 'time-entries': TimeEntriesHandlers;
  readonly ai: AiHandlers;
  readonly files: FilesHandlers;
  readonly 'map-layers': MapLayersHandlers;
  readonly layouts: LayoutsHandlers;
  readonly views: ViewsHandlers;
  readonly catalogs: CatalogsHandlers;
  readonly tenant: TenantHandlers;
  readonly activity: ActivityHandlers;
  readonly 'webhook-deliveries': WebhookDeliveriesHandlers;
}

/** Loads the handlers of a family, which its first call does. */
export const loadHandlers: { readonly [Family in keyof Handlers]: () => Promise<Handlers[Family]> } = {
  clients: async () => (await import('../src/families/clients/index.ts')).default,
  'client-profiles': async () => (await import('../src/families/client-profiles/index.ts')).default,
  'client-notes': async () => (await import('../src/families/client-notes/index.ts')).default,
  fields: async () => (await import('../src/families/fields/index.ts')).default,
  tasks: async () => (await import('../src/families/tasks/index.ts')).default,
  processes: async () => (await import('../src/families/processes/index.ts')).default,
  'status-options': async () => (await import('../src/families/status-options/index.ts')).default,
  tickets: async () => (await import('../src/families/tickets/index.ts')).default,
  'ticket-desk': async () => (await import('../src/families/ticket-desk/index.ts')).default,
  escalations: async () => (await import('../src/families/escalations/index.ts')).default,
  sops: async () => (await import('../src/families/sops/index.ts')).default,
  comments: async () => (await import('../src/families/comments/index.ts')).default,
  training: async () => (await import('../src/families/training/index.ts')).default,
  automations: async () => (await import('../src/families/automations/index.ts')).default,
  'builder-sessions': async () => (await import('../src/families/builder-sessions/index.ts')).default,
  integrations: async () => (await import('../src/families/integrations/index.ts')).default,
  forms: async () => (await import('../src/families/forms/index.ts')).default,
  'custom-objects': async () => (await import('../src/families/custom-objects/index.ts')).default,
  programs: async () => (await import('../src/families/programs/index.ts')).default,
  'client-services': async () => (await import('../src/families/client-services/index.ts')).default,
  billing: async () => (await import('../src/families/billing/index.ts')).default,
  invoices: async () => (await import('../src/families/invoices/index.ts')).default,
  marketplace: async () => (await import('../src/families/marketplace/index.ts')).default,
  chat: async () => (await import('../src/families/chat/index.ts')).default,
  notifications: async () => (await import('../src/families/notifications/index.ts')).default,
  organization: async () => (await import('../src/families/organization/index.ts')).default,
  assignments: async () => (await import('../src/families/assignments/index.ts')).default,
  'time-entries': async () => (await import('../src/families/time-entries/index.ts')).default,
  ai: async () => (await import('../src/families/ai/index.ts')).default,
  files: async () => (await import('../src/families/files/index.ts')).default,
  'map-layers': async () => (await import('../src/families/map-layers/index.ts')).default,
  layouts: async () => (await import('../src/families/layouts/index.ts')).default,
  views: async () => (await import('../src/families/views/index.ts')).default,
  catalogs: async () => (await import('../src/families/catalogs/index.ts')).default,
  tenant: async () => (await import('../src/families/tenant/index.ts')).default,
  activity: async () => (await import('../src/families/activity/index.ts')).default,
  'webhook-deliveries': async () => (await import('../src/families/webhook-deliveries/index.ts')).default,
};
