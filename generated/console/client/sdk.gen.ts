// Written by the compiler from the contract; change the contract instead.
import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { ArchiveProcessData, ArchiveProcessErrors, ArchiveProcessResponses, ConfirmSessionData, ConfirmSessionErrors, ConfirmSessionResponses, CreateApiKeyData, CreateApiKeyErrors, CreateApiKeyResponses, CreateDepartmentData, CreateDepartmentErrors, CreateDepartmentLevelData, CreateDepartmentLevelErrors, CreateDepartmentLevelResponses, CreateDepartmentResponses, CreateProcessData, CreateProcessErrors, CreateProcessResponses, CreateServiceAccountData, CreateServiceAccountErrors, CreateServiceAccountResponses, DecideTaskStageToolApprovalData, DecideTaskStageToolApprovalErrors, DecideTaskStageToolApprovalResponses, DeleteDepartmentLevelsData, DeleteDepartmentLevelsErrors, DeleteDepartmentLevelsResponses, DeleteDepartmentsData, DeleteDepartmentsErrors, DeleteDepartmentsResponses, DeleteServiceAccountData, DeleteServiceAccountErrors, DeleteServiceAccountResponses, DuplicateProcessData, DuplicateProcessErrors, DuplicateProcessResponses, EndMcpConversationData, EndMcpConversationErrors, EndMcpConversationResponses, GetApiKeyData, GetApiKeyErrors, GetApiKeyResponses, GetApiRequestEffectsData, GetApiRequestEffectsErrors, GetApiRequestEffectsResponses, GetApiRequestLogData, GetApiRequestLogErrors, GetApiRequestLogResponses, GetDepartmentData, GetDepartmentErrors, GetDepartmentLevelPermissionsData, GetDepartmentLevelPermissionsErrors, GetDepartmentLevelPermissionsResponses, GetDepartmentResponses, GetEmailDeliveryLogData, GetEmailDeliveryLogErrors, GetEmailDeliveryLogResponses, GetInboundWebhookDeliveryData, GetInboundWebhookDeliveryErrors, GetInboundWebhookDeliveryResponses, GetIntegrationHealthData, GetIntegrationHealthErrors, GetIntegrationHealthResponses, GetMcpConversationData, GetMcpConversationErrors, GetMcpConversationResponses, GetOutboundWebhookDeliveryData, GetOutboundWebhookDeliveryErrors, GetOutboundWebhookDeliveryResponses, GetPermissionCatalogData, GetPermissionCatalogErrors, GetPermissionCatalogResponses, GetProcessTextData, GetProcessTextErrors, GetProcessTextResponses, GetServiceAccountData, GetServiceAccountErrors, GetServiceAccountResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetTaskStageToolsData, GetTaskStageToolsErrors, GetTaskStageToolsResponses, GetUserData, GetUserErrors, GetUserPermissionsData, GetUserPermissionsErrors, GetUserPermissionsResponses, GetUserResponses, GetWebhookSettingsData, GetWebhookSettingsErrors, GetWebhookSettingsResponses, ImportProcessData, ImportProcessErrors, ImportProcessResponses, InviteUserData, InviteUserErrors, InviteUserResponses, ListApiKeysData, ListApiKeysErrors, ListApiKeysResponses, ListApiRequestLogsData, ListApiRequestLogsErrors, ListApiRequestLogsResponses, ListAuthEventsData, ListAuthEventsErrors, ListAuthEventsResponses, ListDepartmentMembersData, ListDepartmentMembersErrors, ListDepartmentMembersResponses, ListDepartmentsData, ListDepartmentsErrors, ListDepartmentsResponses, ListEmailDeliveryLogsData, ListEmailDeliveryLogsErrors, ListEmailDeliveryLogsResponses, ListInboundWebhookDeliveriesData, ListInboundWebhookDeliveriesErrors, ListInboundWebhookDeliveriesResponses, ListInvitationsData, ListInvitationsErrors, ListInvitationsResponses, ListMcpConversationCallsData, ListMcpConversationCallsErrors, ListMcpConversationCallsResponses, ListMcpConversationsData, ListMcpConversationsErrors, ListMcpConversationsResponses, ListOauthGrantsData, ListOauthGrantsErrors, ListOauthGrantsResponses, ListOutboundWebhookDeliveriesData, ListOutboundWebhookDeliveriesErrors, ListOutboundWebhookDeliveriesResponses, ListPermissionDefinitionsData, ListPermissionDefinitionsErrors, ListPermissionDefinitionsResponses, ListProcessVersionsData, ListProcessVersionsErrors, ListProcessVersionsResponses, ListServiceAccountsData, ListServiceAccountsErrors, ListServiceAccountsResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListUsersData, ListUsersErrors, ListUsersResponses, ListWebhookEventsData, ListWebhookEventsErrors, ListWebhookEventsResponses, PreviewWebhookRecoveryData, PreviewWebhookRecoveryErrors, PreviewWebhookRecoveryResponses, PublishProcessData, PublishProcessErrors, PublishProcessResponses, RecoverWebhookDeliveriesData, RecoverWebhookDeliveriesErrors, RecoverWebhookDeliveriesResponses, RedeliverOutboundWebhookData, RedeliverOutboundWebhookErrors, RedeliverOutboundWebhookResponses, ReorderDepartmentLevelsData, ReorderDepartmentLevelsErrors, ReorderDepartmentLevelsResponses, ReplaceDepartmentLevelPermissionsData, ReplaceDepartmentLevelPermissionsErrors, ReplaceDepartmentLevelPermissionsResponses, ReplacePasswordData, ReplacePasswordErrors, ReplacePasswordResponses, ReplaceProcessStagesData, ReplaceProcessStagesErrors, ReplaceProcessStagesResponses, ReplaceProcessTextData, ReplaceProcessTextErrors, ReplaceProcessTextResponses, ResendInvitationData, ResendInvitationErrors, ResendInvitationResponses, RestoreProcessData, RestoreProcessErrors, RestoreProcessResponses, RetractTaskStageToolApprovalData, RetractTaskStageToolApprovalErrors, RetractTaskStageToolApprovalResponses, RevealWebhookSecretData, RevealWebhookSecretErrors, RevealWebhookSecretResponses, RevokeApiKeyData, RevokeApiKeyErrors, RevokeApiKeyResponses, RevokeOauthGrantData, RevokeOauthGrantErrors, RevokeOauthGrantResponses, RevokeOtherSessionsData, RevokeOtherSessionsErrors, RevokeOtherSessionsResponses, RevokeSessionData, RevokeSessionErrors, RevokeSessionResponses, RotateApiKeyData, RotateApiKeyErrors, RotateApiKeyResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, RunTaskStageToolData, RunTaskStageToolErrors, RunTaskStageToolResponses, SendWebhookDeliveryData, SendWebhookDeliveryErrors, SendWebhookDeliveryResponses, SendWebhookPingData, SendWebhookPingErrors, SendWebhookPingResponses, SendWebhookSampleData, SendWebhookSampleErrors, SendWebhookSampleResponses, SetEmployeeCompensationData, SetEmployeeCompensationErrors, SetEmployeeCompensationResponses, SetEmployeeScheduleData, SetEmployeeScheduleErrors, SetEmployeeScheduleResponses, SetSessionAgencyData, SetSessionAgencyErrors, SetSessionAgencyResponses, SetTaskStageToolItemData, SetTaskStageToolItemErrors, SetTaskStageToolItemResponses, SubmitTaskStageToolApprovalData, SubmitTaskStageToolApprovalErrors, SubmitTaskStageToolApprovalResponses, UnarchiveProcessData, UnarchiveProcessErrors, UnarchiveProcessResponses, UpdateDepartmentData, UpdateDepartmentErrors, UpdateDepartmentLevelData, UpdateDepartmentLevelErrors, UpdateDepartmentLevelResponses, UpdateDepartmentResponses, UpdateProcessData, UpdateProcessErrors, UpdateProcessResponses, UpdateServiceAccountData, UpdateServiceAccountErrors, UpdateServiceAccountResponses, UpdateTaskAutoAssignmentSettingsData, UpdateTaskAutoAssignmentSettingsErrors, UpdateTaskAutoAssignmentSettingsResponses, UpdateUserFieldsData, UpdateUserFieldsErrors, UpdateUserFieldsResponses, UpdateWebhookSettingsData, UpdateWebhookSettingsErrors, UpdateWebhookSettingsResponses } from '../types.gen.ts';

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
 * See who is signed in, where, and what they may do
 *
 * Tells who calls, in which agency, what they may do there and which agencies they can change to. Of a browser session it also tells the proof that every other call with its cookie has to bring along in the header `X-Session-Proof`. The proof belongs to the session and its agency: whoever changes the agency gets another, and pages that still have the former one are refused with 401 and load again, so that none of them acts in an agency that it does not show.
 */
