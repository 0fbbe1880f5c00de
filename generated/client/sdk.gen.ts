// Written by the compiler from the contract; change the contract instead.
import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { BulkDeleteClientProfilesData, BulkDeleteClientProfilesErrors, BulkDeleteClientProfilesResponses, BulkDeleteClientsData, BulkDeleteClientsErrors, BulkDeleteClientsResponses, BulkDeleteFieldsData, BulkDeleteFieldsErrors, BulkDeleteFieldsResponses, BulkReplaceFieldChoiceData, BulkReplaceFieldChoiceErrors, BulkReplaceFieldChoiceResponses, BulkUpdateClientsData, BulkUpdateClientsErrors, BulkUpdateClientsResponses, CreateClientData, CreateClientErrors, CreateClientIntegrationAccountData, CreateClientIntegrationAccountErrors, CreateClientIntegrationAccountResponses, CreateClientNoteData, CreateClientNoteErrors, CreateClientNoteFolderData, CreateClientNoteFolderErrors, CreateClientNoteFolderResponses, CreateClientNoteResponses, CreateClientProfileData, CreateClientProfileErrors, CreateClientProfileFolderData, CreateClientProfileFolderErrors, CreateClientProfileFolderResponses, CreateClientProfileResponses, CreateClientResponses, CreateFieldData, CreateFieldErrors, CreateFieldFolderData, CreateFieldFolderErrors, CreateFieldFolderResponses, CreateFieldResponses, DeleteClientData, DeleteClientErrors, DeleteClientNoteData, DeleteClientNoteErrors, DeleteClientNoteFolderData, DeleteClientNoteFolderErrors, DeleteClientNoteFolderResponses, DeleteClientNoteResponses, DeleteClientProfileData, DeleteClientProfileErrors, DeleteClientProfileFolderData, DeleteClientProfileFolderErrors, DeleteClientProfileFolderResponses, DeleteClientProfileResponses, DeleteClientResponses, DeleteClientTicketAiOverridesData, DeleteClientTicketAiOverridesErrors, DeleteClientTicketAiOverridesResponses, DeleteFieldData, DeleteFieldErrors, DeleteFieldFolderData, DeleteFieldFolderErrors, DeleteFieldFolderResponses, DeleteFieldResponses, DuplicateClientProfileData, DuplicateClientProfileErrors, DuplicateClientProfileResponses, GetAgencyFieldsData, GetAgencyFieldsErrors, GetAgencyFieldsResponses, GetApiRequestLogData, GetApiRequestLogErrors, GetApiRequestLogResponses, GetClientBySlugData, GetClientBySlugErrors, GetClientBySlugResponses, GetClientContactMatchingSettingsData, GetClientContactMatchingSettingsErrors, GetClientContactMatchingSettingsResponses, GetClientData, GetClientErrors, GetClientGroupingOptionsData, GetClientGroupingOptionsErrors, GetClientGroupingOptionsResponses, GetClientListPreferencesData, GetClientListPreferencesErrors, GetClientListPreferencesResponses, GetClientNoteData, GetClientNoteErrors, GetClientNoteResponses, GetClientProfileData, GetClientProfileDetailsData, GetClientProfileDetailsErrors, GetClientProfileDetailsResponses, GetClientProfileErrors, GetClientProfileResponses, GetClientResponses, GetClientServiceSelectionsData, GetClientServiceSelectionsErrors, GetClientServiceSelectionsResponses, GetClientTableColumnCatalogData, GetClientTableColumnCatalogErrors, GetClientTableColumnCatalogResponses, GetClientTicketAiOverridesData, GetClientTicketAiOverridesErrors, GetClientTicketAiOverridesResponses, GetFieldCompositeTypeData, GetFieldCompositeTypeErrors, GetFieldCompositeTypeResponses, GetFieldData, GetFieldDetailsData, GetFieldDetailsErrors, GetFieldDetailsResponses, GetFieldErrors, GetFieldFolderData, GetFieldFolderErrors, GetFieldFolderResponses, GetFieldResponses, GetFieldUsageData, GetFieldUsageErrors, GetFieldUsageResponses, GetTenantContextData, GetTenantContextErrors, GetTenantContextResponses, GetUserData, GetUserErrors, GetUserResponses, ListApiRequestLogsData, ListApiRequestLogsErrors, ListApiRequestLogsResponses, ListClientContactsData, ListClientContactsErrors, ListClientContactsResponses, ListClientIntegrationAccountsData, ListClientIntegrationAccountsErrors, ListClientIntegrationAccountsResponses, ListClientNoteFoldersData, ListClientNoteFoldersErrors, ListClientNoteFoldersResponses, ListClientNotesData, ListClientNotesErrors, ListClientNotesResponses, ListClientProfileFoldersData, ListClientProfileFoldersErrors, ListClientProfileFoldersResponses, ListClientProfilesData, ListClientProfilesErrors, ListClientProfilesResponses, ListClientsData, ListClientsErrors, ListClientsResponses, ListFieldCompositeTypesData, ListFieldCompositeTypesErrors, ListFieldCompositeTypesResponses, ListFieldFoldersData, ListFieldFoldersErrors, ListFieldFoldersResponses, ListFieldHistoryData, ListFieldHistoryErrors, ListFieldHistoryResponses, ListFieldsByScopeData, ListFieldsByScopeErrors, ListFieldsByScopeResponses, ListFieldsData, ListFieldsErrors, ListFieldsResponses, ListUsersData, ListUsersErrors, ListUsersResponses, LookupClientData, LookupClientErrors, LookupClientResponses, ManageClientData, ManageClientErrors, ManageClientResponses, ManageFieldData, ManageFieldErrors, ManageFieldResponses, MigrateClientProfileData, MigrateClientProfileErrors, MigrateClientProfileResponses, MoveClientProfileData, MoveClientProfileErrors, MoveClientProfileFolderContentsData, MoveClientProfileFolderContentsErrors, MoveClientProfileFolderContentsResponses, MoveClientProfileFolderData, MoveClientProfileFolderErrors, MoveClientProfileFolderResponses, MoveClientProfileResponses, MoveFieldFolderData, MoveFieldFolderErrors, MoveFieldFolderResponses, ReadClientPinsData, ReadClientPinsErrors, ReadClientPinsResponses, RenameFieldKeyData, RenameFieldKeyErrors, RenameFieldKeyResponses, ReorderFieldsData, ReorderFieldsErrors, ReorderFieldsResponses, ReplaceClientServiceSelectionsData, ReplaceClientServiceSelectionsErrors, ReplaceClientServiceSelectionsResponses, SearchClientsData, SearchClientsErrors, SearchClientsResponses, SuggestClientProfileNameData, SuggestClientProfileNameErrors, SuggestClientProfileNameResponses, UpdateAgencyFieldsData, UpdateAgencyFieldsErrors, UpdateAgencyFieldsResponses, UpdateAgencyFieldValueData, UpdateAgencyFieldValueErrors, UpdateAgencyFieldValueResponses, UpdateClientContactMatchingSettingsData, UpdateClientContactMatchingSettingsErrors, UpdateClientContactMatchingSettingsResponses, UpdateClientData, UpdateClientErrors, UpdateClientListPreferencesData, UpdateClientListPreferencesErrors, UpdateClientListPreferencesResponses, UpdateClientNoteData, UpdateClientNoteErrors, UpdateClientNoteFavoriteData, UpdateClientNoteFavoriteErrors, UpdateClientNoteFavoriteResponses, UpdateClientNoteFolderData, UpdateClientNoteFolderErrors, UpdateClientNoteFolderResponses, UpdateClientNotePinData, UpdateClientNotePinErrors, UpdateClientNotePinResponses, UpdateClientNoteResponses, UpdateClientPinData, UpdateClientPinErrors, UpdateClientPinResponses, UpdateClientProfileData, UpdateClientProfileErrors, UpdateClientProfileFolderData, UpdateClientProfileFolderErrors, UpdateClientProfileFolderResponses, UpdateClientProfileResponses, UpdateClientResponses, UpdateClientSlugData, UpdateClientSlugErrors, UpdateClientSlugResponses, UpdateClientTicketAiOverridesData, UpdateClientTicketAiOverridesErrors, UpdateClientTicketAiOverridesResponses, UpdateFieldData, UpdateFieldErrors, UpdateFieldFolderData, UpdateFieldFolderErrors, UpdateFieldFolderResponses, UpdateFieldResponses } from '../types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * List provider accounts mapped to clients
 *
 * Lists which account at an outside provider (an advertising account, a books company, a channel) belongs to which client, so that data from the provider can be filed under the right client. Needs clients.view. Accounts of deleted clients are not shown.
 */
