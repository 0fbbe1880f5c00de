// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListClientIntegrationAccountsInput {
  readonly query: WithDefaults<NonNullable<t.ListClientIntegrationAccountsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateClientIntegrationAccountInput {
  readonly body: t.CreateClientIntegrationAccountData['body'];
}

export interface ListClientsInput {
  readonly query: WithDefaults<NonNullable<t.ListClientsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateClientInput {
  readonly body: t.CreateClientData['body'];
}

export interface BulkDeleteClientsInput {
  readonly body: t.BulkDeleteClientsData['body'];
}

export interface BulkUpdateClientsInput {
  readonly body: t.BulkUpdateClientsData['body'];
}

export interface GetClientBySlugInput {
  readonly query: NonNullable<t.GetClientBySlugData['query']>;
}

export interface UpdateClientContactMatchingSettingsInput {
  readonly body: t.UpdateClientContactMatchingSettingsData['body'];
}

export interface GetClientGroupingOptionsInput {
  readonly query: NonNullable<t.GetClientGroupingOptionsData['query']>;
}

export interface UpdateClientListPreferencesInput {
  readonly body: t.UpdateClientListPreferencesData['body'];
}

export interface LookupClientInput {
  readonly body: t.LookupClientData['body'];
}

export interface ManageClientInput {
  readonly body: t.ManageClientData['body'];
}

export interface MigrateClientProfileInput {
  readonly body: t.MigrateClientProfileData['body'];
}

export interface ReadClientPinsInput {
  readonly body: t.ReadClientPinsData['body'];
}

export interface SearchClientsInput {
  readonly query: WithDefaults<NonNullable<t.SearchClientsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ReplaceClientServiceSelectionsInput {
  readonly body: t.ReplaceClientServiceSelectionsData['body'];
}

export interface GetClientTableColumnCatalogInput {
  readonly query: NonNullable<t.GetClientTableColumnCatalogData['query']>;
}

export interface GetClientInput {
  readonly path: t.GetClientData['path'];
}

export interface UpdateClientInput {
  readonly path: t.UpdateClientData['path'];
  readonly body: t.UpdateClientData['body'];
}

export interface DeleteClientInput {
  readonly path: t.DeleteClientData['path'];
  readonly query: WithDefaults<NonNullable<t.DeleteClientData['query']>, 'force'>;
}

export interface ListClientContactsInput {
  readonly path: t.ListClientContactsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListClientContactsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateClientPinInput {
  readonly path: t.UpdateClientPinData['path'];
  readonly body: t.UpdateClientPinData['body'];
}

export interface GetClientServiceSelectionsInput {
  readonly path: t.GetClientServiceSelectionsData['path'];
}

export interface UpdateClientSlugInput {
  readonly path: t.UpdateClientSlugData['path'];
  readonly body: t.UpdateClientSlugData['body'];
}

export interface GetClientTicketAiOverridesInput {
  readonly path: t.GetClientTicketAiOverridesData['path'];
}

export interface UpdateClientTicketAiOverridesInput {
  readonly path: t.UpdateClientTicketAiOverridesData['path'];
  readonly body: t.UpdateClientTicketAiOverridesData['body'];
}

export interface DeleteClientTicketAiOverridesInput {
  readonly path: t.DeleteClientTicketAiOverridesData['path'];
  readonly query: NonNullable<t.DeleteClientTicketAiOverridesData['query']>;
}

/** Clients: one handler per operation of the contract. */
export interface ClientsHandlers {
  /** List provider accounts of clients · GET /v1/client-integration-accounts · clients.view */
  readonly listClientIntegrationAccounts: (ctx: ReadContext, input: ListClientIntegrationAccountsInput) => Promise<Page<t.ListClientIntegrationAccountsResponse['data'][number]>>;
  /** Create a provider account mapping · POST /v1/client-integration-accounts · clients.edit */
  readonly createClientIntegrationAccount: (ctx: WriteContext<never>, input: CreateClientIntegrationAccountInput) => Promise<Result<t.CreateClientIntegrationAccountResponse['data']>>;
  /** List clients · GET /v1/clients · clients.view */
  readonly listClients: (ctx: ReadContext, input: ListClientsInput) => Promise<Page<t.ListClientsResponse['data'][number]>>;
  /** Create a client · POST /v1/clients · clients.create */
  readonly createClient: (ctx: WriteContext<'client.created'>, input: CreateClientInput) => Promise<Result<t.CreateClientResponse['data']>>;
  /** Delete several clients · POST /v1/clients/bulk/delete · clients.delete */
  readonly bulkDeleteClients: (ctx: WriteContext<'client.deleted'>, input: BulkDeleteClientsInput) => Promise<Result<t.BulkDeleteClientsResponse['data']>>;
  /** Update several clients · POST /v1/clients/bulk/update · clients.edit */
  readonly bulkUpdateClients: (ctx: WriteContext<'client.updated'>, input: BulkUpdateClientsInput) => Promise<Result<t.BulkUpdateClientsResponse['data']>>;
  /** Get a client by slug · GET /v1/clients/by-slug · clients.view */
  readonly getClientBySlug: (ctx: ReadContext, input: GetClientBySlugInput) => Promise<Result<t.GetClientBySlugResponse['data']>>;
  /** Get contact-matching settings · GET /v1/clients/contact-matching-settings · settings.view */
  readonly getClientContactMatchingSettings: (ctx: ReadContext) => Promise<Result<t.GetClientContactMatchingSettingsResponse['data']>>;
  /** Update contact-matching settings · PATCH /v1/clients/contact-matching-settings · settings.manage */
  readonly updateClientContactMatchingSettings: (ctx: WriteContext<never>, input: UpdateClientContactMatchingSettingsInput) => Promise<Result<t.UpdateClientContactMatchingSettingsResponse['data']>>;
  /** Get client grouping options · GET /v1/clients/grouping-options · clients.view */
  readonly getClientGroupingOptions: (ctx: ReadContext, input: GetClientGroupingOptionsInput) => Promise<Result<t.GetClientGroupingOptionsResponse['data']>>;
  /** Get client list preferences · GET /v1/clients/list-preferences · clients.view */
  readonly getClientListPreferences: (ctx: ReadContext) => Promise<Result<t.GetClientListPreferencesResponse['data']>>;
  /** Update client list preferences · PATCH /v1/clients/list-preferences · clients.view */
  readonly updateClientListPreferences: (ctx: WriteContext<never>, input: UpdateClientListPreferencesInput) => Promise<Result<t.UpdateClientListPreferencesResponse['data']>>;
  /** Look up a client with related records · POST /v1/clients/lookup · clients.view */
  readonly lookupClient: (ctx: ReadContext, input: LookupClientInput) => Promise<Result<t.LookupClientResponse['data']>>;
  /** Create or update a client · POST /v1/clients/manage · clients.edit */
  readonly manageClient: (ctx: WriteContext<'client.created' | 'client.updated'>, input: ManageClientInput) => Promise<Result<t.ManageClientResponse['data']>>;
  /** Migrate clients to another profile · POST /v1/clients/migrate-profile · clients.edit */
  readonly migrateClientProfile: (ctx: WriteContext<'client.updated'>, input: MigrateClientProfileInput) => Promise<Result<t.MigrateClientProfileResponse['data']>>;
  /** List pin states of clients · POST /v1/clients/pins/read · clients.view */
  readonly readClientPins: (ctx: ReadContext, input: ReadClientPinsInput) => Promise<Result<t.ReadClientPinsResponse['data']>>;
  /** Search clients · GET /v1/clients/search · clients.view */
  readonly searchClients: (ctx: ReadContext, input: SearchClientsInput) => Promise<Page<t.SearchClientsResponse['data'][number]>>;
  /** Replace the selected services of a client · POST /v1/clients/service-selections/replace · clients.edit */
  readonly replaceClientServiceSelections: (ctx: WriteContext<'client.updated'>, input: ReplaceClientServiceSelectionsInput) => Promise<Result<t.ReplaceClientServiceSelectionsResponse['data']>>;
  /** Get columns of the client list · GET /v1/clients/table-column-catalog · clients.view */
  readonly getClientTableColumnCatalog: (ctx: ReadContext, input: GetClientTableColumnCatalogInput) => Promise<Result<t.GetClientTableColumnCatalogResponse['data']>>;
  /** Get a client · GET /v1/clients/{id} · clients.view */
  readonly getClient: (ctx: ReadContext, input: GetClientInput) => Promise<Result<t.GetClientResponse['data']>>;
  /** Update a client · PATCH /v1/clients/{id} · clients.edit */
  readonly updateClient: (ctx: WriteContext<'client.updated'>, input: UpdateClientInput) => Promise<Result<t.UpdateClientResponse['data']>>;
  /** Delete a client · DELETE /v1/clients/{id} · clients.delete */
  readonly deleteClient: (ctx: WriteContext<'client.deleted'>, input: DeleteClientInput) => Promise<Result<t.DeleteClientResponse['data']>>;
  /** List contacts of a client · GET /v1/clients/{id}/contacts · clients.view */
  readonly listClientContacts: (ctx: ReadContext, input: ListClientContactsInput) => Promise<Page<t.ListClientContactsResponse['data'][number]>>;
  /** Update the pin of a client · PATCH /v1/clients/{id}/pin · clients.view */
  readonly updateClientPin: (ctx: WriteContext<never>, input: UpdateClientPinInput) => Promise<Result<t.UpdateClientPinResponse['data']>>;
  /** Get selected services of a client · GET /v1/clients/{id}/service-selections · clients.view */
  readonly getClientServiceSelections: (ctx: ReadContext, input: GetClientServiceSelectionsInput) => Promise<Result<t.GetClientServiceSelectionsResponse['data']>>;
  /** Update the slug of a client · PATCH /v1/clients/{id}/slug · clients.edit */
  readonly updateClientSlug: (ctx: WriteContext<'client.updated'>, input: UpdateClientSlugInput) => Promise<Result<t.UpdateClientSlugResponse['data']>>;
  /** Get ticket AI overrides of a client · GET /v1/clients/{id}/ticket-ai-overrides · clients.view */
  readonly getClientTicketAiOverrides: (ctx: ReadContext, input: GetClientTicketAiOverridesInput) => Promise<Result<t.GetClientTicketAiOverridesResponse['data']>>;
  /** Update ticket AI overrides of a client · PATCH /v1/clients/{id}/ticket-ai-overrides · tickets.manage */
  readonly updateClientTicketAiOverrides: (ctx: WriteContext<never>, input: UpdateClientTicketAiOverridesInput) => Promise<Result<t.UpdateClientTicketAiOverridesResponse['data']>>;
  /** Delete ticket AI overrides of a client · DELETE /v1/clients/{id}/ticket-ai-overrides · tickets.manage */
  readonly deleteClientTicketAiOverrides: (ctx: WriteContext<never>, input: DeleteClientTicketAiOverridesInput) => Promise<Result<t.DeleteClientTicketAiOverridesResponse['data']>>;
}