export const getSession = <ThrowOnError extends boolean = false>(options?: Options<GetSessionData, ThrowOnError>): RequestResult<GetSessionResponses, GetSessionErrors, ThrowOnError> => (options?.client ?? client).get<GetSessionResponses, GetSessionErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/session',
    ...options
});

/**
 * Change to another agency
 *
 * Moves the browser session to another agency in which the caller is an active member; later calls act there, with what the caller may do there. Other open pages of the same browser are told to load again. Agencies that the caller is not an active member of answer 404. Only callers with a browser session can do this.
 */
export const setSessionAgency = <ThrowOnError extends boolean = false>(options: Options<SetSessionAgencyData, ThrowOnError>): RequestResult<SetSessionAgencyResponses, SetSessionAgencyErrors, ThrowOnError> => (options.client ?? client).post<SetSessionAgencyResponses, SetSessionAgencyErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/session/agency',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give the password once more
 *
 * Confirms that it is still the same person who works with the session. Operations that show or replace secrets, or decide who may do what, ask for it: without a password given in the last ten minutes they answer 401 with `WWW-Authenticate: Session error="insufficient_user_authentication"` (after RFC 9470). A wrong password answers 400, and failures count as failed sign-ins do: soon 429 tells how long to wait. Only callers with a browser session can do this.
 */
export const confirmSession = <ThrowOnError extends boolean = false>(options: Options<ConfirmSessionData, ThrowOnError>): RequestResult<ConfirmSessionResponses, ConfirmSessionErrors, ThrowOnError> => (options.client ?? client).post<ConfirmSessionResponses, ConfirmSessionErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/session/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change one's own password
 *
 * Replaces the caller's password, which holds in all of their agencies, and ends all of their other browser sessions. API keys and connected apps keep working. The current password has to be given, and wrong ones count as in a sign-in. The new one has at least 12 characters; one that is easy to guess is refused with what would be better (400). The change is kept among the auth events, and the caller gets a mail about it. Only callers with a browser session can do this.
 */
export const replacePassword = <ThrowOnError extends boolean = false>(options: Options<ReplacePasswordData, ThrowOnError>): RequestResult<ReplacePasswordResponses, ReplacePasswordErrors, ThrowOnError> => (options.client ?? client).post<ReplacePasswordResponses, ReplacePasswordErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/session/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List one's own browser sessions
 *
 * Lists the browsers in which the caller is signed in to the console, in whichever agency, the one used last first unless `sort` says otherwise. Call it to find one that should not be there. Service accounts have none.
 */
export const listSessions = <ThrowOnError extends boolean = false>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/sessions',
    ...options
});

/**
 * Sign out everywhere else
 *
 * Ends all of the caller's browser sessions but the one that calls, at once. It tells how many there were; with none left it changes nothing.
 */
export const revokeOtherSessions = <ThrowOnError extends boolean = false>(options?: Options<RevokeOtherSessionsData, ThrowOnError>): RequestResult<RevokeOtherSessionsResponses, RevokeOtherSessionsErrors, ThrowOnError> => (options?.client ?? client).post<RevokeOtherSessionsResponses, RevokeOtherSessionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/sessions/revoke-others',
    ...options
});

/**
 * Sign a browser out
 *
 * Ends one of the caller's own browser sessions at once; the one that calls is signed out by naming itself. Sessions of others, and those that have ended, answer 404.
 */
export const revokeSession = <ThrowOnError extends boolean = false>(options: Options<RevokeSessionData, ThrowOnError>): RequestResult<RevokeSessionResponses, RevokeSessionErrors, ThrowOnError> => (options.client ?? client).post<RevokeSessionResponses, RevokeSessionErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/sessions/{id}/revoke',
    ...options
});

/**
 * List invitations that wait for somebody
 *
 * Lists the people who were invited and have not come yet, the newest invitation first unless `sort` says otherwise: until when their link is good, who sent it, and what became of the e-mail. An invitation is sent with `inviteUser`, and taken back with `updateUserFields` (status `removed`). Needs people.view.
 */
export const listInvitations = <ThrowOnError extends boolean = false>(options?: Options<ListInvitationsData, ThrowOnError>): RequestResult<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError> => (options?.client ?? client).get<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/invitations',
    ...options
});

/**
 * Send an invitation again
 *
 * Sends the invitation once more, with another link that is good for 7 days; the former link ends. Departments and role stay as they are, where `inviteUser` would set them anew. Needs people.invite, and nobody does it for somebody who would hold more than they do (403). Answers 409 when the person has accepted already.
 */
export const resendInvitation = <ThrowOnError extends boolean = false>(options: Options<ResendInvitationData, ThrowOnError>): RequestResult<ResendInvitationResponses, ResendInvitationErrors, ThrowOnError> => (options.client ?? client).post<ResendInvitationResponses, ResendInvitationErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/invitations/{user_id}/resend',
    ...options
});

/**
 * Delete levels of departments
 *
 * Removes levels, each for itself, and with them what they grant. A level that members hold is reported as failed unless `replacement_level_id` names another level of the same department, which they get instead; so are the last level of a department and a level with permissions that the caller does not hold. Needs people.manage. Answers 404 for an unknown replacement.
 */
export const deleteDepartmentLevels = <ThrowOnError extends boolean = false>(options: Options<DeleteDepartmentLevelsData, ThrowOnError>): RequestResult<DeleteDepartmentLevelsResponses, DeleteDepartmentLevelsErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDepartmentLevelsResponses, DeleteDepartmentLevelsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-levels',
    ...options
});

/**
 * Rename or describe a level
 *
 * Changes name, description or rank of the level that `id` names; what is absent stays. What it grants is set with `replaceDepartmentLevelPermissions`. Needs people.manage. Answers 404 for an unknown level, 409 when another level of the department has that name or `expected_revision` is stale.
 */
export const updateDepartmentLevel = <ThrowOnError extends boolean = false>(options: Options<UpdateDepartmentLevelData, ThrowOnError>): RequestResult<UpdateDepartmentLevelResponses, UpdateDepartmentLevelErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDepartmentLevelResponses, UpdateDepartmentLevelErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-levels',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a level to a department
 *
 * Adds a level, such as junior or lead, with the permissions that it grants to its members. It goes to the end, the lowest rank, unless `position` says otherwise. Needs people.manage, and nobody but owners and admins can grant what they do not hold themselves (403). Answers 404 for an unknown department, 409 when another level of it has that name or it has 20 levels.
 */
export const createDepartmentLevel = <ThrowOnError extends boolean = false>(options: Options<CreateDepartmentLevelData, ThrowOnError>): RequestResult<CreateDepartmentLevelResponses, CreateDepartmentLevelErrors, ThrowOnError> => (options.client ?? client).post<CreateDepartmentLevelResponses, CreateDepartmentLevelErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-levels',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set what a level grants
 *
 * Puts these permissions in the place of those that a level granted; every member of the level gains or loses them at once. The same ones change nothing. Needs people.manage, and nobody but owners and admins can grant or take away what they do not hold themselves (403). Answers 404 for an unknown level, 409 when `expected_revision` is stale.
 */
