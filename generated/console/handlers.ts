// Written by the compiler from the contract; change the contract instead.
import type { SessionHandlers } from './families/session/handlers.ts';
import type { OrganizationHandlers } from './families/organization/handlers.ts';
import type { ApiKeysHandlers } from './families/api-keys/handlers.ts';
import type { OauthGrantsHandlers } from './families/oauth-grants/handlers.ts';
import type { WebhookSettingsHandlers } from './families/webhook-settings/handlers.ts';
import type { TaskSettingsHandlers } from './families/task-settings/handlers.ts';
import type { IntegrationHealthHandlers } from './families/integration-health/handlers.ts';
import type { McpConversationsHandlers } from './families/mcp-conversations/handlers.ts';
import type { RequestEffectsHandlers } from './families/request-effects/handlers.ts';
import type { OversightHandlers } from './families/oversight/handlers.ts';
import type { ProcessAuthoringHandlers } from './families/process-authoring/handlers.ts';
import type { TaskToolsHandlers } from './families/task-tools/handlers.ts';
import type { ClientsHandlers } from './families/clients/handlers.ts';
import type { SignInMethodsHandlers } from './families/sign-in-methods/handlers.ts';
import type { FilesHandlers } from './families/files/handlers.ts';
import type { NotificationsHandlers } from './families/notifications/handlers.ts';
import type { JobsHandlers } from './families/jobs/handlers.ts';
import type { TenantHandlers } from './families/tenant/handlers.ts';
import type { TimeEntriesHandlers } from './families/time-entries/handlers.ts';
import type { AiHandlers } from './families/ai/handlers.ts';
import type { AssignmentsHandlers } from './families/assignments/handlers.ts';
import type { TicketsHandlers } from './families/tickets/handlers.ts';
import type { ProgramsHandlers } from './families/programs/handlers.ts';
import type { BillingHandlers } from './families/billing/handlers.ts';
import type { TicketDeskHandlers } from './families/ticket-desk/handlers.ts';
import type { EscalationsHandlers } from './families/escalations/handlers.ts';
import type { SopsHandlers } from './families/sops/handlers.ts';
import type { TrainingHandlers } from './families/training/handlers.ts';
import type { CustomObjectsHandlers } from './families/custom-objects/handlers.ts';
import type { ViewsHandlers } from './families/views/handlers.ts';
import type { LayoutsHandlers } from './families/layouts/handlers.ts';
import type { MapLayersHandlers } from './families/map-layers/handlers.ts';
import type { MarketplaceHandlers } from './families/marketplace/handlers.ts';
import type { DataTransferHandlers } from './families/data-transfer/handlers.ts';
import type { AutomationsHandlers } from './families/automations/handlers.ts';
import type { FormsHandlers } from './families/forms/handlers.ts';
import type { IntegrationsHandlers } from './families/integrations/handlers.ts';
import type { ChatHandlers } from './families/chat/handlers.ts';
import type { ChangesHandlers } from './families/changes/handlers.ts';

/** What each family has to implement. */
export interface Handlers {
  readonly session: SessionHandlers;
  readonly organization: OrganizationHandlers;
  readonly 'api-keys': ApiKeysHandlers;
  readonly 'oauth-grants': OauthGrantsHandlers;
  readonly 'webhook-settings': WebhookSettingsHandlers;
  readonly 'task-settings': TaskSettingsHandlers;
  readonly 'integration-health': IntegrationHealthHandlers;
  readonly 'mcp-conversations': McpConversationsHandlers;
  readonly 'request-effects': RequestEffectsHandlers;
  readonly oversight: OversightHandlers;
  readonly 'process-authoring': ProcessAuthoringHandlers;
  readonly 'task-tools': TaskToolsHandlers;
  readonly clients: ClientsHandlers;
  readonly 'sign-in-methods': SignInMethodsHandlers;
  readonly files: FilesHandlers;
  readonly notifications: NotificationsHandlers;
  readonly jobs: JobsHandlers;
  readonly tenant: TenantHandlers;
  readonly 'time-entries': TimeEntriesHandlers;
  readonly ai: AiHandlers;
  readonly assignments: AssignmentsHandlers;
  readonly tickets: TicketsHandlers;
  readonly programs: ProgramsHandlers;
  readonly billing: BillingHandlers;
  readonly 'ticket-desk': TicketDeskHandlers;
  readonly escalations: EscalationsHandlers;
  readonly sops: SopsHandlers;
  readonly training: TrainingHandlers;
  readonly 'custom-objects': CustomObjectsHandlers;
  readonly views: ViewsHandlers;
  readonly layouts: LayoutsHandlers;
  readonly 'map-layers': MapLayersHandlers;
  readonly marketplace: MarketplaceHandlers;
  readonly 'data-transfer': DataTransferHandlers;
  readonly automations: AutomationsHandlers;
  readonly forms: FormsHandlers;
  readonly integrations: IntegrationsHandlers;
  readonly chat: ChatHandlers;
  readonly changes: ChangesHandlers;
}