export const listClientIntegrationAccounts = <ThrowOnError extends boolean = false>(options?: Options<ListClientIntegrationAccountsData, ThrowOnError>): RequestResult<ListClientIntegrationAccountsResponses, ListClientIntegrationAccountsErrors, ThrowOnError> => (options?.client ?? client).get<ListClientIntegrationAccountsResponses, ListClientIntegrationAccountsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-integration-accounts',
    ...options
});

/**
 * Map a provider account to a client
 *
 * Records that an account at an outside provider belongs to a client. Needs clients.edit. An account at a provider belongs to one client only: answers 409 naming the client that has it, and 404 when the client is unknown.
 */
export const createClientIntegrationAccount = <ThrowOnError extends boolean = false>(options: Options<CreateClientIntegrationAccountData, ThrowOnError>): RequestResult<CreateClientIntegrationAccountResponses, CreateClientIntegrationAccountErrors, ThrowOnError> => (options.client ?? client).post<CreateClientIntegrationAccountResponses, CreateClientIntegrationAccountErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-integration-accounts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List clients
 *
 * Lists the clients of the agency, newest first unless `sort` says otherwise. Different filters combine as AND, the values of one filter as OR; `filter_group` adds nested conditions, also on custom fields. Needs clients.view. Answers 400 when a filter or `sort_field` names a field that does not exist, or an operator that does not fit it.
 */
export const listClients = <ThrowOnError extends boolean = false>(options?: Options<ListClientsData, ThrowOnError>): RequestResult<ListClientsResponses, ListClientsErrors, ThrowOnError> => (options?.client ?? client).get<ListClientsResponses, ListClientsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients',
    ...options
});

/**
 * Create a client
 *
 * Adds a client under a profile, with contacts, addresses and custom field values, and tells subscribers. Needs clients.create. Without `status` the client starts in the profile's default option; without `slug` one is made from the name. Answers 404 for an unknown profile, 400 for a user, status or field value that does not exist or fit, and 409 when the slug is taken, a unique value is in use, or contact matching forbids a client so like others, naming them.
 */
export const createClient = <ThrowOnError extends boolean = false>(options: Options<CreateClientData, ThrowOnError>): RequestResult<CreateClientResponses, CreateClientErrors, ThrowOnError> => (options.client ?? client).post<CreateClientResponses, CreateClientErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete several clients
 *
 * Deletes up to 200 clients, each for itself, and tells subscribers of each. Needs clients.delete. A client that is unknown, or that something still needs, is reported as failed while the others are deleted; `force` passes over what still needs them and is for admins.
 */
export const bulkDeleteClients = <ThrowOnError extends boolean = false>(options: Options<BulkDeleteClientsData, ThrowOnError>): RequestResult<BulkDeleteClientsResponses, BulkDeleteClientsErrors, ThrowOnError> => (options.client ?? client).post<BulkDeleteClientsResponses, BulkDeleteClientsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/bulk/delete',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change several clients alike
 *
 * Makes the same change to up to 200 clients, each for itself, and tells subscribers of each that really changed. Needs clients.edit. A client that is unknown, or that the change does not fit (such as a status that its profile does not have), is reported as failed and left as it was while the others change.
 */
export const bulkUpdateClients = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateClientsData, ThrowOnError>): RequestResult<BulkUpdateClientsResponses, BulkUpdateClientsErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateClientsResponses, BulkUpdateClientsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/bulk/update',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a client by its slug
 *
 * Shows the client that an address such as `/clients/harbor-dental` means. Needs clients.view. Answers 404 when no client has this slug now.
 */
export const getClientBySlug = <ThrowOnError extends boolean = false>(options: Options<GetClientBySlugData, ThrowOnError>): RequestResult<GetClientBySlugResponses, GetClientBySlugErrors, ThrowOnError> => (options.client ?? client).get<GetClientBySlugResponses, GetClientBySlugErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/by-slug',
    ...options
});

/**
 * Read how duplicate clients are recognised
 *
 * Shows by what a new client is compared with the existing ones, and whether a match only warns or forbids. Needs settings.view.
 */
export const getClientContactMatchingSettings = <ThrowOnError extends boolean = false>(options?: Options<GetClientContactMatchingSettingsData, ThrowOnError>): RequestResult<GetClientContactMatchingSettingsResponses, GetClientContactMatchingSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetClientContactMatchingSettingsResponses, GetClientContactMatchingSettingsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/contact-matching-settings',
    ...options
});

/**
 * Change how duplicate clients are recognised
 *
 * Sets by what new clients are compared with the existing ones, and whether a match warns or forbids. Existing clients are left alone. Needs settings.manage. Answers 409 when `expected_revision` is no longer current.
 */
export const updateClientContactMatchingSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateClientContactMatchingSettingsData, ThrowOnError>): RequestResult<UpdateClientContactMatchingSettingsResponses, UpdateClientContactMatchingSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientContactMatchingSettingsResponses, UpdateClientContactMatchingSettingsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/contact-matching-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show what clients can be grouped by
 *
 * Shows each way to group the list of clients (by profile, status, owner, tag and so on, and by each custom field with a small set of values) with its groups and how many clients each group holds, so that a board or a grouped table can be drawn. Needs clients.view. At most 100 groups of each kind are shown, the largest ones.
 */
export const getClientGroupingOptions = <ThrowOnError extends boolean = false>(options?: Options<GetClientGroupingOptionsData, ThrowOnError>): RequestResult<GetClientGroupingOptionsResponses, GetClientGroupingOptionsErrors, ThrowOnError> => (options?.client ?? client).get<GetClientGroupingOptionsResponses, GetClientGroupingOptionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/grouping-options',
    ...options
});

/**
 * Read how the caller likes the list of clients
 *
 * Shows the columns, order, grouping and filters that the caller chose for the list of clients, or the defaults until something was chosen. They are personal. Needs clients.view.
 */
export const getClientListPreferences = <ThrowOnError extends boolean = false>(options?: Options<GetClientListPreferencesData, ThrowOnError>): RequestResult<GetClientListPreferencesResponses, GetClientListPreferencesErrors, ThrowOnError> => (options?.client ?? client).get<GetClientListPreferencesResponses, GetClientListPreferencesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/list-preferences',
    ...options
});