export const replaceDepartmentLevelPermissions = <ThrowOnError extends boolean = false>(options: Options<ReplaceDepartmentLevelPermissionsData, ThrowOnError>): RequestResult<ReplaceDepartmentLevelPermissionsResponses, ReplaceDepartmentLevelPermissionsErrors, ThrowOnError> => (options.client ?? client).post<ReplaceDepartmentLevelPermissionsResponses, ReplaceDepartmentLevelPermissionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-levels/permissions/replace',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set the order of the levels of a department
 *
 * Puts the levels of one department in the order given, highest rank first; levels left out keep their order behind them. The order is shown and used for hand-over to the next higher level, it grants nothing. Needs people.manage. Answers 400 when the levels are of different departments, 404 for an unknown one, 409 when `expected_revision` (of the department) is stale.
 */
export const reorderDepartmentLevels = <ThrowOnError extends boolean = false>(options: Options<ReorderDepartmentLevelsData, ThrowOnError>): RequestResult<ReorderDepartmentLevelsResponses, ReorderDepartmentLevelsErrors, ThrowOnError> => (options.client ?? client).post<ReorderDepartmentLevelsResponses, ReorderDepartmentLevelsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-levels/reorder',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read what a level grants
 *
 * Shows the permissions that a level of a department grants to its members, and how many they are. Needs people.view. What one person may do in all is told by `getUserPermissions`.
 */
export const getDepartmentLevelPermissions = <ThrowOnError extends boolean = false>(options: Options<GetDepartmentLevelPermissionsData, ThrowOnError>): RequestResult<GetDepartmentLevelPermissionsResponses, GetDepartmentLevelPermissionsErrors, ThrowOnError> => (options.client ?? client).get<GetDepartmentLevelPermissionsResponses, GetDepartmentLevelPermissionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-levels/{id}/permissions',
    ...options
});

/**
 * List who belongs to which department
 *
 * Lists memberships, one for each person and department, with the level that the person has there. Filter by department to see a team, or by user to see all departments of a person. Removed members are left out. Needs people.view. Memberships are changed with `updateUserFields`.
 */
export const listDepartmentMembers = <ThrowOnError extends boolean = false>(options?: Options<ListDepartmentMembersData, ThrowOnError>): RequestResult<ListDepartmentMembersResponses, ListDepartmentMembersErrors, ThrowOnError> => (options?.client ?? client).get<ListDepartmentMembersResponses, ListDepartmentMembersErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/department-members',
    ...options
});

/**
 * Delete departments
 *
 * Removes departments, each for itself, with their levels. One that has members, sub-departments or unfinished tasks, private ones too, is reported as failed with the numbers, unless `replacement_department_id` names a department that takes over: its lowest level goes to members who are not in it yet, and tasks and stages come to it without an event. Processes that name the deleted one name the other, or none, in their drafts, which can then be published. Its chat channel can still be read. Needs people.manage. A department whose levels have permissions that the caller does not hold is reported as failed. Answers 404 for an unknown replacement.
 */
export const deleteDepartments = <ThrowOnError extends boolean = false>(options: Options<DeleteDepartmentsData, ThrowOnError>): RequestResult<DeleteDepartmentsResponses, DeleteDepartmentsErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDepartmentsResponses, DeleteDepartmentsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/departments',
    ...options
});

/**
 * List departments
 *
 * Lists the departments of the agency with their levels and the number of members; sub-departments name their parent in `parent_id`. Needs people.view.
 */
export const listDepartments = <ThrowOnError extends boolean = false>(options?: Options<ListDepartmentsData, ThrowOnError>): RequestResult<ListDepartmentsResponses, ListDepartmentsErrors, ThrowOnError> => (options?.client ?? client).get<ListDepartmentsResponses, ListDepartmentsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/departments',
    ...options
});

/**
 * Change a department
 *
 * Changes name, description, colour, leads or place of the department that `id` names; what is absent stays. Needs people.manage. Answers 404 for an unknown department or parent, 409 when another department has that name, when it would come below itself, or when `expected_revision` is stale.
 */
export const updateDepartment = <ThrowOnError extends boolean = false>(options: Options<UpdateDepartmentData, ThrowOnError>): RequestResult<UpdateDepartmentResponses, UpdateDepartmentErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDepartmentResponses, UpdateDepartmentErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/departments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a department
 *
 * Adds a department, with levels if they are given and else with one level called Member that grants nothing. Needs people.manage, and nobody but owners and admins can grant what they do not hold themselves (403). Answers 404 for an unknown parent, 400 for unknown leads, 409 when another department has that name.
 */
export const createDepartment = <ThrowOnError extends boolean = false>(options: Options<CreateDepartmentData, ThrowOnError>): RequestResult<CreateDepartmentResponses, CreateDepartmentErrors, ThrowOnError> => (options.client ?? client).post<CreateDepartmentResponses, CreateDepartmentErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/departments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a department
 *
 * Shows one department with its leads, levels and the number of members. Needs people.view. Who the members are is told by `listDepartmentMembers`.
 */
export const getDepartment = <ThrowOnError extends boolean = false>(options: Options<GetDepartmentData, ThrowOnError>): RequestResult<GetDepartmentResponses, GetDepartmentErrors, ThrowOnError> => (options.client ?? client).get<GetDepartmentResponses, GetDepartmentErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/departments/{id}',
    ...options
});

/**
 * Set what a member is paid
 *
 * Records what a member is paid, and costs, from `effective_date` on; the entry before ends the day earlier, and an entry of the same day is replaced. Earlier time entries keep their cost. It is shown to people.manage only, and never sent in events. Needs people.manage; one's own pay can be set by an owner only (403). Answers 404 for an unknown or removed member, 400 for a service account.
 */
export const setEmployeeCompensation = <ThrowOnError extends boolean = false>(options: Options<SetEmployeeCompensationData, ThrowOnError>): RequestResult<SetEmployeeCompensationResponses, SetEmployeeCompensationErrors, ThrowOnError> => (options.client ?? client).post<SetEmployeeCompensationResponses, SetEmployeeCompensationErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/employees/{user_id}/compensation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set the working hours of a member
 *
 * Puts a weekly schedule with its exceptions (time off, other hours) in the place of the former one. Automatic assignment, capacity and quiet hours of notifications go by it from now on; work assigned already stays where it is. Members may set their own; those of others need people.manage (403). Answers 400 when hours of a day overlap, 404 for an unknown or removed member, 409 when `expected_revision` is stale.
 */
export const setEmployeeSchedule = <ThrowOnError extends boolean = false>(options: Options<SetEmployeeScheduleData, ThrowOnError>): RequestResult<SetEmployeeScheduleResponses, SetEmployeeScheduleErrors, ThrowOnError> => (options.client ?? client).put<SetEmployeeScheduleResponses, SetEmployeeScheduleErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/employees/{user_id}/schedule',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the permissions there are
 *
 * Lists every permission that levels can grant and service accounts can be given, by area, with what it allows and how many active users hold it (null for callers without people.view). Any caller may read it.
 */
export const listPermissionDefinitions = <ThrowOnError extends boolean = false>(options?: Options<ListPermissionDefinitionsData, ThrowOnError>): RequestResult<ListPermissionDefinitionsResponses, ListPermissionDefinitionsErrors, ThrowOnError> => (options?.client ?? client).get<ListPermissionDefinitionsResponses, ListPermissionDefinitionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/permissions/definitions',
    ...options
});

/**
 * Show what a user may do, and why
 *
 * Shows every permission that a user holds and where it comes from: a built-in role, the level in a department, or assignment to a service account. Everybody may read their own; those of others need people.view (403). Answers 404 for a user who is unknown or was removed.
 */