/** Loads the handlers of a family, which its first call does. */
export const loadHandlers: { readonly [Family in keyof Handlers]: () => Promise<Handlers[Family]> } = {
  session: async () => (await import('../../src/families/session/console.ts')).default,
  organization: async () => (await import('../../src/families/organization/console.ts')).default,
  'api-keys': async () => (await import('../../src/families/api-keys/console.ts')).default,
  'oauth-grants': async () => (await import('../../src/families/oauth-grants/console.ts')).default,
  'webhook-settings': async () => (await import('../../src/families/webhook-settings/console.ts')).default,
  'task-settings': async () => (await import('../../src/families/task-settings/console.ts')).default,
  'integration-health': async () => (await import('../../src/families/integration-health/console.ts')).default,
  'mcp-conversations': async () => (await import('../../src/families/mcp-conversations/console.ts')).default,
  'request-effects': async () => (await import('../../src/families/request-effects/console.ts')).default,
  oversight: async () => (await import('../../src/families/oversight/console.ts')).default,
  'process-authoring': async () => (await import('../../src/families/process-authoring/console.ts')).default,
  'task-tools': async () => (await import('../../src/families/task-tools/console.ts')).default,
  clients: async () => (await import('../../src/families/clients/console.ts')).default,
  'sign-in-methods': async () => (await import('../../src/families/sign-in-methods/console.ts')).default,
  files: async () => (await import('../../src/families/files/console.ts')).default,
  notifications: async () => (await import('../../src/families/notifications/console.ts')).default,
  jobs: async () => (await import('../../src/families/jobs/console.ts')).default,
  tenant: async () => (await import('../../src/families/tenant/console.ts')).default,
  'time-entries': async () => (await import('../../src/families/time-entries/console.ts')).default,
  ai: async () => (await import('../../src/families/ai/console.ts')).default,
  assignments: async () => (await import('../../src/families/assignments/console.ts')).default,
  tickets: async () => (await import('../../src/families/tickets/console.ts')).default,
  programs: async () => (await import('../../src/families/programs/console.ts')).default,
  billing: async () => (await import('../../src/families/billing/console.ts')).default,
  'ticket-desk': async () => (await import('../../src/families/ticket-desk/console.ts')).default,
  escalations: async () => (await import('../../src/families/escalations/console.ts')).default,
  sops: async () => (await import('../../src/families/sops/console.ts')).default,
  training: async () => (await import('../../src/families/training/console.ts')).default,
  'custom-objects': async () => (await import('../../src/families/custom-objects/console.ts')).default,
  views: async () => (await import('../../src/families/views/console.ts')).default,
  layouts: async () => (await import('../../src/families/layouts/console.ts')).default,
  'map-layers': async () => (await import('../../src/families/map-layers/console.ts')).default,
  marketplace: async () => (await import('../../src/families/marketplace/console.ts')).default,
  'data-transfer': async () => (await import('../../src/families/data-transfer/console.ts')).default,
  automations: async () => (await import('../../src/families/automations/console.ts')).default,
  forms: async () => (await import('../../src/families/forms/console.ts')).default,
  integrations: async () => (await import('../../src/families/integrations/console.ts')).default,
  chat: async () => (await import('../../src/families/chat/console.ts')).default,
  changes: async () => (await import('../../src/families/changes/console.ts')).default,
};