/**
 * Change how the caller likes the list of clients
 *
 * Stores the caller's own columns, order, grouping and filters for the list of clients; nobody else sees a difference. Needs clients.view. Answers 400 for a column, sort, group or filter that does not exist, and 409 when `expected_revision` is no longer current.
 */
export const updateClientListPreferences = <ThrowOnError extends boolean = false>(options: Options<UpdateClientListPreferencesData, ThrowOnError>): RequestResult<UpdateClientListPreferencesResponses, UpdateClientListPreferencesErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientListPreferencesResponses, UpdateClientListPreferencesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/list-preferences',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Find one client with everything around it
 *
 * Finds a client by id, slug, a contact's e-mail address or exact name (without regard to case), and adds the related records that `include` asks for, in one answer instead of several. It changes nothing. Needs clients.view. When several clients match, the one changed last is shown and the others are named. Answers 404 when none matches.
 */
export const lookupClient = <ThrowOnError extends boolean = false>(options: Options<LookupClientData, ThrowOnError>): RequestResult<LookupClientResponses, LookupClientErrors, ThrowOnError> => (options.client ?? client).post<LookupClientResponses, LookupClientErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/lookup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a client or update the one that matches
 *
 * Updates the client that `match` finds by id, slug or contact e-mail address, and creates one when there is none (or when `match` is absent), so that an import or a sync can send the same request again and again. Needs clients.edit, and clients.create when it comes to creating. Answers 404 for an unknown id or profile, 400 when a new client lacks its name or profile, and 409 when several clients have the e-mail address, `profile_id` is not the client's, `expected_revision` is stale, or for the reasons that creating and changing a client give.
 */
export const manageClient = <ThrowOnError extends boolean = false>(options: Options<ManageClientData, ThrowOnError>): RequestResult<ManageClientResponses, ManageClientErrors, ThrowOnError> => (options.client ?? client).post<ManageClientResponses, ManageClientErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/manage',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move clients to another profile
 *
 * Moves up to 200 clients to another profile, each for itself, and tells subscribers. Needs clients.edit. A status that the target lacks needs an entry in `status_map`; a client without one fails and stays. Values of fields that belong to the old profile go to the fields that `field_map` names; the rest are taken off the record and reported, so that nothing is lost unseen. `is_dry_run` reports the same and changes nothing.
 */
export const migrateClientProfile = <ThrowOnError extends boolean = false>(options: Options<MigrateClientProfileData, ThrowOnError>): RequestResult<MigrateClientProfileResponses, MigrateClientProfileErrors, ThrowOnError> => (options.client ?? client).post<MigrateClientProfileResponses, MigrateClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/migrate-profile',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read which clients the caller pinned
 *
 * Tells for each of the clients named whether the caller pinned it. It changes nothing, and is a POST only because the list of ids may be long. Needs clients.view. Clients that are unknown or deleted are left out of the answer.
 */
export const readClientPins = <ThrowOnError extends boolean = false>(options: Options<ReadClientPinsData, ThrowOnError>): RequestResult<ReadClientPinsResponses, ReadClientPinsErrors, ThrowOnError> => (options.client ?? client).post<ReadClientPinsResponses, ReadClientPinsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/pins/read',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Find clients quickly by a few letters
 *
 * Finds clients whose name, slug, contact e-mail address or phone number holds the text, best match first, with just enough of each to choose one: made for pickers and for typing ahead. Needs clients.view.
 */
export const searchClients = <ThrowOnError extends boolean = false>(options: Options<SearchClientsData, ThrowOnError>): RequestResult<SearchClientsResponses, SearchClientsErrors, ThrowOnError> => (options.client ?? client).get<SearchClientsResponses, SearchClientsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/search',
    ...options
});

/**
 * Set which services a client has selected
 *
 * Replaces the services that a client has selected by the list given; an empty list takes all away. Tells subscribers when something changed. Needs clients.edit. Answers 404 for an unknown client, 400 for a service that is unknown or archived and not yet selected, and 409 when `expected_revision` is not the client's current one.
 */
export const replaceClientServiceSelections = <ThrowOnError extends boolean = false>(options: Options<ReplaceClientServiceSelectionsData, ThrowOnError>): RequestResult<ReplaceClientServiceSelectionsResponses, ReplaceClientServiceSelectionsErrors, ThrowOnError> => (options.client ?? client).post<ReplaceClientServiceSelectionsResponses, ReplaceClientServiceSelectionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/service-selections/replace',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show the columns that the list of clients can have
 *
 * Shows every property and custom field that can be a column of the list of clients, with the operators that filters on it take and whether one can sort and group by it. Needs clients.view. It is what `filter_group`, `sort_field` and the list preferences are checked against.
 */
export const getClientTableColumnCatalog = <ThrowOnError extends boolean = false>(options?: Options<GetClientTableColumnCatalogData, ThrowOnError>): RequestResult<GetClientTableColumnCatalogResponses, GetClientTableColumnCatalogErrors, ThrowOnError> => (options?.client ?? client).get<GetClientTableColumnCatalogResponses, GetClientTableColumnCatalogErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/table-column-catalog',
    ...options
});

/**
 * Delete a client
 *
 * Deletes a client: it disappears from every list, its slug becomes free, and it is erased after 30 days. Tells subscribers. Needs clients.delete. Answers 404 when the client is unknown, and 409 while something open still needs it, such as an active program or an unpaid invoice, unless an admin says `force`.
 */
export const deleteClient = <ThrowOnError extends boolean = false>(options: Options<DeleteClientData, ThrowOnError>): RequestResult<DeleteClientResponses, DeleteClientErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientResponses, DeleteClientErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}',
    ...options
});

/**
 * Read a client
 *
 * Shows a client with its contacts, addresses, tags, owners and custom field values. Needs clients.view. Answers 404 when the client is unknown or deleted.
 */
export const getClient = <ThrowOnError extends boolean = false>(options: Options<GetClientData, ThrowOnError>): RequestResult<GetClientResponses, GetClientErrors, ThrowOnError> => (options.client ?? client).get<GetClientResponses, GetClientErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}',
    ...options
});

/**
 * Change a client
 *
 * Changes what the body names and leaves the rest as it is; lists are replaced as a whole. Tells subscribers which fields changed; a request that changes nothing tells nobody. Needs clients.edit. The slug and the profile have operations of their own. Answers 404 for an unknown client, 400 for a value that does not fit, and 409 when `expected_revision` is no longer current, the profile does not allow the change of status, or a unique value is in use.
 */
export const updateClient = <ThrowOnError extends boolean = false>(options: Options<UpdateClientData, ThrowOnError>): RequestResult<UpdateClientResponses, UpdateClientErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientResponses, UpdateClientErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the contacts of a client
 *
 * Lists the people to talk to at a client with their e-mail addresses and phone numbers, the primary one first unless `sort` says otherwise. Needs clients.view. Answers 404 when the client is unknown. Contacts are changed with the client.
 */
export const listClientContacts = <ThrowOnError extends boolean = false>(options: Options<ListClientContactsData, ThrowOnError>): RequestResult<ListClientContactsResponses, ListClientContactsErrors, ThrowOnError> => (options.client ?? client).get<ListClientContactsResponses, ListClientContactsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/contacts',
    ...options
});

/**
 * Pin or unpin a client for oneself
 *
 * Keeps a client on top for the caller, or stops doing so. Pins are personal and tell nobody. Needs clients.view. Answers 404 when the client is unknown, and 409 when the caller already has 500 pins.
 */