export const getUserPermissions = <ThrowOnError extends boolean = false>(options: Options<GetUserPermissionsData, ThrowOnError>): RequestResult<GetUserPermissionsResponses, GetUserPermissionsErrors, ThrowOnError> => (options.client ?? client).get<GetUserPermissionsResponses, GetUserPermissionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/permissions/{id}',
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
 * Invite a person to the agency
 *
 * Sends an invitation by e-mail that is good for 7 days, and tells subscribers; the person becomes a member, `invited` until setup is finished. For somebody who was invited already it is sent again with the departments and the role of this request, and the former link ends; a removed member is invited back under the former id. Needs people.invite, and nobody but owners and admins can hand out a role or a level that grants what they do not hold themselves (403). Answers 404 for an unknown department or level, 409 when an active or suspended member has that address.
 */
export const inviteUser = <ThrowOnError extends boolean = false>(options: Options<InviteUserData, ThrowOnError>): RequestResult<InviteUserResponses, InviteUserErrors, ThrowOnError> => (options.client ?? client).post<InviteUserResponses, InviteUserErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/users/invite',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change a member: name, departments, role, status or own fields
 *
 * Changes fields of one user; what is absent stays. Everybody may change their own `name` and `field_values`; everything else needs people.manage, and roles an owner or admin, that of owner an owner. Nobody changes somebody of higher rank, or who holds more than they do (403). `status` goes from `active` to `suspended` and back, and from any state to `removed`, which is final until a new invitation; suspending or removing revokes the user's tokens at once and answers the open assignments, which are to be reassigned. An invited member becomes active by setup alone. Answers 400 for unknown departments, levels or field values, 404 for an unknown user, and 409 when the last owner would be suspended, removed or lose the role, when the state does not allow the change (with the reachable ones), or when `expected_revision` is stale.
 */
export const updateUserFields = <ThrowOnError extends boolean = false>(options: Options<UpdateUserFieldsData, ThrowOnError>): RequestResult<UpdateUserFieldsResponses, UpdateUserFieldsErrors, ThrowOnError> => (options.client ?? client).post<UpdateUserFieldsResponses, UpdateUserFieldsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/users/update-fields',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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
 * Show the permissions there are and presets of them
 *
 * Shows every permission by area with what it allows, and named presets for the usual kinds of programs, each with whether the caller can give it. Any caller may read it. Call it to let somebody choose permissions.
 */
export const getPermissionCatalog = <ThrowOnError extends boolean = false>(options?: Options<GetPermissionCatalogData, ThrowOnError>): RequestResult<GetPermissionCatalogResponses, GetPermissionCatalogErrors, ThrowOnError> => (options?.client ?? client).get<GetPermissionCatalogResponses, GetPermissionCatalogErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/permission-catalog',
    ...options
});

/**
 * List service accounts
 *
 * Lists the accounts that programs work as, newest first unless `sort` says otherwise, each with its permissions, the number of its valid keys and when one of them was last used. Deleted ones are not shown. Needs settings.api.
 */
export const listServiceAccounts = <ThrowOnError extends boolean = false>(options?: Options<ListServiceAccountsData, ThrowOnError>): RequestResult<ListServiceAccountsResponses, ListServiceAccountsErrors, ThrowOnError> => (options?.client ?? client).get<ListServiceAccountsResponses, ListServiceAccountsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/service-accounts',
    ...options
});

/**
 * Create a service account
 *
 * Creates an account for a program, with these permissions and nothing of its creator's; create a key for it next. Needs settings.api. Answers 403, naming them, for permissions that the caller does not hold: nobody can give more than they have.
 */
export const createServiceAccount = <ThrowOnError extends boolean = false>(options: Options<CreateServiceAccountData, ThrowOnError>): RequestResult<CreateServiceAccountResponses, CreateServiceAccountErrors, ThrowOnError> => (options.client ?? client).post<CreateServiceAccountResponses, CreateServiceAccountErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/service-accounts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a service account and end its keys
 *
 * Removes the account for good and revokes all its keys at once; records go on naming it as the one who created them. `active_key_count` of the account, and its keys in `listApiKeys`, tell beforehand what would end. Needs settings.api. Answers 403 when the account holds permissions that the caller does not, 409 when `expected_revision` is stale.
 */
export const deleteServiceAccount = <ThrowOnError extends boolean = false>(options: Options<DeleteServiceAccountData, ThrowOnError>): RequestResult<DeleteServiceAccountResponses, DeleteServiceAccountErrors, ThrowOnError> => (options.client ?? client).delete<DeleteServiceAccountResponses, DeleteServiceAccountErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/service-accounts/{id}',
    ...options
});

/**
 * Show a service account
 *
 * Shows the account with its permissions and how many of its keys are valid, which is what deleting it would end. Needs settings.api. Answers 404 for one that was deleted.
 */
export const getServiceAccount = <ThrowOnError extends boolean = false>(options: Options<GetServiceAccountData, ThrowOnError>): RequestResult<GetServiceAccountResponses, GetServiceAccountErrors, ThrowOnError> => (options.client ?? client).get<GetServiceAccountResponses, GetServiceAccountErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/service-accounts/{id}',
    ...options
});

/**
 * Change a service account
 *
 * Changes the name, the description or the permissions; what is absent stays. All keys of the account have the new permissions at once. Needs settings.api. Answers 403, naming them, when the caller gives permissions that they do not hold themselves, or when the account holds any such, whatever is changed; 409 when `expected_revision` is stale.
 */
export const updateServiceAccount = <ThrowOnError extends boolean = false>(options: Options<UpdateServiceAccountData, ThrowOnError>): RequestResult<UpdateServiceAccountResponses, UpdateServiceAccountErrors, ThrowOnError> => (options.client ?? client).patch<UpdateServiceAccountResponses, UpdateServiceAccountErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/service-accounts/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List API keys
 *
 * Lists keys with their state and when they were last used, newest first unless `sort` says otherwise; a secret is shown by its first and last characters only. Those that have expired or were revoked stay in the list. Needs settings.api.
 */
export const listApiKeys = <ThrowOnError extends boolean = false>(options?: Options<ListApiKeysData, ThrowOnError>): RequestResult<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError> => (options?.client ?? client).get<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/api-keys',
    ...options
});

/**
 * Create an API key
 *
 * Creates a key for a service account and shows its secret, this once: only a hash of it is kept. The key has the permissions of its account. Needs settings.api. Answers 403 when the account holds permissions that the caller does not, 404 for an unknown account, 409 when the account has 50 valid keys already.
 */
export const createApiKey = <ThrowOnError extends boolean = false>(options: Options<CreateApiKeyData, ThrowOnError>): RequestResult<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError> => (options.client ?? client).post<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/api-keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show an API key
 *
 * Shows the key with its account, its state and when it was last used; never its secret. Needs settings.api.
 */
export const getApiKey = <ThrowOnError extends boolean = false>(options: Options<GetApiKeyData, ThrowOnError>): RequestResult<GetApiKeyResponses, GetApiKeyErrors, ThrowOnError> => (options.client ?? client).get<GetApiKeyResponses, GetApiKeyErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/api-keys/{id}',
    ...options
});

/**
 * Replace the secret of an API key
 *
 * Gives the key a new secret and shows it, this once. The former one stays valid for `overlap_hours`, so that its users can be changed over one by one. Needs settings.api. Answers 403 when the account of the key holds permissions that the caller does not; 409 when the key has expired or was revoked, when the secret before the current one is still valid and `force` is not sent, or when `expected_revision` is stale.
 */
export const rotateApiKey = <ThrowOnError extends boolean = false>(options: Options<RotateApiKeyData, ThrowOnError>): RequestResult<RotateApiKeyResponses, RotateApiKeyErrors, ThrowOnError> => (options.client ?? client).post<RotateApiKeyResponses, RotateApiKeyErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/api-keys/{id}/rotate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End an API key
 *
 * Revokes the key for good, with the secret that a rotation left valid: both are refused at once, everywhere. Revoking it again changes nothing. Needs settings.api and nothing else, whatever the account holds: who finds a leaked key can end it.
 */