export const updateClientPin = <ThrowOnError extends boolean = false>(options: Options<UpdateClientPinData, ThrowOnError>): RequestResult<UpdateClientPinResponses, UpdateClientPinErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientPinResponses, UpdateClientPinErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/pin',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read which services a client has selected
 *
 * Shows the services of the agency that a client has selected, and those that it could select. Needs clients.view. Answers 404 when the client is unknown. At most 200 services that could be selected are shown.
 */
export const getClientServiceSelections = <ThrowOnError extends boolean = false>(options: Options<GetClientServiceSelectionsData, ThrowOnError>): RequestResult<GetClientServiceSelectionsResponses, GetClientServiceSelectionsErrors, ThrowOnError> => (options.client ?? client).get<GetClientServiceSelectionsResponses, GetClientServiceSelectionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/service-selections',
    ...options
});

/**
 * Change the slug of a client
 *
 * Gives a client another short name for its addresses; links with the old one stop working. Tells subscribers. Needs clients.edit. Answers 404 for an unknown client, and 409 when another client has the slug, naming it, or `expected_revision` is no longer current.
 */
export const updateClientSlug = <ThrowOnError extends boolean = false>(options: Options<UpdateClientSlugData, ThrowOnError>): RequestResult<UpdateClientSlugResponses, UpdateClientSlugErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientSlugResponses, UpdateClientSlugErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/slug',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give generated replies back to the agency's settings
 *
 * Takes away every override for one client, so that the agency's settings for generated ticket replies hold again. Needs tickets.manage. Answers 404 for an unknown client; when there was nothing to take away, nothing changes.
 */
export const deleteClientTicketAiOverrides = <ThrowOnError extends boolean = false>(options: Options<DeleteClientTicketAiOverridesData, ThrowOnError>): RequestResult<DeleteClientTicketAiOverridesResponses, DeleteClientTicketAiOverridesErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientTicketAiOverridesResponses, DeleteClientTicketAiOverridesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/ticket-ai-overrides',
    ...options
});

/**
 * Read how generated replies differ for a client
 *
 * Shows which of the agency's settings for generated ticket replies are overridden for this client; null means that the agency's own setting holds. Needs clients.view. Answers 404 when the client is unknown.
 */
export const getClientTicketAiOverrides = <ThrowOnError extends boolean = false>(options: Options<GetClientTicketAiOverridesData, ThrowOnError>): RequestResult<GetClientTicketAiOverridesResponses, GetClientTicketAiOverridesErrors, ThrowOnError> => (options.client ?? client).get<GetClientTicketAiOverridesResponses, GetClientTicketAiOverridesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/ticket-ai-overrides',
    ...options
});

/**
 * Change how generated replies differ for a client
 *
 * Overrides the agency's settings for generated ticket replies for one client; null gives a setting back to the agency. Needs tickets.manage. Answers 404 for an unknown client, and 409 when `expected_revision` is no longer current.
 */
export const updateClientTicketAiOverrides = <ThrowOnError extends boolean = false>(options: Options<UpdateClientTicketAiOverridesData, ThrowOnError>): RequestResult<UpdateClientTicketAiOverridesResponses, UpdateClientTicketAiOverridesErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientTicketAiOverridesResponses, UpdateClientTicketAiOverridesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/clients/{id}/ticket-ai-overrides',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List folders of client profiles
 *
 * Lists the folders that profiles are kept in, the whole tree in reading order unless `sort` says otherwise, each with the number of profiles and folders directly in it. Call it to draw the tree or to find where a profile goes. Needs clients.view.
 */
export const listClientProfileFolders = <ThrowOnError extends boolean = false>(options?: Options<ListClientProfileFoldersData, ThrowOnError>): RequestResult<ListClientProfileFoldersResponses, ListClientProfileFoldersErrors, ThrowOnError> => (options?.client ?? client).get<ListClientProfileFoldersResponses, ListClientProfileFoldersErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profile-folders',
    ...options
});

/**
 * Create a folder for client profiles
 *
 * Adds an empty folder after its siblings. Needs settings.manage. Answers 404 when the parent is unknown, 409 when a sibling has that name or the tree would be deeper than ten levels.
 */
export const createClientProfileFolder = <ThrowOnError extends boolean = false>(options: Options<CreateClientProfileFolderData, ThrowOnError>): RequestResult<CreateClientProfileFolderResponses, CreateClientProfileFolderErrors, ThrowOnError> => (options.client ?? client).post<CreateClientProfileFolderResponses, CreateClientProfileFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profile-folders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an empty folder of client profiles
 *
 * Removes a folder that holds nothing. Needs settings.manage. Answers 409 with the counts when profiles or folders are still in it (move its contents away first), or when `expected_revision` is stale.
 */
export const deleteClientProfileFolder = <ThrowOnError extends boolean = false>(options: Options<DeleteClientProfileFolderData, ThrowOnError>): RequestResult<DeleteClientProfileFolderResponses, DeleteClientProfileFolderErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientProfileFolderResponses, DeleteClientProfileFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profile-folders/{id}',
    ...options
});

/**
 * Rename a folder of client profiles
 *
 * Gives the folder another name; its place and contents stay. Needs settings.manage. Answers 409 when a sibling has that name or `expected_revision` is stale. The same name again changes nothing.
 */
export const updateClientProfileFolder = <ThrowOnError extends boolean = false>(options: Options<UpdateClientProfileFolderData, ThrowOnError>): RequestResult<UpdateClientProfileFolderResponses, UpdateClientProfileFolderErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientProfileFolderResponses, UpdateClientProfileFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profile-folders/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move or reorder a folder of client profiles
 *
 * Puts the folder, with everything below it, into another folder or to another place among its siblings; they make room. Without `position` it goes last. Needs settings.manage. Answers 404 when the target is unknown, 409 when the target is the folder itself or below it, when a sibling there has its name, when the tree would be deeper than ten levels, or when `expected_revision` is stale.
 */
export const moveClientProfileFolder = <ThrowOnError extends boolean = false>(options: Options<MoveClientProfileFolderData, ThrowOnError>): RequestResult<MoveClientProfileFolderResponses, MoveClientProfileFolderErrors, ThrowOnError> => (options.client ?? client).post<MoveClientProfileFolderResponses, MoveClientProfileFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profile-folders/{id}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move everything in a folder of client profiles elsewhere
 *
 * Moves all profiles and folders directly in this folder to another folder, so that this one can be deleted; all or nothing. Needs settings.manage. Answers 404 when the target is unknown, 409 when the target is the folder itself or below it, when folders of the same name would meet, or when the tree would be deeper than ten levels.
 */
export const moveClientProfileFolderContents = <ThrowOnError extends boolean = false>(options: Options<MoveClientProfileFolderContentsData, ThrowOnError>): RequestResult<MoveClientProfileFolderContentsResponses, MoveClientProfileFolderContentsErrors, ThrowOnError> => (options.client ?? client).post<MoveClientProfileFolderContentsResponses, MoveClientProfileFolderContentsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profile-folders/{id}/move-contents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List client profiles
 *
 * Lists profiles with their status options and number of clients, newest first unless `sort` says otherwise. Call it before creating a client, which needs a profile, or to learn which statuses a client may have. Needs clients.view.
 */
export const listClientProfiles = <ThrowOnError extends boolean = false>(options?: Options<ListClientProfilesData, ThrowOnError>): RequestResult<ListClientProfilesResponses, ListClientProfilesErrors, ThrowOnError> => (options?.client ?? client).get<ListClientProfilesResponses, ListClientProfilesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles',
    ...options
});

/**
 * Create a client profile
 *
 * Adds a profile that clients can be created with. Without `status_options` it starts with the five usual ones: lead (the default), active client, paused client, former client and lost lead. Needs settings.manage. Answers 404 when the folder is unknown, 400 when a shared field is, 409 when another profile has that name.
 */
export const createClientProfile = <ThrowOnError extends boolean = false>(options: Options<CreateClientProfileData, ThrowOnError>): RequestResult<CreateClientProfileResponses, CreateClientProfileErrors, ThrowOnError> => (options.client ?? client).post<CreateClientProfileResponses, CreateClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete several client profiles of one folder
 *
 * Deletes the named profiles that are directly in the folder; each on its own, so one may be refused while others go. A profile elsewhere, with clients or with fields of its own is refused in its outcome. Needs settings.manage. Answers 404 when the folder is unknown.
 */
export const bulkDeleteClientProfiles = <ThrowOnError extends boolean = false>(options: Options<BulkDeleteClientProfilesData, ThrowOnError>): RequestResult<BulkDeleteClientProfilesResponses, BulkDeleteClientProfilesErrors, ThrowOnError> => (options.client ?? client).post<BulkDeleteClientProfilesResponses, BulkDeleteClientProfilesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/bulk/delete',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Suggest an unused name for a client profile
 *
 * Returns the wanted name when no profile has it, otherwise the same with the lowest free number behind it, so that a create or duplicate will not be refused for its name. Nothing is reserved. Needs clients.view.
 */
export const suggestClientProfileName = <ThrowOnError extends boolean = false>(options: Options<SuggestClientProfileNameData, ThrowOnError>): RequestResult<SuggestClientProfileNameResponses, SuggestClientProfileNameErrors, ThrowOnError> => (options.client ?? client).post<SuggestClientProfileNameResponses, SuggestClientProfileNameErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/names/suggestion',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a client profile
 *
 * Removes a profile that no client has. Needs settings.manage. Answers 409 with the counts while it has clients (migrate or delete them first) or fields of its own (delete them or give them to every profile first), or when `expected_revision` is stale.
 */
export const deleteClientProfile = <ThrowOnError extends boolean = false>(options: Options<DeleteClientProfileData, ThrowOnError>): RequestResult<DeleteClientProfileResponses, DeleteClientProfileErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientProfileResponses, DeleteClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/{id}',
    ...options
});

/**
 * Read a client profile
 *
 * Shows one profile with its status options and number of clients. Call `getClientProfileDetails` for its fields and layout. Needs clients.view.
 */
export const getClientProfile = <ThrowOnError extends boolean = false>(options: Options<GetClientProfileData, ThrowOnError>): RequestResult<GetClientProfileResponses, GetClientProfileErrors, ThrowOnError> => (options.client ?? client).get<GetClientProfileResponses, GetClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/{id}',
    ...options
});

/**
 * Change a client profile
 *
 * Changes name, description, colour, status options, allowed transitions, shared fields or layout; what is absent stays. `status_options` replaces all options: one that is missing or archived while clients have it needs an entry in `replacements`, and those clients move to the replacement in the same step, without events. Needs settings.manage. Answers 400 when a shared field is unknown, 409 when the name is taken, an option in use has no replacement, a category is left without an unarchived option, or `expected_revision` is stale.
 */
export const updateClientProfile = <ThrowOnError extends boolean = false>(options: Options<UpdateClientProfileData, ThrowOnError>): RequestResult<UpdateClientProfileResponses, UpdateClientProfileErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientProfileResponses, UpdateClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a client profile with its fields and layout
 *
 * Shows a profile with every field that its clients have, the layout of a client's page (the one that was set, or the one that follows from the fields) and the number of clients in each status. Call it to draw a client form or before changing the profile. Needs clients.view.
 */
export const getClientProfileDetails = <ThrowOnError extends boolean = false>(options: Options<GetClientProfileDetailsData, ThrowOnError>): RequestResult<GetClientProfileDetailsResponses, GetClientProfileDetailsErrors, ThrowOnError> => (options.client ?? client).get<GetClientProfileDetailsResponses, GetClientProfileDetailsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/{id}/details',
    ...options
});

/**
 * Duplicate a client profile
 *
 * Makes a new profile with the same status options, transitions, fields and layout, and no clients. Fields that belong to the original are shared with the copy. The copy takes the wanted name, or the original's with the lowest free number behind it. Needs settings.manage. Answers 409 when a wanted name is taken.
 */
export const duplicateClientProfile = <ThrowOnError extends boolean = false>(options: Options<DuplicateClientProfileData, ThrowOnError>): RequestResult<DuplicateClientProfileResponses, DuplicateClientProfileErrors, ThrowOnError> => (options.client ?? client).post<DuplicateClientProfileResponses, DuplicateClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/{id}/duplicate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move a client profile to another folder
 *
 * Puts the profile into a folder, or into none. Its clients are not touched. Needs settings.manage. Answers 404 when the folder is unknown, 409 when `expected_revision` is stale. Moving it where it is changes nothing.
 */
export const moveClientProfile = <ThrowOnError extends boolean = false>(options: Options<MoveClientProfileData, ThrowOnError>): RequestResult<MoveClientProfileResponses, MoveClientProfileErrors, ThrowOnError> => (options.client ?? client).post<MoveClientProfileResponses, MoveClientProfileErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-profiles/{id}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List note folders of a client
 *
 * Lists the folders that clients' notes are kept in, each with the number of notes and folders directly in it; trees in reading order unless `sort` says otherwise. Every client has a tree of its own, so name one with `client_id` to draw it. Needs clients.view. Folders of deleted clients are not shown.
 */
export const listClientNoteFolders = <ThrowOnError extends boolean = false>(options?: Options<ListClientNoteFoldersData, ThrowOnError>): RequestResult<ListClientNoteFoldersResponses, ListClientNoteFoldersErrors, ThrowOnError> => (options?.client ?? client).get<ListClientNoteFoldersResponses, ListClientNoteFoldersErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-note-folders',
    ...options
});

/**
 * Create a note folder for a client
 *
 * Adds an empty folder to the client's tree, after its siblings. Needs clients.edit. Answers 404 when the client is unknown or the parent is not a note folder of this client, 409 when a sibling has that name or the tree would be deeper than ten levels.
 */
export const createClientNoteFolder = <ThrowOnError extends boolean = false>(options: Options<CreateClientNoteFolderData, ThrowOnError>): RequestResult<CreateClientNoteFolderResponses, CreateClientNoteFolderErrors, ThrowOnError> => (options.client ?? client).post<CreateClientNoteFolderResponses, CreateClientNoteFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-note-folders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an empty note folder
 *
 * Removes a note folder that holds nothing. Needs clients.edit. Answers 409 with the counts when notes or folders are still in it (move or delete them first), or when `expected_revision` is stale.
 */
export const deleteClientNoteFolder = <ThrowOnError extends boolean = false>(options: Options<DeleteClientNoteFolderData, ThrowOnError>): RequestResult<DeleteClientNoteFolderResponses, DeleteClientNoteFolderErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientNoteFolderResponses, DeleteClientNoteFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-note-folders/{id}',
    ...options
});