export const revokeApiKey = <ThrowOnError extends boolean = false>(options: Options<RevokeApiKeyData, ThrowOnError>): RequestResult<RevokeApiKeyResponses, RevokeApiKeyErrors, ThrowOnError> => (options.client ?? client).post<RevokeApiKeyResponses, RevokeApiKeyErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/api-keys/{id}/revoke',
    ...options
});

/**
 * List the programs that members let in
 *
 * Lists OAuth grants, newest first unless `sort` says otherwise: each is one consent of one member for one program, with all tokens that followed from it. Everybody sees their own; settings.api shows those of all members. Call it to see which programs act for whom, and when they last did.
 */
export const listOauthGrants = <ThrowOnError extends boolean = false>(options?: Options<ListOauthGrantsData, ThrowOnError>): RequestResult<ListOauthGrantsResponses, ListOauthGrantsErrors, ThrowOnError> => (options?.client ?? client).get<ListOauthGrantsResponses, ListOauthGrantsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/oauth-grants',
    ...options
});

/**
 * Shut a program out
 *
 * Revokes the grant for good: its codes and tokens end at once, everywhere. Revoking it again changes nothing. Everybody may revoke their own; those of others need settings.api and answer 404 without it.
 */
export const revokeOauthGrant = <ThrowOnError extends boolean = false>(options: Options<RevokeOauthGrantData, ThrowOnError>): RequestResult<RevokeOauthGrantResponses, RevokeOauthGrantErrors, ThrowOnError> => (options.client ?? client).post<RevokeOauthGrantResponses, RevokeOauthGrantErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/oauth-grants/{id}/revoke',
    ...options
});

/**
 * Show how events are sent to the agency's endpoints
 *
 * Shows the endpoints with their state, the events that are enabled, and what is known of the signing secret without telling it. An agency that has set up nothing gets an answer with empty lists. Needs settings.webhooks.
 */
export const getWebhookSettings = <ThrowOnError extends boolean = false>(options?: Options<GetWebhookSettingsData, ThrowOnError>): RequestResult<GetWebhookSettingsResponses, GetWebhookSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetWebhookSettingsResponses, GetWebhookSettingsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings',
    ...options
});

/**
 * Change endpoints and enabled events
 *
 * Changes where events go and which; what is absent stays. The first endpoint makes the signing secret, which is then shown once by `revealWebhookSecret`. An address has to be HTTPS and to resolve to public addresses, which is checked now and again at each connection. Saving an endpoint as `active` sets its failures to 0; turning it off skips what waits for it, which can be redelivered. `overrides` replaces all overrides: what waits for one that is left out goes to the global address, or is skipped when there is none. Needs settings.webhooks. Answers 400 for an address that cannot be used or an event that does not exist, and 409 when `expected_revision` is stale.
 */
export const updateWebhookSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookSettingsData, ThrowOnError>): RequestResult<UpdateWebhookSettingsResponses, UpdateWebhookSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateWebhookSettingsResponses, UpdateWebhookSettingsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the events there are, each with a sample
 *
 * Lists every event of the contract with what it tells, whether it is enabled and where it would go, and a sample of the body as it would be sent. Needs settings.webhooks. Call it to let somebody choose among the events.
 */
export const listWebhookEvents = <ThrowOnError extends boolean = false>(options?: Options<ListWebhookEventsData, ThrowOnError>): RequestResult<ListWebhookEventsResponses, ListWebhookEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhookEventsResponses, ListWebhookEventsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/events',
    ...options
});

/**
 * Send a ping to an endpoint
 *
 * Sends the event `webhook.ping` to the global address, or to the override of `event_type`, also while it is turned off. It makes one attempt, is not tried again and does not count as a failure of the endpoint. Read the delivery to see what came of it. Needs settings.webhooks. Answers 409 when no such endpoint is set.
 */
export const sendWebhookPing = <ThrowOnError extends boolean = false>(options: Options<SendWebhookPingData, ThrowOnError>): RequestResult<SendWebhookPingResponses, SendWebhookPingErrors, ThrowOnError> => (options.client ?? client).post<SendWebhookPingResponses, SendWebhookPingErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/ping',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a sample of an event
 *
 * Sends an event with the sample data of the catalogue to where it would go, whether the event is enabled and the endpoint turned on or not. The header `X-AT-Sample` tells it from a real one. It makes one attempt and does not count for the endpoint. Needs settings.webhooks. Answers 400 for an event that does not exist and 409 when no endpoint is set.
 */
export const sendWebhookSample = <ThrowOnError extends boolean = false>(options: Options<SendWebhookSampleData, ThrowOnError>): RequestResult<SendWebhookSampleResponses, SendWebhookSampleErrors, ThrowOnError> => (options.client ?? client).post<SendWebhookSampleResponses, SendWebhookSampleErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/sample',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a waiting delivery now
 *
 * Moves the next attempt of a waiting delivery to now. The attempt takes its turn behind others that are due at the endpoint, and counts as one of the delivery's attempts. A delivery that is due already, or is being sent, stays as it is. Needs settings.webhooks. Returns 409 if the delivery is finished (send it again with `redeliverOutboundWebhook`) or its endpoint is off.
 */
export const sendWebhookDelivery = <ThrowOnError extends boolean = false>(options: Options<SendWebhookDeliveryData, ThrowOnError>): RequestResult<SendWebhookDeliveryResponses, SendWebhookDeliveryErrors, ThrowOnError> => (options.client ?? client).post<SendWebhookDeliveryResponses, SendWebhookDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/deliveries/{id}/send',
    ...options
});

/**
 * Show the signing secret, once
 *
 * Shows the current signing secret if nobody has seen it yet; it is shown once and cannot be shown again. Needs settings.webhooks. Answers 409 when it was shown before (rotate it to get a new one) or when there is none yet.
 */
export const revealWebhookSecret = <ThrowOnError extends boolean = false>(options?: Options<RevealWebhookSecretData, ThrowOnError>): RequestResult<RevealWebhookSecretResponses, RevealWebhookSecretErrors, ThrowOnError> => (options?.client ?? client).post<RevealWebhookSecretResponses, RevealWebhookSecretErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/secret/reveal',
    ...options
});

/**
 * Replace the signing secret
 *
 * Makes a new signing secret and shows it once. The former one stays valid for `overlap_hours`: until then every delivery carries a signature by each, the new one first. Needs settings.webhooks. Answers 409 while a former secret is still valid, unless `force` drops it at once, and when there is no secret yet.
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateWebhookSecretData, ThrowOnError>): RequestResult<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/secret/rotate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Redeliver everything that failed since a time
 *
 * Makes a new delivery for each event that `previewWebhookRecovery` counts, oldest first, with the same event id and body. They go out as fast as the endpoint takes them. Needs settings.webhooks. Answers 409 when no endpoint is active; events that go to one that is turned off are left out.
 */
export const recoverWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<RecoverWebhookDeliveriesData, ThrowOnError>): RequestResult<RecoverWebhookDeliveriesResponses, RecoverWebhookDeliveriesErrors, ThrowOnError> => (options.client ?? client).post<RecoverWebhookDeliveriesResponses, RecoverWebhookDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/recovery',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Count what a recovery would redeliver
 *
 * Counts the events since a time whose deliveries were exhausted or skipped and that were not delivered by any redelivery since, nor are on their way. Nothing changes. Needs settings.webhooks. Call it before `recoverWebhookDeliveries`.
 */
export const previewWebhookRecovery = <ThrowOnError extends boolean = false>(options: Options<PreviewWebhookRecoveryData, ThrowOnError>): RequestResult<PreviewWebhookRecoveryResponses, PreviewWebhookRecoveryErrors, ThrowOnError> => (options.client ?? client).post<PreviewWebhookRecoveryResponses, PreviewWebhookRecoveryErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/webhook-settings/recovery/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change how stages are assigned by themselves
 *
 * Changes how stages of tasks find somebody by themselves; what is absent stays. Decisions of the past stay, the next one goes by the new settings: stages in the overflow are tried again at their time. Needs settings.manage. Answers 400 when the weights are not 100 together or a member to tell is unknown, and 409 when `expected_revision` is stale.
 */
export const updateTaskAutoAssignmentSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateTaskAutoAssignmentSettingsData, ThrowOnError>): RequestResult<UpdateTaskAutoAssignmentSettingsResponses, UpdateTaskAutoAssignmentSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTaskAutoAssignmentSettingsResponses, UpdateTaskAutoAssignmentSettingsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-settings/auto-assignment',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List what inbound webhooks received
 *
 * Lists calls of the inbound webhooks of all automations in the last 30 days, newest first unless `sort` says otherwise, with what became of each: accepted with its execution, captured as a sample, duplicate, rejected or failed. Needs settings.webhooks; the deliveries of one automation are shown by `listAutomationInboundWebhookDeliveries` with automations.view.
 */
export const listInboundWebhookDeliveries = <ThrowOnError extends boolean = false>(options?: Options<ListInboundWebhookDeliveriesData, ThrowOnError>): RequestResult<ListInboundWebhookDeliveriesResponses, ListInboundWebhookDeliveriesErrors, ThrowOnError> => (options?.client ?? client).get<ListInboundWebhookDeliveriesResponses, ListInboundWebhookDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-deliveries/inbound',
    ...options
});

/**
 * Read an inbound delivery with its body
 *
 * Shows one call of an inbound webhook with its headers, credentials masked, and its body as it came, up to 1 MiB. Needs settings.webhooks. Deliveries are kept for 30 days and answer 404 afterwards.
 */
export const getInboundWebhookDelivery = <ThrowOnError extends boolean = false>(options: Options<GetInboundWebhookDeliveryData, ThrowOnError>): RequestResult<GetInboundWebhookDeliveryResponses, GetInboundWebhookDeliveryErrors, ThrowOnError> => (options.client ?? client).get<GetInboundWebhookDeliveryResponses, GetInboundWebhookDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-deliveries/inbound/{id}',
    ...options
});

/**
 * List what was sent to the agency's webhook endpoints
 *
 * Lists deliveries of the last 30 days, one row for each event and address and one for each redelivery and ping, newest first unless `sort` says otherwise, with how many attempts were made and what the receiver answered. Needs settings.webhooks. Call it with `status=exhausted` to find what a receiver has missed.
 */
export const listOutboundWebhookDeliveries = <ThrowOnError extends boolean = false>(options?: Options<ListOutboundWebhookDeliveriesData, ThrowOnError>): RequestResult<ListOutboundWebhookDeliveriesResponses, ListOutboundWebhookDeliveriesErrors, ThrowOnError> => (options?.client ?? client).get<ListOutboundWebhookDeliveriesResponses, ListOutboundWebhookDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-deliveries/outbound',
    ...options
});

/**
 * Read an outbound delivery with its body and attempts
 *
 * Shows one delivery with the body that every attempt sends, byte for byte, and each attempt with the beginning of what the receiver answered. The signature is not shown, since each attempt makes its own. Needs settings.webhooks. Deliveries are kept for 30 days and answer 404 afterwards.
 */
export const getOutboundWebhookDelivery = <ThrowOnError extends boolean = false>(options: Options<GetOutboundWebhookDeliveryData, ThrowOnError>): RequestResult<GetOutboundWebhookDeliveryResponses, GetOutboundWebhookDeliveryErrors, ThrowOnError> => (options.client ?? client).get<GetOutboundWebhookDeliveryResponses, GetOutboundWebhookDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-deliveries/outbound/{id}',
    ...options
});

/**
 * Deliver an event again
 *
 * Makes a new delivery in `pending` with the same event id and body, a new delivery id and all attempts before it, to the address that the event goes to now, whether its type is still enabled or not; the old row stays as it is. Receivers that remember event ids take it once. Needs settings.webhooks. Answers 409 while the delivery is `pending`, `delivering` or `retrying` (it is `delivered`, `exhausted` and `skipped` ones that can be sent again), when its endpoint is disabled or none is set, or for a ping or a sample.
 */
export const redeliverOutboundWebhook = <ThrowOnError extends boolean = false>(options: Options<RedeliverOutboundWebhookData, ThrowOnError>): RequestResult<RedeliverOutboundWebhookResponses, RedeliverOutboundWebhookErrors, ThrowOnError> => (options.client ?? client).post<RedeliverOutboundWebhookResponses, RedeliverOutboundWebhookErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-deliveries/outbound/{id}/redeliver',
    ...options
});

/**
 * Show how the agency's integrations are doing
 *
 * Shows the calls to the agency's API and MCP server over a stretch of time that ends now: how many there were, how they ended and how long they took, against as long a stretch before; which errors, operations and credentials come up most; how webhooks are delivered; and how much of each budget of requests is left. Calls of people in the console are not among them. Needs settings.view; webhooks are shown with settings.webhooks, and credentials, messages of errors and names of programs with settings.api, and are null without it. Call it for an overview, then follow up in the request log.
 */
export const getIntegrationHealth = <ThrowOnError extends boolean = false>(options?: Options<GetIntegrationHealthData, ThrowOnError>): RequestResult<GetIntegrationHealthResponses, GetIntegrationHealthErrors, ThrowOnError> => (options?.client ?? client).get<GetIntegrationHealthResponses, GetIntegrationHealthErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/integration-health',
    ...options
});

/**
 * List the conversations of AI hosts
 *
 * Lists conversations that AI hosts began over MCP and that ended less than 30 days ago or are open, the last used first unless `sort` says otherwise. Everybody sees their own; settings.api shows those of all members and service accounts. What somebody asked an AI for is personal: nobody else sees a prompt, or that there is a conversation. Call it to see what AI hosts work on, for whom and with which model.
 */
export const listMcpConversations = <ThrowOnError extends boolean = false>(options?: Options<ListMcpConversationsData, ThrowOnError>): RequestResult<ListMcpConversationsResponses, ListMcpConversationsErrors, ThrowOnError> => (options?.client ?? client).get<ListMcpConversationsResponses, ListMcpConversationsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/mcp-conversations',
    ...options
});

/**
 * Read a conversation of an AI host
 *
 * Shows one conversation with its whole prompt, the tools that it was given and those that it called, and the records that it is about; the name of a client needs clients.view. Everybody may read their own; those of others need settings.api and answer 404 without it. Call it to see what an AI host could do and did.
 */
export const getMcpConversation = <ThrowOnError extends boolean = false>(options: Options<GetMcpConversationData, ThrowOnError>): RequestResult<GetMcpConversationResponses, GetMcpConversationErrors, ThrowOnError> => (options.client ?? client).get<GetMcpConversationResponses, GetMcpConversationErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/mcp-conversations/{id}',
    ...options
});

/**
 * List the tool calls of a conversation
 *
 * Lists the calls of tools that a conversation made, the latest first unless `sort` says otherwise. What they were called with is not kept. Everybody may read those of their own conversations; those of others need settings.api and answer 404 without it. Call it to follow what an AI host did; `request_id` leads to the request log.
 */
export const listMcpConversationCalls = <ThrowOnError extends boolean = false>(options: Options<ListMcpConversationCallsData, ThrowOnError>): RequestResult<ListMcpConversationCallsResponses, ListMcpConversationCallsErrors, ThrowOnError> => (options.client ?? client).get<ListMcpConversationCallsResponses, ListMcpConversationCallsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/mcp-conversations/{id}/calls',
    ...options
});

/**
 * End a conversation of an AI host
 *
 * Ends a conversation for good: from now on the host gets the answer that there is no such conversation, in every process. A call that is under way is finished. Its program may begin another one; to shut that out, revoke its grant or key. Ending one that has ended changes nothing. Everybody may end their own; those of others need settings.api and answer 404 without it.
 */
export const endMcpConversation = <ThrowOnError extends boolean = false>(options: Options<EndMcpConversationData, ThrowOnError>): RequestResult<EndMcpConversationResponses, EndMcpConversationErrors, ThrowOnError> => (options.client ?? client).post<EndMcpConversationResponses, EndMcpConversationErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/mcp-conversations/{id}/end',
    ...options
});