/**
 * Rename, move or reorder a note folder
 *
 * Changes the name of a note folder or its place in the tree of its client; what is absent stays, and siblings make room. Needs clients.edit. Answers 404 when the new parent is not a note folder of the same client, 409 when it is the folder itself or below it, when a sibling there has the name, when the tree would be deeper than ten levels, or when `expected_revision` is stale.
 */
export const updateClientNoteFolder = <ThrowOnError extends boolean = false>(options: Options<UpdateClientNoteFolderData, ThrowOnError>): RequestResult<UpdateClientNoteFolderResponses, UpdateClientNoteFolderErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientNoteFolderResponses, UpdateClientNoteFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-note-folders/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List notes of a client
 *
 * Lists notes, pinned ones first unless `sort` says otherwise, so that one can catch up on a client before a call. Needs clients.view. Notes of deleted clients are not shown.
 */
export const listClientNotes = <ThrowOnError extends boolean = false>(options?: Options<ListClientNotesData, ThrowOnError>): RequestResult<ListClientNotesResponses, ListClientNotesErrors, ThrowOnError> => (options?.client ?? client).get<ListClientNotesResponses, ListClientNotesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes',
    ...options
});

/**
 * Write a note on a client
 *
 * Adds a note to a client, in one of that client's note folders if named, and tells subscribers. Needs clients.edit. Answers 404 when the client is unknown or deleted, or when the folder is not one of this client's.
 */
export const createClientNote = <ThrowOnError extends boolean = false>(options: Options<CreateClientNoteData, ThrowOnError>): RequestResult<CreateClientNoteResponses, CreateClientNoteErrors, ThrowOnError> => (options.client ?? client).post<CreateClientNoteResponses, CreateClientNoteErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a note
 *
 * Takes a note off its client; it is purged 30 days later. Nobody is told. Needs clients.edit. A note that is gone already answers 404, a stale `expected_revision` 409.
 */
export const deleteClientNote = <ThrowOnError extends boolean = false>(options: Options<DeleteClientNoteData, ThrowOnError>): RequestResult<DeleteClientNoteResponses, DeleteClientNoteErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientNoteResponses, DeleteClientNoteErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes/{id}',
    ...options
});

/**
 * Read a note
 *
 * Shows one note with its whole text. Needs clients.view. Notes of deleted clients answer 404.
 */
export const getClientNote = <ThrowOnError extends boolean = false>(options: Options<GetClientNoteData, ThrowOnError>): RequestResult<GetClientNoteResponses, GetClientNoteErrors, ThrowOnError> => (options.client ?? client).get<GetClientNoteResponses, GetClientNoteErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes/{id}',
    ...options
});

/**
 * Change a note
 *
 * Changes heading, text or folder of a note and tells subscribers what changed; what is absent stays, and a request that changes nothing is silent. Needs clients.edit. Answers 404 when the folder is not a note folder of the same client, 409 when `expected_revision` is stale.
 */
export const updateClientNote = <ThrowOnError extends boolean = false>(options: Options<UpdateClientNoteData, ThrowOnError>): RequestResult<UpdateClientNoteResponses, UpdateClientNoteErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientNoteResponses, UpdateClientNoteErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark a note as a favourite of one's own
 *
 * Sets or clears the caller's own mark on a note, to find it again with `is_favorite`. Nobody else sees it, the note itself and its revision stay, and no event is sent. Needs clients.view.
 */
export const updateClientNoteFavorite = <ThrowOnError extends boolean = false>(options: Options<UpdateClientNoteFavoriteData, ThrowOnError>): RequestResult<UpdateClientNoteFavoriteResponses, UpdateClientNoteFavoriteErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientNoteFavoriteResponses, UpdateClientNoteFavoriteErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes/{id}/favorite',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pin a note or take the pin off
 *
 * Keeps a note on top of the client's notes for everybody, or lets it go back into line, and tells subscribers. Needs clients.edit. Answers 409 when `expected_revision` is stale; a note that already is as asked stays as it is.
 */
export const updateClientNotePin = <ThrowOnError extends boolean = false>(options: Options<UpdateClientNotePinData, ThrowOnError>): RequestResult<UpdateClientNotePinResponses, UpdateClientNotePinErrors, ThrowOnError> => (options.client ?? client).patch<UpdateClientNotePinResponses, UpdateClientNotePinErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/client-notes/{id}/pin',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the agency's own field values
 *
 * Shows the values that the agency holds for the fields of entity type `agency`, such as its tax number or opening hours, so that documents and messages can be filled from one place. Needs settings.view. Fields without a value are absent.
 */
export const getAgencyFields = <ThrowOnError extends boolean = false>(options?: Options<GetAgencyFieldsData, ThrowOnError>): RequestResult<GetAgencyFieldsResponses, GetAgencyFieldsErrors, ThrowOnError> => (options?.client ?? client).get<GetAgencyFieldsResponses, GetAgencyFieldsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/agency-fields',
    ...options
});

/**
 * Change the agency's own field values
 *
 * Sets or clears values of the agency's fields; keys that are absent stay as they are, and dependent formula fields are computed again. Needs settings.manage. Answers 400 when a key is unknown or a value does not fit its field, 409 when `expected_revision` is stale. Every change is kept in the field history.
 */
export const updateAgencyFields = <ThrowOnError extends boolean = false>(options: Options<UpdateAgencyFieldsData, ThrowOnError>): RequestResult<UpdateAgencyFieldsResponses, UpdateAgencyFieldsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAgencyFieldsResponses, UpdateAgencyFieldsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/agency-fields',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change one of the agency's own field values
 *
 * Sets or clears the value of a single agency field by its key, for forms that save each input as it is left. Needs settings.manage. Answers 400 when the key is unknown or the value does not fit the field, 409 when `expected_revision` is stale.
 */
export const updateAgencyFieldValue = <ThrowOnError extends boolean = false>(options: Options<UpdateAgencyFieldValueData, ThrowOnError>): RequestResult<UpdateAgencyFieldValueResponses, UpdateAgencyFieldValueErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAgencyFieldValueResponses, UpdateAgencyFieldValueErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/agency-fields/value',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List field folders
 *
 * Lists the folders that custom fields are kept in, with the number of fields and folders directly in each, to build the tree of the field settings. Any caller of the agency may read them.
 */
export const listFieldFolders = <ThrowOnError extends boolean = false>(options?: Options<ListFieldFoldersData, ThrowOnError>): RequestResult<ListFieldFoldersResponses, ListFieldFoldersErrors, ThrowOnError> => (options?.client ?? client).get<ListFieldFoldersResponses, ListFieldFoldersErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-folders',
    ...options
});

/**
 * Create a field folder
 *
 * Adds a folder for custom fields, at the top or inside another, placed after its siblings. Needs settings.manage. Answers 404 when the parent is unknown, 409 when a sibling has the name already or the tree would be deeper than ten levels.
 */
export const createFieldFolder = <ThrowOnError extends boolean = false>(options: Options<CreateFieldFolderData, ThrowOnError>): RequestResult<CreateFieldFolderResponses, CreateFieldFolderErrors, ThrowOnError> => (options.client ?? client).post<CreateFieldFolderResponses, CreateFieldFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-folders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an empty field folder
 *
 * Deletes a folder that holds neither fields nor folders, so that no definition can vanish by accident. Needs settings.manage. Answers 404 when the folder is unknown, 409 with the counts while something is in it, or when `expected_revision` is stale.
 */
export const deleteFieldFolder = <ThrowOnError extends boolean = false>(options: Options<DeleteFieldFolderData, ThrowOnError>): RequestResult<DeleteFieldFolderResponses, DeleteFieldFolderErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFieldFolderResponses, DeleteFieldFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-folders/{id}',
    ...options
});

/**
 * Read a field folder
 *
 * Shows one folder of custom fields with the number of fields and folders directly in it. Any caller of the agency may read it. Answers 404 when the folder is unknown or deleted.
 */
export const getFieldFolder = <ThrowOnError extends boolean = false>(options: Options<GetFieldFolderData, ThrowOnError>): RequestResult<GetFieldFolderResponses, GetFieldFolderErrors, ThrowOnError> => (options.client ?? client).get<GetFieldFolderResponses, GetFieldFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-folders/{id}',
    ...options
});

/**
 * Rename a field folder
 *
 * Gives a folder of custom fields another name; what it holds stays where it is. Needs settings.manage. Answers 404 when the folder is unknown, 409 when a sibling has the name already or `expected_revision` is stale.
 */
export const updateFieldFolder = <ThrowOnError extends boolean = false>(options: Options<UpdateFieldFolderData, ThrowOnError>): RequestResult<UpdateFieldFolderResponses, UpdateFieldFolderErrors, ThrowOnError> => (options.client ?? client).patch<UpdateFieldFolderResponses, UpdateFieldFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-folders/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move a field folder
 *
 * Puts a folder with all it holds into another folder or at the top, and at a place among its siblings. Needs settings.manage. Answers 404 when the folder or the new parent is unknown, 409 when the parent lies inside the folder, a sibling there has the name already, the tree would be deeper than ten levels or `expected_revision` is stale.
 */
export const moveFieldFolder = <ThrowOnError extends boolean = false>(options: Options<MoveFieldFolderData, ThrowOnError>): RequestResult<MoveFieldFolderResponses, MoveFieldFolderErrors, ThrowOnError> => (options.client ?? client).post<MoveFieldFolderResponses, MoveFieldFolderErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-folders/{id}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List changes of field values
 *
 * Lists who changed which custom field value when, with the value before and after, to answer how a record came to say what it says. Needs clients.view; changes of other kinds of records are shown to those who may view that kind (settings.view for the agency), and asking for a kind that the caller may not view answers 403. Values of sensitive fields are null with `is_masked: true` unless the caller holds settings.manage. The history outlives its record.
 */
export const listFieldHistory = <ThrowOnError extends boolean = false>(options?: Options<ListFieldHistoryData, ThrowOnError>): RequestResult<ListFieldHistoryResponses, ListFieldHistoryErrors, ThrowOnError> => (options?.client ?? client).get<ListFieldHistoryResponses, ListFieldHistoryErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/field-history',
    ...options
});

/**
 * List custom field definitions
 *
 * Lists the custom fields of the agency with their types and settings; their keys are what `field_values` of records and the filters `field_values.<key>` use. Any caller of the agency may read definitions.
 */
export const listFields = <ThrowOnError extends boolean = false>(options?: Options<ListFieldsData, ThrowOnError>): RequestResult<ListFieldsResponses, ListFieldsErrors, ThrowOnError> => (options?.client ?? client).get<ListFieldsResponses, ListFieldsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields',
    ...options
});

/**
 * Define a custom field
 *
 * Adds a custom field to a kind of record; from then on those records can hold a value for it. Existing records get no value, except for a formula, which is computed for all of them at once. Needs settings.manage. Answers 404 when the folder, profile or composite type is unknown, 409 when the key is taken for that kind of record, the formula would depend on itself or the limit of 500 fields for a kind of record is reached, 400 when a formula cannot be read.
 */
export const createField = <ThrowOnError extends boolean = false>(options: Options<CreateFieldData, ThrowOnError>): RequestResult<CreateFieldResponses, CreateFieldErrors, ThrowOnError> => (options.client ?? client).post<CreateFieldResponses, CreateFieldErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read several fields with all that surrounds them
 *
 * Shows up to 100 fields, each with its composite type, the fields its formula reads, the formulas that read it and where it is used, so that an editor opens without further requests. Needs settings.view. Ids that name no field come back in `missing_ids` instead of failing the request.
 */
export const getFieldDetails = <ThrowOnError extends boolean = false>(options: Options<GetFieldDetailsData, ThrowOnError>): RequestResult<GetFieldDetailsResponses, GetFieldDetailsErrors, ThrowOnError> => (options.client ?? client).post<GetFieldDetailsResponses, GetFieldDetailsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/actions/get-details',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List field definitions by their former scope
 *
 * Lists the same definitions as `GET /v1/fields`, chosen by the scope names of earlier integrations, so that those keep working. Any caller of the agency may read definitions. Answers 404 when the named client profile is unknown. New integrations call `GET /v1/fields`.
 */
export const listFieldsByScope = <ThrowOnError extends boolean = false>(options: Options<ListFieldsByScopeData, ThrowOnError>): RequestResult<ListFieldsByScopeResponses, ListFieldsByScopeErrors, ThrowOnError> => (options.client ?? client).post<ListFieldsByScopeResponses, ListFieldsByScopeErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/actions/list',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete several fields
 *
 * Deletes fields by their ids, each on its own: one may be refused while others are deleted, and the answer says so for each. Needs settings.manage. A field that records hold values for, or that a formula reads, is refused as by `DELETE /v1/fields/{id}`; with `force` the values are erased, and formulas among the same ids go first.
 */
export const bulkDeleteFields = <ThrowOnError extends boolean = false>(options: Options<BulkDeleteFieldsData, ThrowOnError>): RequestResult<BulkDeleteFieldsResponses, BulkDeleteFieldsErrors, ThrowOnError> => (options.client ?? client).post<BulkDeleteFieldsResponses, BulkDeleteFieldsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/bulk/delete',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace a choice in all records
 *
 * Moves every record that holds one choice of a field to another choice, then archives or removes the former one, in one step, so that a list of choices can be tidied without leaving records behind. Needs settings.manage. Answers 404 when the field is unknown, 400 when it has no choices or does not have these two, 409 when the target is archived or `expected_revision` is stale. Subscribers are not told of each record.
 */
export const bulkReplaceFieldChoice = <ThrowOnError extends boolean = false>(options: Options<BulkReplaceFieldChoiceData, ThrowOnError>): RequestResult<BulkReplaceFieldChoiceResponses, BulkReplaceFieldChoiceErrors, ThrowOnError> => (options.client ?? client).post<BulkReplaceFieldChoiceResponses, BulkReplaceFieldChoiceErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/bulk/replace-choice',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List composite types
 *
 * Lists the built-in types whose values have parts, such as a person's name or bank details, with the type of each part. They are the same in every agency; a field of type `composite` names one. Any caller may read them.
 */
export const listFieldCompositeTypes = <ThrowOnError extends boolean = false>(options?: Options<ListFieldCompositeTypesData, ThrowOnError>): RequestResult<ListFieldCompositeTypesResponses, ListFieldCompositeTypesErrors, ThrowOnError> => (options?.client ?? client).get<ListFieldCompositeTypesResponses, ListFieldCompositeTypesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/composite-types',
    ...options
});

/**
 * Read a composite type
 *
 * Shows one built-in composite type with its parts, to render or check a composite value. Any caller may read it. Answers 404 when no composite type has the id.
 */