/**
 * Show what one request did
 *
 * Shows what one call of the request log left behind: the events that it emitted, what the audit trail holds of it, and the webhook deliveries that followed with the state that they have now. A call that reads or was refused has empty lists; a retried call that answered from its `Idempotency-Key` did nothing itself. Lists hold the first 200, beside how many there are. Deliveries need settings.webhooks and are null without it; names of records need the permission to view them. Needs settings.api. Call it from a line of the request log to see what came of it.
 */
export const getApiRequestEffects = <ThrowOnError extends boolean = false>(options: Options<GetApiRequestEffectsData, ThrowOnError>): RequestResult<GetApiRequestEffectsResponses, GetApiRequestEffectsErrors, ThrowOnError> => (options.client ?? client).get<GetApiRequestEffectsResponses, GetApiRequestEffectsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/request-logs/{id}/effects',
    ...options
});

/**
 * List e-mails that were sent, and what became of them
 *
 * Lists e-mails that the agency sent - replies to tickets, notifications, invitations, invoices and the like - with whether they arrived, newest first unless `sort` says otherwise. Texts are not kept here. Needs settings.view; e-mails about records that the caller may not see have a null subject.
 */
export const listEmailDeliveryLogs = <ThrowOnError extends boolean = false>(options?: Options<ListEmailDeliveryLogsData, ThrowOnError>): RequestResult<ListEmailDeliveryLogsResponses, ListEmailDeliveryLogsErrors, ThrowOnError> => (options?.client ?? client).get<ListEmailDeliveryLogsResponses, ListEmailDeliveryLogsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/email-delivery-logs',
    ...options
});

/**
 * Read what became of an e-mail
 *
 * Shows one e-mail that the agency sent, with every step of its delivery and what the receiving server said. Its text is not kept here. Needs settings.view.
 */
export const getEmailDeliveryLog = <ThrowOnError extends boolean = false>(options: Options<GetEmailDeliveryLogData, ThrowOnError>): RequestResult<GetEmailDeliveryLogResponses, GetEmailDeliveryLogErrors, ThrowOnError> => (options.client ?? client).get<GetEmailDeliveryLogResponses, GetEmailDeliveryLogErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/email-delivery-logs/{id}',
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

/**
 * List sign-ins and other authentication events
 *
 * Lists who signed in or failed to, and what happened to API keys, OAuth grants, memberships, permissions and the secret and addresses of webhooks, newest first unless `sort` says otherwise: who did it, from which address, with which app, and from what to what. Call it after a suspicion, or for a security audit. Secrets are never stored. A person may belong to several agencies: their sign-ins show in each one where they are active. A refused API key shows at most once a minute. Events are kept for 400 days. `search` looks at names and e-mail addresses of users, names of OAuth clients and failure reasons. Needs settings.manage.
 */
export const listAuthEvents = <ThrowOnError extends boolean = false>(options?: Options<ListAuthEventsData, ThrowOnError>): RequestResult<ListAuthEventsResponses, ListAuthEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListAuthEventsResponses, ListAuthEventsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/auth-events',
    ...options
});

/**
 * Create a process
 *
 * Creates a process as a draft, with its defaults for new tasks and, when given, its stages and their tools. Nothing can be started from it before it is published. Needs tasks.manage. Answers 400 for a member, department, template or field that the agency does not have, and for a placeholder that does not exist; 409 when the name is taken, or when stages wait for each other in a circle.
 */
export const createProcess = <ThrowOnError extends boolean = false>(options: Options<CreateProcessData, ThrowOnError>): RequestResult<CreateProcessResponses, CreateProcessErrors, ThrowOnError> => (options.client ?? client).post<CreateProcessResponses, CreateProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a process from text
 *
 * Creates a process as a draft from its text form, which `getProcessText` describes. Needs tasks.manage. Answers 400 with line and column of what is wrong in the text, such as `body.content line 12, column 5: ...`, and 409 when the name is taken, or when stages wait for each other in a circle.
 */
export const importProcess = <ThrowOnError extends boolean = false>(options: Options<ImportProcessData, ThrowOnError>): RequestResult<ImportProcessResponses, ImportProcessErrors, ThrowOnError> => (options.client ?? client).post<ImportProcessResponses, ImportProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/import',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change a process
 *
 * Changes the name and looks of a process, which take effect at once, and its defaults for new tasks, which do when it is published; what is absent stays. Needs tasks.manage. Answers 400 for a member, department or template that the agency does not have, and for a placeholder that does not exist; 409 when the name is taken, the process is archived, or `expected_revision` is stale.
 */
export const updateProcess = <ThrowOnError extends boolean = false>(options: Options<UpdateProcessData, ThrowOnError>): RequestResult<UpdateProcessResponses, UpdateProcessErrors, ThrowOnError> => (options.client ?? client).patch<UpdateProcessResponses, UpdateProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace the stages of a process
 *
 * Replaces the stages of the draft as a whole, in the order given: with substages, dependencies, due rules, assignment, required fields and, where given, tools. A stage is known by its `key`, or by its `id` when it gets another key, and keeps its id and, without `tools` in the request, its tools; a stage that is left out is removed with its tools. Tasks that run keep what they have. Needs tasks.manage. Answers 400 for a member, department, template, field or target of a tool that the agency does not have, and 409 with the keys of stages that wait for each other in a circle, when the process is archived, or when `expected_revision` is stale.
 */
export const replaceProcessStages = <ThrowOnError extends boolean = false>(options: Options<ReplaceProcessStagesData, ThrowOnError>): RequestResult<ReplaceProcessStagesResponses, ReplaceProcessStagesErrors, ThrowOnError> => (options.client ?? client).put<ReplaceProcessStagesResponses, ReplaceProcessStagesErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/stages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Publish a process
 *
 * Makes the draft the next version, which new tasks get from now on; running tasks keep theirs. Needs tasks.manage. Answers 409 when it has no stage, when a due date counts from a predecessor that the stage does not have, when what a tool points to is gone, when a required tool is of a type that cannot be run yet, when nothing was changed since the last version, when the process is archived, or when `expected_revision` is stale. An optional tool of such a type is published, with a warning.
 */
export const publishProcess = <ThrowOnError extends boolean = false>(options: Options<PublishProcessData, ThrowOnError>): RequestResult<PublishProcessResponses, PublishProcessErrors, ThrowOnError> => (options.client ?? client).post<PublishProcessResponses, PublishProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/publish',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go back to a published version
 *
 * Makes the draft what a published version was: without `version` the one in use, which discards what was changed since; another becomes a change that can be published. Stages and tools get their former ids back, name and looks stay, and departments, templates and members who are gone by now are left out. Needs tasks.manage. Answers 404 for a version that does not exist, and 409 when none was published, when the process is archived, or when `expected_revision` is stale.
 */
export const restoreProcess = <ThrowOnError extends boolean = false>(options: Options<RestoreProcessData, ThrowOnError>): RequestResult<RestoreProcessResponses, RestoreProcessErrors, ThrowOnError> => (options.client ?? client).post<RestoreProcessResponses, RestoreProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/restore',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Archive a process
 *
 * Takes a process out of use: no task can be made from it and it cannot be edited, while running tasks go on. One that is archived stays as it is. Needs tasks.manage. Answers 409 when `expected_revision` is stale.
 */
export const archiveProcess = <ThrowOnError extends boolean = false>(options: Options<ArchiveProcessData, ThrowOnError>): RequestResult<ArchiveProcessResponses, ArchiveProcessErrors, ThrowOnError> => (options.client ?? client).post<ArchiveProcessResponses, ArchiveProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/archive',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Unarchive a process
 *
 * Brings an archived process back into use, with the version and the draft that it had. One that is not archived stays as it is. Needs tasks.manage. Answers 409 when `expected_revision` is stale.
 */