export const getFieldCompositeType = <ThrowOnError extends boolean = false>(options: Options<GetFieldCompositeTypeData, ThrowOnError>): RequestResult<GetFieldCompositeTypeResponses, GetFieldCompositeTypeErrors, ThrowOnError> => (options.client ?? client).get<GetFieldCompositeTypeResponses, GetFieldCompositeTypeErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/composite-types/{id}',
    ...options
});

/**
 * Create a field or bring it to a wanted form
 *
 * Makes sure that a field is as described: the field with the given `id`, or else the one with this key for this kind of record, is changed where it differs; when there is none it is created. Safe to repeat, so set-up scripts can state what they need. Needs settings.manage. Answers 404 when `id`, folder or profile is unknown, 409 when an existing field has another type or key, or `expected_revision` is stale.
 */
export const manageField = <ThrowOnError extends boolean = false>(options: Options<ManageFieldData, ThrowOnError>): RequestResult<ManageFieldResponses, ManageFieldErrors, ThrowOnError> => (options.client ?? client).post<ManageFieldResponses, ManageFieldErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/manage',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rename the key of a field
 *
 * Gives a field another key and carries it through stored values, formulas, list preferences and layouts in one step, so that nothing points to the former key afterwards. Requests that still use the former key are refused. Needs settings.manage. Answers 404 when the field is unknown, 409 when the new key is taken or `expected_revision` is stale.
 */
export const renameFieldKey = <ThrowOnError extends boolean = false>(options: Options<RenameFieldKeyData, ThrowOnError>): RequestResult<RenameFieldKeyResponses, RenameFieldKeyErrors, ThrowOnError> => (options.client ?? client).post<RenameFieldKeyResponses, RenameFieldKeyErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/rename-key',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put fields in order
 *
 * Gives the named fields of one kind of record the order in which they are named; fields of that kind that are not named follow in the order they had. Needs settings.manage. Answers 404 when an id names no field, 400 when it names a field of another kind of record.
 */
export const reorderFields = <ThrowOnError extends boolean = false>(options: Options<ReorderFieldsData, ThrowOnError>): RequestResult<ReorderFieldsResponses, ReorderFieldsErrors, ThrowOnError> => (options.client ?? client).post<ReorderFieldsResponses, ReorderFieldsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/reorder',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a field
 *
 * Deletes a custom field. Needs settings.manage. Answers 404 when it is unknown, 409 with the number of records while any holds a value, unless `force` is given, which erases those values (the field history keeps them); and always 409 while a formula reads the field or when `expected_revision` is stale.
 */
export const deleteField = <ThrowOnError extends boolean = false>(options: Options<DeleteFieldData, ThrowOnError>): RequestResult<DeleteFieldResponses, DeleteFieldErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFieldResponses, DeleteFieldErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/{id}',
    ...options
});

/**
 * Read a field definition
 *
 * Shows one custom field with its type and settings. Any caller of the agency may read definitions. Answers 404 when the field is unknown or deleted.
 */
export const getField = <ThrowOnError extends boolean = false>(options: Options<GetFieldData, ThrowOnError>): RequestResult<GetFieldResponses, GetFieldErrors, ThrowOnError> => (options.client ?? client).get<GetFieldResponses, GetFieldErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/{id}',
    ...options
});

/**
 * Change a field definition
 *
 * Changes the named properties of a field. The type never changes and the key only through `POST /v1/fields/rename-key`. Stored values stay as they are and are checked against the new settings when they are next written; a changed formula is computed again for all records. Needs settings.manage. Answers 404 when the field, folder or profile is unknown; 409 when `expected_revision` is stale, `config.type` is another type, a choice in use is left out, values repeat that are to be unique, clients of other profiles hold values, or a formula would depend on itself.
 */
export const updateField = <ThrowOnError extends boolean = false>(options: Options<UpdateFieldData, ThrowOnError>): RequestResult<UpdateFieldResponses, UpdateFieldErrors, ThrowOnError> => (options.client ?? client).patch<UpdateFieldResponses, UpdateFieldErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show where a field is used
 *
 * Counts the records that hold a value, those of each choice, the formulas that read the field, and the list preferences and layouts that show it, to judge what a change or deletion would touch. Needs settings.view. Answers 404 when the field is unknown or deleted.
 */
export const getFieldUsage = <ThrowOnError extends boolean = false>(options: Options<GetFieldUsageData, ThrowOnError>): RequestResult<GetFieldUsageResponses, GetFieldUsageErrors, ThrowOnError> => (options.client ?? client).get<GetFieldUsageResponses, GetFieldUsageErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/fields/{id}/usage',
    ...options
});

/**
 * List members and service accounts
 *
 * Lists the people and service accounts of the agency with their departments and the permissions that they hold, newest first unless `sort` says otherwise. Call it to turn a name into an id for `assigned_to`, or to see who may do something. Removed members are only shown when `status` or `id` asks for them. Needs people.view.
 */
export const listUsers = <ThrowOnError extends boolean = false>(options?: Options<ListUsersData, ThrowOnError>): RequestResult<ListUsersResponses, ListUsersErrors, ThrowOnError> => (options?.client ?? client).get<ListUsersResponses, ListUsersErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/users',
    ...options
});

/**
 * Read a member or service account
 *
 * Shows one user of the agency, with departments and permissions; also one who was removed, so that old records can still be read. Needs people.view.
 */
export const getUser = <ThrowOnError extends boolean = false>(options: Options<GetUserData, ThrowOnError>): RequestResult<GetUserResponses, GetUserErrors, ThrowOnError> => (options.client ?? client).get<GetUserResponses, GetUserErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/users/{id}',
    ...options
});

/**
 * Read the reference data of the agency
 *
 * Gives in one call what other requests refer to: the agency, the caller with permissions, client profiles with their status options, users, tags and fields. Call it once at the start of a session instead of six lists. Any caller may; a section that needs a permission the caller lacks is left out and named in `withheld`. Sections grow with the service, so ask with `include` for those that are needed.
 */
export const getTenantContext = <ThrowOnError extends boolean = false>(options?: Options<GetTenantContextData, ThrowOnError>): RequestResult<GetTenantContextResponses, GetTenantContextErrors, ThrowOnError> => (options?.client ?? client).get<GetTenantContextResponses, GetTenantContextErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tenant-context',
    ...options
});

/**
 * List API request logs
 *
 * Lists the calls that were made to this agency's API in the last 30 days, newest first unless `sort` says otherwise, to find out what an integration did or why it failed. A call shows up within a second of its answer. Bodies and credentials are never stored. Needs settings.api.
 */
export const listApiRequestLogs = <ThrowOnError extends boolean = false>(options?: Options<ListApiRequestLogsData, ThrowOnError>): RequestResult<ListApiRequestLogsResponses, ListApiRequestLogsErrors, ThrowOnError> => (options?.client ?? client).get<ListApiRequestLogsResponses, ListApiRequestLogsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/api-request-logs',
    ...options
});

/**
 * Read an API request log
 *
 * Shows one call to this agency's API: what was asked, how it was answered and how long it took. Logs are kept for 30 days. Needs settings.api.
 */
export const getApiRequestLog = <ThrowOnError extends boolean = false>(options: Options<GetApiRequestLogData, ThrowOnError>): RequestResult<GetApiRequestLogResponses, GetApiRequestLogErrors, ThrowOnError> => (options.client ?? client).get<GetApiRequestLogResponses, GetApiRequestLogErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/api-request-logs/{id}',
    ...options
});