export const unarchiveProcess = <ThrowOnError extends boolean = false>(options: Options<UnarchiveProcessData, ThrowOnError>): RequestResult<UnarchiveProcessResponses, UnarchiveProcessErrors, ThrowOnError> => (options.client ?? client).post<UnarchiveProcessResponses, UnarchiveProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/unarchive',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Duplicate a process
 *
 * Makes a draft like the draft of another process, with stages and tools of its own. Needs tasks.manage. Departments, templates and members who are gone by now are left out. Answers 409 when the name is taken.
 */
export const duplicateProcess = <ThrowOnError extends boolean = false>(options: Options<DuplicateProcessData, ThrowOnError>): RequestResult<DuplicateProcessResponses, DuplicateProcessErrors, ThrowOnError> => (options.client ?? client).post<DuplicateProcessResponses, DuplicateProcessErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/duplicate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the versions of a process
 *
 * Lists what was published of a process, the newest version first unless `sort` says otherwise, each with its note, who published it and how many tasks hold to it. `getFullProcessDefinition` shows what was in one. Needs tasks.view.
 */
export const listProcessVersions = <ThrowOnError extends boolean = false>(options: Options<ListProcessVersionsData, ThrowOnError>): RequestResult<ListProcessVersionsResponses, ListProcessVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListProcessVersionsResponses, ListProcessVersionsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/versions',
    ...options
});

/**
 * Read a process as text
 *
 * Shows a process as YAML that people can read, edit and keep under version control: the draft, or the version named. Stages, tools and fields are named by their keys and names, members by e-mail address, departments and status templates by name. A stage waits for the one before it unless `after` says otherwise: `[]` for none, `[copy, design]`, or `{copy: {type: start_to_start, lag: 2h}}`. Lengths of time are `90m`, `4h`, `2d`, `1w` or several (`1d 4h`), a day being 24 hours; due dates `3d after start`, `2h before due` (of the task) or `1d after predecessors`; `assign` is a list of members, `task assignees`, `client owners`, `auto` or `{auto: [copywriting]}`. Members who left, and what was deleted, are left out. A text of more than 200,000 characters cannot be sent back. Needs tasks.view.
 */
export const getProcessText = <ThrowOnError extends boolean = false>(options: Options<GetProcessTextData, ThrowOnError>): RequestResult<GetProcessTextResponses, GetProcessTextErrors, ThrowOnError> => (options.client ?? client).get<GetProcessTextResponses, GetProcessTextErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/text',
    ...options
});

/**
 * Replace a process by text
 *
 * Makes the draft what the text says, as `getProcessText` writes it, as a whole: what the text leaves out falls back to its default, and a stage that it leaves out is removed. Stages are known by their keys, tools and substages by their names, and keep their ids. Comments are allowed and not kept; anchors, aliases and tags are refused. Needs tasks.manage. Answers 400 with line and column of what is wrong, such as `body.content line 12, column 5: ...`; 409 with the keys of stages that wait for each other in a circle, when the name is taken, the process is archived, or `expected_revision` is stale.
 */
export const replaceProcessText = <ThrowOnError extends boolean = false>(options: Options<ReplaceProcessTextData, ThrowOnError>): RequestResult<ReplaceProcessTextResponses, ReplaceProcessTextErrors, ThrowOnError> => (options.client ?? client).put<ReplaceProcessTextResponses, ReplaceProcessTextErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/processes/{id}/text',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the tools of a stage
 *
 * Shows the tools that a stage of a task offers, by position: how far each has come, what is missing before it has run, and what the caller may do with it now. The tools are those of the process version that the task holds to. A tool that is not for everybody shows to assignees of the stage, holders of tasks.manage and, for an approval, its approvers. Needs tasks.view.
 */
export const getTaskStageTools = <ThrowOnError extends boolean = false>(options: Options<GetTaskStageToolsData, ThrowOnError>): RequestResult<GetTaskStageToolsResponses, GetTaskStageToolsErrors, ThrowOnError> => (options.client ?? client).get<GetTaskStageToolsResponses, GetTaskStageToolsErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-stages/{id}/tools',
    ...options
});

/**
 * Tick or untick a checklist item
 *
 * Ticks an item of a checklist or takes the tick off, and records who did it. The checklist has run once every required item is ticked; without a required item, one that is ticked is enough. Allowed to assignees of the stage, and with tasks.transition. An item that already is as requested stays as it is. Returns 404 if the checklist has no such item, and 409 if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not a checklist, or if `expected_revision` is stale.
 */
export const setTaskStageToolItem = <ThrowOnError extends boolean = false>(options: Options<SetTaskStageToolItemData, ThrowOnError>): RequestResult<SetTaskStageToolItemResponses, SetTaskStageToolItemErrors, ThrowOnError> => (options.client ?? client).put<SetTaskStageToolItemResponses, SetTaskStageToolItemErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-stages/{id}/tools/{tool_id}/items/{item_key}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Open a link
 *
 * Records that somebody opens a link of a stage, and returns its address in `link.url`, with the placeholders filled in. The link has run from then on. Allowed to assignees of the stage, and with tasks.transition. Returns 409 if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not a link, or if `expected_revision` is stale.
 */
export const runTaskStageTool = <ThrowOnError extends boolean = false>(options: Options<RunTaskStageToolData, ThrowOnError>): RequestResult<RunTaskStageToolResponses, RunTaskStageToolErrors, ThrowOnError> => (options.client ?? client).post<RunTaskStageToolResponses, RunTaskStageToolErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-stages/{id}/tools/{tool_id}/run',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Request approval
 *
 * Asks the approvers that the process names for their approval, and notifies them. Allowed to assignees of the stage, and with tasks.transition. A request that is pending stays as it is; one that was rejected or withdrawn is replaced. Returns 409 if fewer approvers than needed can see the task, the caller left out, if the tool is approved already, if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not an approval, or if `expected_revision` is stale.
 */
export const submitTaskStageToolApproval = <ThrowOnError extends boolean = false>(options: Options<SubmitTaskStageToolApprovalData, ThrowOnError>): RequestResult<SubmitTaskStageToolApprovalResponses, SubmitTaskStageToolApprovalErrors, ThrowOnError> => (options.client ?? client).post<SubmitTaskStageToolApprovalResponses, SubmitTaskStageToolApprovalErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-stages/{id}/tools/{tool_id}/approval/submit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Approve or reject
 *
 * Records the caller's decision on a request for approval, and notifies the member who requested it. The tool has run once `min_approvals` approvers agree; one rejection ends the request. Approvers can change their decision while the request is pending or approved and the stage is open. Allowed to the approvers only, and never to the one who requested it. Returns 409 if no request is pending or approved, if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not an approval, or if `expected_revision` is stale.
 */
export const decideTaskStageToolApproval = <ThrowOnError extends boolean = false>(options: Options<DecideTaskStageToolApprovalData, ThrowOnError>): RequestResult<DecideTaskStageToolApprovalResponses, DecideTaskStageToolApprovalErrors, ThrowOnError> => (options.client ?? client).post<DecideTaskStageToolApprovalResponses, DecideTaskStageToolApprovalErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-stages/{id}/tools/{tool_id}/approval/decide',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw a request for approval
 *
 * Ends a request for approval, with what was decided on it: the tool has not run any more, and approval can be requested again. Allowed to the member who requested it, and with tasks.manage. A request that was withdrawn stays as it is. Returns 409 if there is no request, if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not an approval, or if `expected_revision` is stale.
 */
export const retractTaskStageToolApproval = <ThrowOnError extends boolean = false>(options: Options<RetractTaskStageToolApprovalData, ThrowOnError>): RequestResult<RetractTaskStageToolApprovalResponses, RetractTaskStageToolApprovalErrors, ThrowOnError> => (options.client ?? client).post<RetractTaskStageToolApprovalResponses, RetractTaskStageToolApprovalErrors, ThrowOnError>({
    security: [{
            key: 'api_key',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'oauth2',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/console/api/task-stages/{id}/tools/{tool_id}/approval/retract',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
