// Written by the compiler from the contract; change the contract instead.
import { type InfiniteData, infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { archiveProcess, confirmSession, createApiKey, createDepartment, createDepartmentLevel, createProcess, createServiceAccount, decideTaskStageToolApproval, deleteDepartmentLevels, deleteDepartments, deleteServiceAccount, duplicateProcess, endMcpConversation, getApiKey, getApiRequestEffects, getApiRequestLog, getDepartment, getDepartmentLevelPermissions, getEmailDeliveryLog, getInboundWebhookDelivery, getIntegrationHealth, getMcpConversation, getOutboundWebhookDelivery, getPermissionCatalog, getProcessText, getServiceAccount, getSession, getTaskStageTools, getUser, getUserPermissions, getWebhookSettings, importProcess, inviteUser, listApiKeys, listApiRequestLogs, listAuthEvents, listDepartmentMembers, listDepartments, listEmailDeliveryLogs, listInboundWebhookDeliveries, listInvitations, listMcpConversationCalls, listMcpConversations, listOauthGrants, listOutboundWebhookDeliveries, listPermissionDefinitions, listProcessVersions, listServiceAccounts, listSessions, listUsers, listWebhookEvents, type Options, previewWebhookRecovery, publishProcess, recoverWebhookDeliveries, redeliverOutboundWebhook, reorderDepartmentLevels, replaceDepartmentLevelPermissions, replacePassword, replaceProcessStages, replaceProcessText, resendInvitation, restoreProcess, retractTaskStageToolApproval, revealWebhookSecret, revokeApiKey, revokeOauthGrant, revokeOtherSessions, revokeSession, rotateApiKey, rotateWebhookSecret, runTaskStageTool, sendWebhookDelivery, sendWebhookPing, sendWebhookSample, setEmployeeCompensation, setEmployeeSchedule, setSessionAgency, setTaskStageToolItem, submitTaskStageToolApproval, unarchiveProcess, updateDepartment, updateDepartmentLevel, updateProcess, updateServiceAccount, updateTaskAutoAssignmentSettings, updateUserFields, updateWebhookSettings } from '../sdk.gen.ts';
import type { ArchiveProcessData, ArchiveProcessError, ArchiveProcessResponse, ConfirmSessionData, ConfirmSessionError, ConfirmSessionResponse, CreateApiKeyData, CreateApiKeyError, CreateApiKeyResponse, CreateDepartmentData, CreateDepartmentError, CreateDepartmentLevelData, CreateDepartmentLevelError, CreateDepartmentLevelResponse, CreateDepartmentResponse, CreateProcessData, CreateProcessError, CreateProcessResponse, CreateServiceAccountData, CreateServiceAccountError, CreateServiceAccountResponse, DecideTaskStageToolApprovalData, DecideTaskStageToolApprovalError, DecideTaskStageToolApprovalResponse, DeleteDepartmentLevelsData, DeleteDepartmentLevelsError, DeleteDepartmentLevelsResponse, DeleteDepartmentsData, DeleteDepartmentsError, DeleteDepartmentsResponse, DeleteServiceAccountData, DeleteServiceAccountError, DeleteServiceAccountResponse, DuplicateProcessData, DuplicateProcessError, DuplicateProcessResponse, EndMcpConversationData, EndMcpConversationError, EndMcpConversationResponse, GetApiKeyData, GetApiKeyError, GetApiKeyResponse, GetApiRequestEffectsData, GetApiRequestEffectsError, GetApiRequestEffectsResponse, GetApiRequestLogData, GetApiRequestLogError, GetApiRequestLogResponse, GetDepartmentData, GetDepartmentError, GetDepartmentLevelPermissionsData, GetDepartmentLevelPermissionsError, GetDepartmentLevelPermissionsResponse, GetDepartmentResponse, GetEmailDeliveryLogData, GetEmailDeliveryLogError, GetEmailDeliveryLogResponse, GetInboundWebhookDeliveryData, GetInboundWebhookDeliveryError, GetInboundWebhookDeliveryResponse, GetIntegrationHealthData, GetIntegrationHealthError, GetIntegrationHealthResponse, GetMcpConversationData, GetMcpConversationError, GetMcpConversationResponse, GetOutboundWebhookDeliveryData, GetOutboundWebhookDeliveryError, GetOutboundWebhookDeliveryResponse, GetPermissionCatalogData, GetPermissionCatalogError, GetPermissionCatalogResponse, GetProcessTextData, GetProcessTextError, GetProcessTextResponse, GetServiceAccountData, GetServiceAccountError, GetServiceAccountResponse, GetSessionData, GetSessionError, GetSessionResponse, GetTaskStageToolsData, GetTaskStageToolsError, GetTaskStageToolsResponse, GetUserData, GetUserError, GetUserPermissionsData, GetUserPermissionsError, GetUserPermissionsResponse, GetUserResponse, GetWebhookSettingsData, GetWebhookSettingsError, GetWebhookSettingsResponse, ImportProcessData, ImportProcessError, ImportProcessResponse, InviteUserData, InviteUserError, InviteUserResponse, ListApiKeysData, ListApiKeysError, ListApiKeysResponse, ListApiRequestLogsData, ListApiRequestLogsError, ListApiRequestLogsResponse, ListAuthEventsData, ListAuthEventsError, ListAuthEventsResponse, ListDepartmentMembersData, ListDepartmentMembersError, ListDepartmentMembersResponse, ListDepartmentsData, ListDepartmentsError, ListDepartmentsResponse, ListEmailDeliveryLogsData, ListEmailDeliveryLogsError, ListEmailDeliveryLogsResponse, ListInboundWebhookDeliveriesData, ListInboundWebhookDeliveriesError, ListInboundWebhookDeliveriesResponse, ListInvitationsData, ListInvitationsError, ListInvitationsResponse, ListMcpConversationCallsData, ListMcpConversationCallsError, ListMcpConversationCallsResponse, ListMcpConversationsData, ListMcpConversationsError, ListMcpConversationsResponse, ListOauthGrantsData, ListOauthGrantsError, ListOauthGrantsResponse, ListOutboundWebhookDeliveriesData, ListOutboundWebhookDeliveriesError, ListOutboundWebhookDeliveriesResponse, ListPermissionDefinitionsData, ListPermissionDefinitionsError, ListPermissionDefinitionsResponse, ListProcessVersionsData, ListProcessVersionsError, ListProcessVersionsResponse, ListServiceAccountsData, ListServiceAccountsError, ListServiceAccountsResponse, ListSessionsData, ListSessionsError, ListSessionsResponse, ListUsersData, ListUsersError, ListUsersResponse, ListWebhookEventsData, ListWebhookEventsError, ListWebhookEventsResponse, PreviewWebhookRecoveryData, PreviewWebhookRecoveryError, PreviewWebhookRecoveryResponse, PublishProcessData, PublishProcessError, PublishProcessResponse, RecoverWebhookDeliveriesData, RecoverWebhookDeliveriesError, RecoverWebhookDeliveriesResponse, RedeliverOutboundWebhookData, RedeliverOutboundWebhookError, RedeliverOutboundWebhookResponse, ReorderDepartmentLevelsData, ReorderDepartmentLevelsError, ReorderDepartmentLevelsResponse, ReplaceDepartmentLevelPermissionsData, ReplaceDepartmentLevelPermissionsError, ReplaceDepartmentLevelPermissionsResponse, ReplacePasswordData, ReplacePasswordError, ReplacePasswordResponse, ReplaceProcessStagesData, ReplaceProcessStagesError, ReplaceProcessStagesResponse, ReplaceProcessTextData, ReplaceProcessTextError, ReplaceProcessTextResponse, ResendInvitationData, ResendInvitationError, ResendInvitationResponse, RestoreProcessData, RestoreProcessError, RestoreProcessResponse, RetractTaskStageToolApprovalData, RetractTaskStageToolApprovalError, RetractTaskStageToolApprovalResponse, RevealWebhookSecretData, RevealWebhookSecretError, RevealWebhookSecretResponse, RevokeApiKeyData, RevokeApiKeyError, RevokeApiKeyResponse, RevokeOauthGrantData, RevokeOauthGrantError, RevokeOauthGrantResponse, RevokeOtherSessionsData, RevokeOtherSessionsError, RevokeOtherSessionsResponse, RevokeSessionData, RevokeSessionError, RevokeSessionResponse, RotateApiKeyData, RotateApiKeyError, RotateApiKeyResponse, RotateWebhookSecretData, RotateWebhookSecretError, RotateWebhookSecretResponse, RunTaskStageToolData, RunTaskStageToolError, RunTaskStageToolResponse, SendWebhookDeliveryData, SendWebhookDeliveryError, SendWebhookDeliveryResponse, SendWebhookPingData, SendWebhookPingError, SendWebhookPingResponse, SendWebhookSampleData, SendWebhookSampleError, SendWebhookSampleResponse, SetEmployeeCompensationData, SetEmployeeCompensationError, SetEmployeeCompensationResponse, SetEmployeeScheduleData, SetEmployeeScheduleError, SetEmployeeScheduleResponse, SetSessionAgencyData, SetSessionAgencyError, SetSessionAgencyResponse, SetTaskStageToolItemData, SetTaskStageToolItemError, SetTaskStageToolItemResponse, SubmitTaskStageToolApprovalData, SubmitTaskStageToolApprovalError, SubmitTaskStageToolApprovalResponse, UnarchiveProcessData, UnarchiveProcessError, UnarchiveProcessResponse, UpdateDepartmentData, UpdateDepartmentError, UpdateDepartmentLevelData, UpdateDepartmentLevelError, UpdateDepartmentLevelResponse, UpdateDepartmentResponse, UpdateProcessData, UpdateProcessError, UpdateProcessResponse, UpdateServiceAccountData, UpdateServiceAccountError, UpdateServiceAccountResponse, UpdateTaskAutoAssignmentSettingsData, UpdateTaskAutoAssignmentSettingsError, UpdateTaskAutoAssignmentSettingsResponse, UpdateUserFieldsData, UpdateUserFieldsError, UpdateUserFieldsResponse, UpdateWebhookSettingsData, UpdateWebhookSettingsError, UpdateWebhookSettingsResponse } from '../../types.gen.ts';

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const getSessionQueryKey = (options?: Options<GetSessionData>) => createQueryKey('getSession', options);

/**
 * See who is signed in, where, and what they may do
 *
 * Tells who calls, in which agency, what they may do there and which agencies they can change to. Of a browser session it also tells the proof that every other call with its cookie has to bring along in the header `X-Session-Proof`. The proof belongs to the session and its agency: whoever changes the agency gets another, and pages that still have the former one are refused with 401 and load again, so that none of them acts in an agency that it does not show.
 */
export const getSessionOptions = (options?: Options<GetSessionData>) => queryOptions<GetSessionResponse, GetSessionError, GetSessionResponse, ReturnType<typeof getSessionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSession({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSessionQueryKey(options)
});

/**
 * Change to another agency
 *
 * Moves the browser session to another agency in which the caller is an active member; later calls act there, with what the caller may do there. Other open pages of the same browser are told to load again. Agencies that the caller is not an active member of answer 404. Only callers with a browser session can do this.
 */
export const setSessionAgencyMutation = (options?: Partial<Options<SetSessionAgencyData>>): UseMutationOptions<SetSessionAgencyResponse, SetSessionAgencyError, Options<SetSessionAgencyData>> => {
    const mutationOptions: UseMutationOptions<SetSessionAgencyResponse, SetSessionAgencyError, Options<SetSessionAgencyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setSessionAgency({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Give the password once more
 *
 * Confirms that it is still the same person who works with the session. Operations that show or replace secrets, or decide who may do what, ask for it: without a password given in the last ten minutes they answer 401 with `WWW-Authenticate: Session error="insufficient_user_authentication"` (after RFC 9470). A wrong password answers 400, and failures count as failed sign-ins do: soon 429 tells how long to wait. Only callers with a browser session can do this.
 */
export const confirmSessionMutation = (options?: Partial<Options<ConfirmSessionData>>): UseMutationOptions<ConfirmSessionResponse, ConfirmSessionError, Options<ConfirmSessionData>> => {
    const mutationOptions: UseMutationOptions<ConfirmSessionResponse, ConfirmSessionError, Options<ConfirmSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change one's own password
 *
 * Replaces the caller's password, which holds in all of their agencies, and ends all of their other browser sessions. API keys and connected apps keep working. The current password has to be given, and wrong ones count as in a sign-in. The new one has at least 12 characters; one that is easy to guess is refused with what would be better (400). The change is kept among the auth events, and the caller gets a mail about it. Only callers with a browser session can do this.
 */
export const replacePasswordMutation = (options?: Partial<Options<ReplacePasswordData>>): UseMutationOptions<ReplacePasswordResponse, ReplacePasswordError, Options<ReplacePasswordData>> => {
    const mutationOptions: UseMutationOptions<ReplacePasswordResponse, ReplacePasswordError, Options<ReplacePasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replacePassword({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options);

/**
 * List one's own browser sessions
 *
 * Lists the browsers in which the caller is signed in to the console, in whichever agency, the one used last first unless `sort` says otherwise. Call it to find one that should not be there. Service accounts have none.
 */
export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});

const createInfiniteParams = <K extends Pick<QueryKey<Options>[0], 'body' | 'headers' | 'path' | 'query'>>(queryKey: QueryKey<Options>, page: K) => {
    const params = { ...queryKey[0] };
    if (page.body) {
        params.body = {
            ...queryKey[0].body as any,
            ...page.body as any
        };
    }
    if (page.headers) {
        params.headers = {
            ...queryKey[0].headers,
            ...page.headers
        };
    }
    if (page.path) {
        params.path = {
            ...queryKey[0].path as any,
            ...page.path as any
        };
    }
    if (page.query) {
        params.query = {
            ...queryKey[0].query as any,
            ...page.query as any
        };
    }
    return params as unknown as typeof page;
};

export const listSessionsInfiniteQueryKey = (options?: Options<ListSessionsData>): QueryKey<Options<ListSessionsData>> => createQueryKey('listSessions', options, true);

/**
 * List one's own browser sessions
 *
 * Lists the browsers in which the caller is signed in to the console, in whichever agency, the one used last first unless `sort` says otherwise. Call it to find one that should not be there. Service accounts have none.
 */
export const listSessionsInfiniteOptions = (options?: Options<ListSessionsData>) => {
    const opts = infiniteQueryOptions<ListSessionsResponse, ListSessionsError, InfiniteData<ListSessionsResponse>, QueryKey<Options<ListSessionsData>>, number | Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSessions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSessionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Sign out everywhere else
 *
 * Ends all of the caller's browser sessions but the one that calls, at once. It tells how many there were; with none left it changes nothing.
 */
export const revokeOtherSessionsMutation = (options?: Partial<Options<RevokeOtherSessionsData>>): UseMutationOptions<RevokeOtherSessionsResponse, RevokeOtherSessionsError, Options<RevokeOtherSessionsData>> => {
    const mutationOptions: UseMutationOptions<RevokeOtherSessionsResponse, RevokeOtherSessionsError, Options<RevokeOtherSessionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeOtherSessions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Sign a browser out
 *
 * Ends one of the caller's own browser sessions at once; the one that calls is signed out by naming itself. Sessions of others, and those that have ended, answer 404.
 */
export const revokeSessionMutation = (options?: Partial<Options<RevokeSessionData>>): UseMutationOptions<RevokeSessionResponse, RevokeSessionError, Options<RevokeSessionData>> => {
    const mutationOptions: UseMutationOptions<RevokeSessionResponse, RevokeSessionError, Options<RevokeSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listInvitationsQueryKey = (options?: Options<ListInvitationsData>) => createQueryKey('listInvitations', options);

/**
 * List invitations that wait for somebody
 *
 * Lists the people who were invited and have not come yet, the newest invitation first unless `sort` says otherwise: until when their link is good, who sent it, and what became of the e-mail. An invitation is sent with `inviteUser`, and taken back with `updateUserFields` (status `removed`). Needs people.view.
 */
export const listInvitationsOptions = (options?: Options<ListInvitationsData>) => queryOptions<ListInvitationsResponse, ListInvitationsError, ListInvitationsResponse, ReturnType<typeof listInvitationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInvitations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInvitationsQueryKey(options)
});

export const listInvitationsInfiniteQueryKey = (options?: Options<ListInvitationsData>): QueryKey<Options<ListInvitationsData>> => createQueryKey('listInvitations', options, true);

/**
 * List invitations that wait for somebody
 *
 * Lists the people who were invited and have not come yet, the newest invitation first unless `sort` says otherwise: until when their link is good, who sent it, and what became of the e-mail. An invitation is sent with `inviteUser`, and taken back with `updateUserFields` (status `removed`). Needs people.view.
 */
export const listInvitationsInfiniteOptions = (options?: Options<ListInvitationsData>) => {
    const opts = infiniteQueryOptions<ListInvitationsResponse, ListInvitationsError, InfiniteData<ListInvitationsResponse>, QueryKey<Options<ListInvitationsData>>, number | Pick<QueryKey<Options<ListInvitationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInvitationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInvitations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInvitationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Send an invitation again
 *
 * Sends the invitation once more, with another link that is good for 7 days; the former link ends. Departments and role stay as they are, where `inviteUser` would set them anew. Needs people.invite, and nobody does it for somebody who would hold more than they do (403). Answers 409 when the person has accepted already.
 */
export const resendInvitationMutation = (options?: Partial<Options<ResendInvitationData>>): UseMutationOptions<ResendInvitationResponse, ResendInvitationError, Options<ResendInvitationData>> => {
    const mutationOptions: UseMutationOptions<ResendInvitationResponse, ResendInvitationError, Options<ResendInvitationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resendInvitation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete levels of departments
 *
 * Removes levels, each for itself, and with them what they grant. A level that members hold is reported as failed unless `replacement_level_id` names another level of the same department, which they get instead; so are the last level of a department and a level with permissions that the caller does not hold. Needs people.manage. Answers 404 for an unknown replacement.
 */
export const deleteDepartmentLevelsMutation = (options?: Partial<Options<DeleteDepartmentLevelsData>>): UseMutationOptions<DeleteDepartmentLevelsResponse, DeleteDepartmentLevelsError, Options<DeleteDepartmentLevelsData>> => {
    const mutationOptions: UseMutationOptions<DeleteDepartmentLevelsResponse, DeleteDepartmentLevelsError, Options<DeleteDepartmentLevelsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteDepartmentLevels({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Rename or describe a level
 *
 * Changes name, description or rank of the level that `id` names; what is absent stays. What it grants is set with `replaceDepartmentLevelPermissions`. Needs people.manage. Answers 404 for an unknown level, 409 when another level of the department has that name or `expected_revision` is stale.
 */
export const updateDepartmentLevelMutation = (options?: Partial<Options<UpdateDepartmentLevelData>>): UseMutationOptions<UpdateDepartmentLevelResponse, UpdateDepartmentLevelError, Options<UpdateDepartmentLevelData>> => {
    const mutationOptions: UseMutationOptions<UpdateDepartmentLevelResponse, UpdateDepartmentLevelError, Options<UpdateDepartmentLevelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateDepartmentLevel({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a level to a department
 *
 * Adds a level, such as junior or lead, with the permissions that it grants to its members. It goes to the end, the lowest rank, unless `position` says otherwise. Needs people.manage, and nobody but owners and admins can grant what they do not hold themselves (403). Answers 404 for an unknown department, 409 when another level of it has that name or it has 20 levels.
 */
export const createDepartmentLevelMutation = (options?: Partial<Options<CreateDepartmentLevelData>>): UseMutationOptions<CreateDepartmentLevelResponse, CreateDepartmentLevelError, Options<CreateDepartmentLevelData>> => {
    const mutationOptions: UseMutationOptions<CreateDepartmentLevelResponse, CreateDepartmentLevelError, Options<CreateDepartmentLevelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createDepartmentLevel({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Set what a level grants
 *
 * Puts these permissions in the place of those that a level granted; every member of the level gains or loses them at once. The same ones change nothing. Needs people.manage, and nobody but owners and admins can grant or take away what they do not hold themselves (403). Answers 404 for an unknown level, 409 when `expected_revision` is stale.
 */
export const replaceDepartmentLevelPermissionsMutation = (options?: Partial<Options<ReplaceDepartmentLevelPermissionsData>>): UseMutationOptions<ReplaceDepartmentLevelPermissionsResponse, ReplaceDepartmentLevelPermissionsError, Options<ReplaceDepartmentLevelPermissionsData>> => {
    const mutationOptions: UseMutationOptions<ReplaceDepartmentLevelPermissionsResponse, ReplaceDepartmentLevelPermissionsError, Options<ReplaceDepartmentLevelPermissionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replaceDepartmentLevelPermissions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Set the order of the levels of a department
 *
 * Puts the levels of one department in the order given, highest rank first; levels left out keep their order behind them. The order is shown and used for hand-over to the next higher level, it grants nothing. Needs people.manage. Answers 400 when the levels are of different departments, 404 for an unknown one, 409 when `expected_revision` (of the department) is stale.
 */
export const reorderDepartmentLevelsMutation = (options?: Partial<Options<ReorderDepartmentLevelsData>>): UseMutationOptions<ReorderDepartmentLevelsResponse, ReorderDepartmentLevelsError, Options<ReorderDepartmentLevelsData>> => {
    const mutationOptions: UseMutationOptions<ReorderDepartmentLevelsResponse, ReorderDepartmentLevelsError, Options<ReorderDepartmentLevelsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await reorderDepartmentLevels({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getDepartmentLevelPermissionsQueryKey = (options: Options<GetDepartmentLevelPermissionsData>) => createQueryKey('getDepartmentLevelPermissions', options);

/**
 * Read what a level grants
 *
 * Shows the permissions that a level of a department grants to its members, and how many they are. Needs people.view. What one person may do in all is told by `getUserPermissions`.
 */
export const getDepartmentLevelPermissionsOptions = (options: Options<GetDepartmentLevelPermissionsData>) => queryOptions<GetDepartmentLevelPermissionsResponse, GetDepartmentLevelPermissionsError, GetDepartmentLevelPermissionsResponse, ReturnType<typeof getDepartmentLevelPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDepartmentLevelPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDepartmentLevelPermissionsQueryKey(options)
});

export const listDepartmentMembersQueryKey = (options?: Options<ListDepartmentMembersData>) => createQueryKey('listDepartmentMembers', options);

/**
 * List who belongs to which department
 *
 * Lists memberships, one for each person and department, with the level that the person has there. Filter by department to see a team, or by user to see all departments of a person. Removed members are left out. Needs people.view. Memberships are changed with `updateUserFields`.
 */
export const listDepartmentMembersOptions = (options?: Options<ListDepartmentMembersData>) => queryOptions<ListDepartmentMembersResponse, ListDepartmentMembersError, ListDepartmentMembersResponse, ReturnType<typeof listDepartmentMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDepartmentMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDepartmentMembersQueryKey(options)
});

export const listDepartmentMembersInfiniteQueryKey = (options?: Options<ListDepartmentMembersData>): QueryKey<Options<ListDepartmentMembersData>> => createQueryKey('listDepartmentMembers', options, true);

/**
 * List who belongs to which department
 *
 * Lists memberships, one for each person and department, with the level that the person has there. Filter by department to see a team, or by user to see all departments of a person. Removed members are left out. Needs people.view. Memberships are changed with `updateUserFields`.
 */
export const listDepartmentMembersInfiniteOptions = (options?: Options<ListDepartmentMembersData>) => {
    const opts = infiniteQueryOptions<ListDepartmentMembersResponse, ListDepartmentMembersError, InfiniteData<ListDepartmentMembersResponse>, QueryKey<Options<ListDepartmentMembersData>>, number | Pick<QueryKey<Options<ListDepartmentMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListDepartmentMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listDepartmentMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listDepartmentMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Delete departments
 *
 * Removes departments, each for itself, with their levels. One that has members, sub-departments or unfinished tasks, private ones too, is reported as failed with the numbers, unless `replacement_department_id` names a department that takes over: its lowest level goes to members who are not in it yet, and tasks and stages come to it without an event. Processes that name the deleted one name the other, or none, in their drafts, which can then be published. Its chat channel can still be read. Needs people.manage. A department whose levels have permissions that the caller does not hold is reported as failed. Answers 404 for an unknown replacement.
 */
export const deleteDepartmentsMutation = (options?: Partial<Options<DeleteDepartmentsData>>): UseMutationOptions<DeleteDepartmentsResponse, DeleteDepartmentsError, Options<DeleteDepartmentsData>> => {
    const mutationOptions: UseMutationOptions<DeleteDepartmentsResponse, DeleteDepartmentsError, Options<DeleteDepartmentsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteDepartments({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listDepartmentsQueryKey = (options?: Options<ListDepartmentsData>) => createQueryKey('listDepartments', options);

/**
 * List departments
 *
 * Lists the departments of the agency with their levels and the number of members; sub-departments name their parent in `parent_id`. Needs people.view.
 */
export const listDepartmentsOptions = (options?: Options<ListDepartmentsData>) => queryOptions<ListDepartmentsResponse, ListDepartmentsError, ListDepartmentsResponse, ReturnType<typeof listDepartmentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDepartments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDepartmentsQueryKey(options)
});

export const listDepartmentsInfiniteQueryKey = (options?: Options<ListDepartmentsData>): QueryKey<Options<ListDepartmentsData>> => createQueryKey('listDepartments', options, true);

/**
 * List departments
 *
 * Lists the departments of the agency with their levels and the number of members; sub-departments name their parent in `parent_id`. Needs people.view.
 */
export const listDepartmentsInfiniteOptions = (options?: Options<ListDepartmentsData>) => {
    const opts = infiniteQueryOptions<ListDepartmentsResponse, ListDepartmentsError, InfiniteData<ListDepartmentsResponse>, QueryKey<Options<ListDepartmentsData>>, number | Pick<QueryKey<Options<ListDepartmentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListDepartmentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listDepartments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listDepartmentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Change a department
 *
 * Changes name, description, colour, leads or place of the department that `id` names; what is absent stays. Needs people.manage. Answers 404 for an unknown department or parent, 409 when another department has that name, when it would come below itself, or when `expected_revision` is stale.
 */
export const updateDepartmentMutation = (options?: Partial<Options<UpdateDepartmentData>>): UseMutationOptions<UpdateDepartmentResponse, UpdateDepartmentError, Options<UpdateDepartmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateDepartmentResponse, UpdateDepartmentError, Options<UpdateDepartmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateDepartment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Create a department
 *
 * Adds a department, with levels if they are given and else with one level called Member that grants nothing. Needs people.manage, and nobody but owners and admins can grant what they do not hold themselves (403). Answers 404 for an unknown parent, 400 for unknown leads, 409 when another department has that name.
 */
export const createDepartmentMutation = (options?: Partial<Options<CreateDepartmentData>>): UseMutationOptions<CreateDepartmentResponse, CreateDepartmentError, Options<CreateDepartmentData>> => {
    const mutationOptions: UseMutationOptions<CreateDepartmentResponse, CreateDepartmentError, Options<CreateDepartmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createDepartment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getDepartmentQueryKey = (options: Options<GetDepartmentData>) => createQueryKey('getDepartment', options);

/**
 * Read a department
 *
 * Shows one department with its leads, levels and the number of members. Needs people.view. Who the members are is told by `listDepartmentMembers`.
 */
export const getDepartmentOptions = (options: Options<GetDepartmentData>) => queryOptions<GetDepartmentResponse, GetDepartmentError, GetDepartmentResponse, ReturnType<typeof getDepartmentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDepartment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDepartmentQueryKey(options)
});

/**
 * Set what a member is paid
 *
 * Records what a member is paid, and costs, from `effective_date` on; the entry before ends the day earlier, and an entry of the same day is replaced. Earlier time entries keep their cost. It is shown to people.manage only, and never sent in events. Needs people.manage; one's own pay can be set by an owner only (403). Answers 404 for an unknown or removed member, 400 for a service account.
 */
export const setEmployeeCompensationMutation = (options?: Partial<Options<SetEmployeeCompensationData>>): UseMutationOptions<SetEmployeeCompensationResponse, SetEmployeeCompensationError, Options<SetEmployeeCompensationData>> => {
    const mutationOptions: UseMutationOptions<SetEmployeeCompensationResponse, SetEmployeeCompensationError, Options<SetEmployeeCompensationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setEmployeeCompensation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Set the working hours of a member
 *
 * Puts a weekly schedule with its exceptions (time off, other hours) in the place of the former one. Automatic assignment, capacity and quiet hours of notifications go by it from now on; work assigned already stays where it is. Members may set their own; those of others need people.manage (403). Answers 400 when hours of a day overlap, 404 for an unknown or removed member, 409 when `expected_revision` is stale.
 */
export const setEmployeeScheduleMutation = (options?: Partial<Options<SetEmployeeScheduleData>>): UseMutationOptions<SetEmployeeScheduleResponse, SetEmployeeScheduleError, Options<SetEmployeeScheduleData>> => {
    const mutationOptions: UseMutationOptions<SetEmployeeScheduleResponse, SetEmployeeScheduleError, Options<SetEmployeeScheduleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setEmployeeSchedule({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPermissionDefinitionsQueryKey = (options?: Options<ListPermissionDefinitionsData>) => createQueryKey('listPermissionDefinitions', options);

/**
 * List the permissions there are
 *
 * Lists every permission that levels can grant and service accounts can be given, by area, with what it allows and how many active users hold it (null for callers without people.view). Any caller may read it.
 */
export const listPermissionDefinitionsOptions = (options?: Options<ListPermissionDefinitionsData>) => queryOptions<ListPermissionDefinitionsResponse, ListPermissionDefinitionsError, ListPermissionDefinitionsResponse, ReturnType<typeof listPermissionDefinitionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPermissionDefinitions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPermissionDefinitionsQueryKey(options)
});

export const listPermissionDefinitionsInfiniteQueryKey = (options?: Options<ListPermissionDefinitionsData>): QueryKey<Options<ListPermissionDefinitionsData>> => createQueryKey('listPermissionDefinitions', options, true);

/**
 * List the permissions there are
 *
 * Lists every permission that levels can grant and service accounts can be given, by area, with what it allows and how many active users hold it (null for callers without people.view). Any caller may read it.
 */
export const listPermissionDefinitionsInfiniteOptions = (options?: Options<ListPermissionDefinitionsData>) => {
    const opts = infiniteQueryOptions<ListPermissionDefinitionsResponse, ListPermissionDefinitionsError, InfiniteData<ListPermissionDefinitionsResponse>, QueryKey<Options<ListPermissionDefinitionsData>>, number | Pick<QueryKey<Options<ListPermissionDefinitionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPermissionDefinitionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPermissionDefinitions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPermissionDefinitionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getUserPermissionsQueryKey = (options: Options<GetUserPermissionsData>) => createQueryKey('getUserPermissions', options);

/**
 * Show what a user may do, and why
 *
 * Shows every permission that a user holds and where it comes from: a built-in role, the level in a department, or assignment to a service account. Everybody may read their own; those of others need people.view (403). Answers 404 for a user who is unknown or was removed.
 */
export const getUserPermissionsOptions = (options: Options<GetUserPermissionsData>) => queryOptions<GetUserPermissionsResponse, GetUserPermissionsError, GetUserPermissionsResponse, ReturnType<typeof getUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserPermissionsQueryKey(options)
});

export const listUsersQueryKey = (options?: Options<ListUsersData>) => createQueryKey('listUsers', options);

/**
 * List members and service accounts
 *
 * Lists the people and service accounts of the agency with their departments and the permissions that they hold, newest first unless `sort` says otherwise. Call it to turn a name into an id for `assigned_to`, or to see who may do something. Removed members are only shown when `status` or `id` asks for them. Needs people.view.
 */
export const listUsersOptions = (options?: Options<ListUsersData>) => queryOptions<ListUsersResponse, ListUsersError, ListUsersResponse, ReturnType<typeof listUsersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listUsers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listUsersQueryKey(options)
});

export const listUsersInfiniteQueryKey = (options?: Options<ListUsersData>): QueryKey<Options<ListUsersData>> => createQueryKey('listUsers', options, true);

/**
 * List members and service accounts
 *
 * Lists the people and service accounts of the agency with their departments and the permissions that they hold, newest first unless `sort` says otherwise. Call it to turn a name into an id for `assigned_to`, or to see who may do something. Removed members are only shown when `status` or `id` asks for them. Needs people.view.
 */
export const listUsersInfiniteOptions = (options?: Options<ListUsersData>) => {
    const opts = infiniteQueryOptions<ListUsersResponse, ListUsersError, InfiniteData<ListUsersResponse>, QueryKey<Options<ListUsersData>>, number | Pick<QueryKey<Options<ListUsersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListUsersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listUsers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listUsersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Invite a person to the agency
 *
 * Sends an invitation by e-mail that is good for 7 days, and tells subscribers; the person becomes a member, `invited` until setup is finished. For somebody who was invited already it is sent again with the departments and the role of this request, and the former link ends; a removed member is invited back under the former id. Needs people.invite, and nobody but owners and admins can hand out a role or a level that grants what they do not hold themselves (403). Answers 404 for an unknown department or level, 409 when an active or suspended member has that address.
 */
export const inviteUserMutation = (options?: Partial<Options<InviteUserData>>): UseMutationOptions<InviteUserResponse, InviteUserError, Options<InviteUserData>> => {
    const mutationOptions: UseMutationOptions<InviteUserResponse, InviteUserError, Options<InviteUserData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await inviteUser({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change a member: name, departments, role, status or own fields
 *
 * Changes fields of one user; what is absent stays. Everybody may change their own `name` and `field_values`; everything else needs people.manage, and roles an owner or admin, that of owner an owner. Nobody changes somebody of higher rank, or who holds more than they do (403). `status` goes from `active` to `suspended` and back, and from any state to `removed`, which is final until a new invitation; suspending or removing revokes the user's tokens at once and answers the open assignments, which are to be reassigned. An invited member becomes active by setup alone. Answers 400 for unknown departments, levels or field values, 404 for an unknown user, and 409 when the last owner would be suspended, removed or lose the role, when the state does not allow the change (with the reachable ones), or when `expected_revision` is stale.
 */
export const updateUserFieldsMutation = (options?: Partial<Options<UpdateUserFieldsData>>): UseMutationOptions<UpdateUserFieldsResponse, UpdateUserFieldsError, Options<UpdateUserFieldsData>> => {
    const mutationOptions: UseMutationOptions<UpdateUserFieldsResponse, UpdateUserFieldsError, Options<UpdateUserFieldsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateUserFields({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getUserQueryKey = (options: Options<GetUserData>) => createQueryKey('getUser', options);

/**
 * Read a member or service account
 *
 * Shows one user of the agency, with departments and permissions; also one who was removed, so that old records can still be read. Needs people.view.
 */
export const getUserOptions = (options: Options<GetUserData>) => queryOptions<GetUserResponse, GetUserError, GetUserResponse, ReturnType<typeof getUserQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUser({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserQueryKey(options)
});

export const getPermissionCatalogQueryKey = (options?: Options<GetPermissionCatalogData>) => createQueryKey('getPermissionCatalog', options);

/**
 * Show the permissions there are and presets of them
 *
 * Shows every permission by area with what it allows, and named presets for the usual kinds of programs, each with whether the caller can give it. Any caller may read it. Call it to let somebody choose permissions.
 */
export const getPermissionCatalogOptions = (options?: Options<GetPermissionCatalogData>) => queryOptions<GetPermissionCatalogResponse, GetPermissionCatalogError, GetPermissionCatalogResponse, ReturnType<typeof getPermissionCatalogQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPermissionCatalog({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPermissionCatalogQueryKey(options)
});

export const listServiceAccountsQueryKey = (options?: Options<ListServiceAccountsData>) => createQueryKey('listServiceAccounts', options);

/**
 * List service accounts
 *
 * Lists the accounts that programs work as, newest first unless `sort` says otherwise, each with its permissions, the number of its valid keys and when one of them was last used. Deleted ones are not shown. Needs settings.api.
 */
export const listServiceAccountsOptions = (options?: Options<ListServiceAccountsData>) => queryOptions<ListServiceAccountsResponse, ListServiceAccountsError, ListServiceAccountsResponse, ReturnType<typeof listServiceAccountsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listServiceAccounts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listServiceAccountsQueryKey(options)
});

export const listServiceAccountsInfiniteQueryKey = (options?: Options<ListServiceAccountsData>): QueryKey<Options<ListServiceAccountsData>> => createQueryKey('listServiceAccounts', options, true);

/**
 * List service accounts
 *
 * Lists the accounts that programs work as, newest first unless `sort` says otherwise, each with its permissions, the number of its valid keys and when one of them was last used. Deleted ones are not shown. Needs settings.api.
 */
export const listServiceAccountsInfiniteOptions = (options?: Options<ListServiceAccountsData>) => {
    const opts = infiniteQueryOptions<ListServiceAccountsResponse, ListServiceAccountsError, InfiniteData<ListServiceAccountsResponse>, QueryKey<Options<ListServiceAccountsData>>, number | Pick<QueryKey<Options<ListServiceAccountsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListServiceAccountsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listServiceAccounts({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listServiceAccountsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Create a service account
 *
 * Creates an account for a program, with these permissions and nothing of its creator's; create a key for it next. Needs settings.api. Answers 403, naming them, for permissions that the caller does not hold: nobody can give more than they have.
 */
export const createServiceAccountMutation = (options?: Partial<Options<CreateServiceAccountData>>): UseMutationOptions<CreateServiceAccountResponse, CreateServiceAccountError, Options<CreateServiceAccountData>> => {
    const mutationOptions: UseMutationOptions<CreateServiceAccountResponse, CreateServiceAccountError, Options<CreateServiceAccountData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createServiceAccount({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a service account and end its keys
 *
 * Removes the account for good and revokes all its keys at once; records go on naming it as the one who created them. `active_key_count` of the account, and its keys in `listApiKeys`, tell beforehand what would end. Needs settings.api. Answers 403 when the account holds permissions that the caller does not, 409 when `expected_revision` is stale.
 */
export const deleteServiceAccountMutation = (options?: Partial<Options<DeleteServiceAccountData>>): UseMutationOptions<DeleteServiceAccountResponse, DeleteServiceAccountError, Options<DeleteServiceAccountData>> => {
    const mutationOptions: UseMutationOptions<DeleteServiceAccountResponse, DeleteServiceAccountError, Options<DeleteServiceAccountData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteServiceAccount({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getServiceAccountQueryKey = (options: Options<GetServiceAccountData>) => createQueryKey('getServiceAccount', options);

/**
 * Show a service account
 *
 * Shows the account with its permissions and how many of its keys are valid, which is what deleting it would end. Needs settings.api. Answers 404 for one that was deleted.
 */
export const getServiceAccountOptions = (options: Options<GetServiceAccountData>) => queryOptions<GetServiceAccountResponse, GetServiceAccountError, GetServiceAccountResponse, ReturnType<typeof getServiceAccountQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getServiceAccount({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getServiceAccountQueryKey(options)
});

/**
 * Change a service account
 *
 * Changes the name, the description or the permissions; what is absent stays. All keys of the account have the new permissions at once. Needs settings.api. Answers 403, naming them, when the caller gives permissions that they do not hold themselves, or when the account holds any such, whatever is changed; 409 when `expected_revision` is stale.
 */
export const updateServiceAccountMutation = (options?: Partial<Options<UpdateServiceAccountData>>): UseMutationOptions<UpdateServiceAccountResponse, UpdateServiceAccountError, Options<UpdateServiceAccountData>> => {
    const mutationOptions: UseMutationOptions<UpdateServiceAccountResponse, UpdateServiceAccountError, Options<UpdateServiceAccountData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateServiceAccount({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listApiKeysQueryKey = (options?: Options<ListApiKeysData>) => createQueryKey('listApiKeys', options);

/**
 * List API keys
 *
 * Lists keys with their state and when they were last used, newest first unless `sort` says otherwise; a secret is shown by its first and last characters only. Those that have expired or were revoked stay in the list. Needs settings.api.
 */
export const listApiKeysOptions = (options?: Options<ListApiKeysData>) => queryOptions<ListApiKeysResponse, ListApiKeysError, ListApiKeysResponse, ReturnType<typeof listApiKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiKeysQueryKey(options)
});

export const listApiKeysInfiniteQueryKey = (options?: Options<ListApiKeysData>): QueryKey<Options<ListApiKeysData>> => createQueryKey('listApiKeys', options, true);

/**
 * List API keys
 *
 * Lists keys with their state and when they were last used, newest first unless `sort` says otherwise; a secret is shown by its first and last characters only. Those that have expired or were revoked stay in the list. Needs settings.api.
 */
export const listApiKeysInfiniteOptions = (options?: Options<ListApiKeysData>) => {
    const opts = infiniteQueryOptions<ListApiKeysResponse, ListApiKeysError, InfiniteData<ListApiKeysResponse>, QueryKey<Options<ListApiKeysData>>, number | Pick<QueryKey<Options<ListApiKeysData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiKeysData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiKeys({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiKeysInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Create an API key
 *
 * Creates a key for a service account and shows its secret, this once: only a hash of it is kept. The key has the permissions of its account. Needs settings.api. Answers 403 when the account holds permissions that the caller does not, 404 for an unknown account, 409 when the account has 50 valid keys already.
 */
export const createApiKeyMutation = (options?: Partial<Options<CreateApiKeyData>>): UseMutationOptions<CreateApiKeyResponse, CreateApiKeyError, Options<CreateApiKeyData>> => {
    const mutationOptions: UseMutationOptions<CreateApiKeyResponse, CreateApiKeyError, Options<CreateApiKeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createApiKey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getApiKeyQueryKey = (options: Options<GetApiKeyData>) => createQueryKey('getApiKey', options);

/**
 * Show an API key
 *
 * Shows the key with its account, its state and when it was last used; never its secret. Needs settings.api.
 */
export const getApiKeyOptions = (options: Options<GetApiKeyData>) => queryOptions<GetApiKeyResponse, GetApiKeyError, GetApiKeyResponse, ReturnType<typeof getApiKeyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiKey({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiKeyQueryKey(options)
});

/**
 * Replace the secret of an API key
 *
 * Gives the key a new secret and shows it, this once. The former one stays valid for `overlap_hours`, so that its users can be changed over one by one. Needs settings.api. Answers 403 when the account of the key holds permissions that the caller does not; 409 when the key has expired or was revoked, when the secret before the current one is still valid and `force` is not sent, or when `expected_revision` is stale.
 */
export const rotateApiKeyMutation = (options?: Partial<Options<RotateApiKeyData>>): UseMutationOptions<RotateApiKeyResponse, RotateApiKeyError, Options<RotateApiKeyData>> => {
    const mutationOptions: UseMutationOptions<RotateApiKeyResponse, RotateApiKeyError, Options<RotateApiKeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateApiKey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * End an API key
 *
 * Revokes the key for good, with the secret that a rotation left valid: both are refused at once, everywhere. Revoking it again changes nothing. Needs settings.api and nothing else, whatever the account holds: who finds a leaked key can end it.
 */
export const revokeApiKeyMutation = (options?: Partial<Options<RevokeApiKeyData>>): UseMutationOptions<RevokeApiKeyResponse, RevokeApiKeyError, Options<RevokeApiKeyData>> => {
    const mutationOptions: UseMutationOptions<RevokeApiKeyResponse, RevokeApiKeyError, Options<RevokeApiKeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeApiKey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOauthGrantsQueryKey = (options?: Options<ListOauthGrantsData>) => createQueryKey('listOauthGrants', options);

/**
 * List the programs that members let in
 *
 * Lists OAuth grants, newest first unless `sort` says otherwise: each is one consent of one member for one program, with all tokens that followed from it. Everybody sees their own; settings.api shows those of all members. Call it to see which programs act for whom, and when they last did.
 */
export const listOauthGrantsOptions = (options?: Options<ListOauthGrantsData>) => queryOptions<ListOauthGrantsResponse, ListOauthGrantsError, ListOauthGrantsResponse, ReturnType<typeof listOauthGrantsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOauthGrants({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOauthGrantsQueryKey(options)
});

export const listOauthGrantsInfiniteQueryKey = (options?: Options<ListOauthGrantsData>): QueryKey<Options<ListOauthGrantsData>> => createQueryKey('listOauthGrants', options, true);

/**
 * List the programs that members let in
 *
 * Lists OAuth grants, newest first unless `sort` says otherwise: each is one consent of one member for one program, with all tokens that followed from it. Everybody sees their own; settings.api shows those of all members. Call it to see which programs act for whom, and when they last did.
 */
export const listOauthGrantsInfiniteOptions = (options?: Options<ListOauthGrantsData>) => {
    const opts = infiniteQueryOptions<ListOauthGrantsResponse, ListOauthGrantsError, InfiniteData<ListOauthGrantsResponse>, QueryKey<Options<ListOauthGrantsData>>, number | Pick<QueryKey<Options<ListOauthGrantsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOauthGrantsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOauthGrants({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOauthGrantsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Shut a program out
 *
 * Revokes the grant for good: its codes and tokens end at once, everywhere. Revoking it again changes nothing. Everybody may revoke their own; those of others need settings.api and answer 404 without it.
 */
export const revokeOauthGrantMutation = (options?: Partial<Options<RevokeOauthGrantData>>): UseMutationOptions<RevokeOauthGrantResponse, RevokeOauthGrantError, Options<RevokeOauthGrantData>> => {
    const mutationOptions: UseMutationOptions<RevokeOauthGrantResponse, RevokeOauthGrantError, Options<RevokeOauthGrantData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeOauthGrant({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getWebhookSettingsQueryKey = (options?: Options<GetWebhookSettingsData>) => createQueryKey('getWebhookSettings', options);

/**
 * Show how events are sent to the agency's endpoints
 *
 * Shows the endpoints with their state, the events that are enabled, and what is known of the signing secret without telling it. An agency that has set up nothing gets an answer with empty lists. Needs settings.webhooks.
 */
export const getWebhookSettingsOptions = (options?: Options<GetWebhookSettingsData>) => queryOptions<GetWebhookSettingsResponse, GetWebhookSettingsError, GetWebhookSettingsResponse, ReturnType<typeof getWebhookSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getWebhookSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getWebhookSettingsQueryKey(options)
});

/**
 * Change endpoints and enabled events
 *
 * Changes where events go and which; what is absent stays. The first endpoint makes the signing secret, which is then shown once by `revealWebhookSecret`. An address has to be HTTPS and to resolve to public addresses, which is checked now and again at each connection. Saving an endpoint as `active` sets its failures to 0; turning it off skips what waits for it, which can be redelivered. `overrides` replaces all overrides: what waits for one that is left out goes to the global address, or is skipped when there is none. Needs settings.webhooks. Answers 400 for an address that cannot be used or an event that does not exist, and 409 when `expected_revision` is stale.
 */
export const updateWebhookSettingsMutation = (options?: Partial<Options<UpdateWebhookSettingsData>>): UseMutationOptions<UpdateWebhookSettingsResponse, UpdateWebhookSettingsError, Options<UpdateWebhookSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateWebhookSettingsResponse, UpdateWebhookSettingsError, Options<UpdateWebhookSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateWebhookSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWebhookEventsQueryKey = (options?: Options<ListWebhookEventsData>) => createQueryKey('listWebhookEvents', options);

/**
 * List the events there are, each with a sample
 *
 * Lists every event of the contract with what it tells, whether it is enabled and where it would go, and a sample of the body as it would be sent. Needs settings.webhooks. Call it to let somebody choose among the events.
 */
export const listWebhookEventsOptions = (options?: Options<ListWebhookEventsData>) => queryOptions<ListWebhookEventsResponse, ListWebhookEventsError, ListWebhookEventsResponse, ReturnType<typeof listWebhookEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhookEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookEventsQueryKey(options)
});

export const listWebhookEventsInfiniteQueryKey = (options?: Options<ListWebhookEventsData>): QueryKey<Options<ListWebhookEventsData>> => createQueryKey('listWebhookEvents', options, true);

/**
 * List the events there are, each with a sample
 *
 * Lists every event of the contract with what it tells, whether it is enabled and where it would go, and a sample of the body as it would be sent. Needs settings.webhooks. Call it to let somebody choose among the events.
 */
export const listWebhookEventsInfiniteOptions = (options?: Options<ListWebhookEventsData>) => {
    const opts = infiniteQueryOptions<ListWebhookEventsResponse, ListWebhookEventsError, InfiniteData<ListWebhookEventsResponse>, QueryKey<Options<ListWebhookEventsData>>, number | Pick<QueryKey<Options<ListWebhookEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListWebhookEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listWebhookEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listWebhookEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Send a ping to an endpoint
 *
 * Sends the event `webhook.ping` to the global address, or to the override of `event_type`, also while it is turned off. It makes one attempt, is not tried again and does not count as a failure of the endpoint. Read the delivery to see what came of it. Needs settings.webhooks. Answers 409 when no such endpoint is set.
 */
export const sendWebhookPingMutation = (options?: Partial<Options<SendWebhookPingData>>): UseMutationOptions<SendWebhookPingResponse, SendWebhookPingError, Options<SendWebhookPingData>> => {
    const mutationOptions: UseMutationOptions<SendWebhookPingResponse, SendWebhookPingError, Options<SendWebhookPingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendWebhookPing({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send a sample of an event
 *
 * Sends an event with the sample data of the catalogue to where it would go, whether the event is enabled and the endpoint turned on or not. The header `X-AT-Sample` tells it from a real one. It makes one attempt and does not count for the endpoint. Needs settings.webhooks. Answers 400 for an event that does not exist and 409 when no endpoint is set.
 */
export const sendWebhookSampleMutation = (options?: Partial<Options<SendWebhookSampleData>>): UseMutationOptions<SendWebhookSampleResponse, SendWebhookSampleError, Options<SendWebhookSampleData>> => {
    const mutationOptions: UseMutationOptions<SendWebhookSampleResponse, SendWebhookSampleError, Options<SendWebhookSampleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendWebhookSample({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send a waiting delivery now
 *
 * Moves the next attempt of a waiting delivery to now. The attempt takes its turn behind others that are due at the endpoint, and counts as one of the delivery's attempts. A delivery that is due already, or is being sent, stays as it is. Needs settings.webhooks. Returns 409 if the delivery is finished (send it again with `redeliverOutboundWebhook`) or its endpoint is off.
 */
export const sendWebhookDeliveryMutation = (options?: Partial<Options<SendWebhookDeliveryData>>): UseMutationOptions<SendWebhookDeliveryResponse, SendWebhookDeliveryError, Options<SendWebhookDeliveryData>> => {
    const mutationOptions: UseMutationOptions<SendWebhookDeliveryResponse, SendWebhookDeliveryError, Options<SendWebhookDeliveryData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendWebhookDelivery({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Show the signing secret, once
 *
 * Shows the current signing secret if nobody has seen it yet; it is shown once and cannot be shown again. Needs settings.webhooks. Answers 409 when it was shown before (rotate it to get a new one) or when there is none yet.
 */
export const revealWebhookSecretMutation = (options?: Partial<Options<RevealWebhookSecretData>>): UseMutationOptions<RevealWebhookSecretResponse, RevealWebhookSecretError, Options<RevealWebhookSecretData>> => {
    const mutationOptions: UseMutationOptions<RevealWebhookSecretResponse, RevealWebhookSecretError, Options<RevealWebhookSecretData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revealWebhookSecret({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Replace the signing secret
 *
 * Makes a new signing secret and shows it once. The former one stays valid for `overlap_hours`: until then every delivery carries a signature by each, the new one first. Needs settings.webhooks. Answers 409 while a former secret is still valid, unless `force` drops it at once, and when there is no secret yet.
 */
export const rotateWebhookSecretMutation = (options?: Partial<Options<RotateWebhookSecretData>>): UseMutationOptions<RotateWebhookSecretResponse, RotateWebhookSecretError, Options<RotateWebhookSecretData>> => {
    const mutationOptions: UseMutationOptions<RotateWebhookSecretResponse, RotateWebhookSecretError, Options<RotateWebhookSecretData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateWebhookSecret({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Redeliver everything that failed since a time
 *
 * Makes a new delivery for each event that `previewWebhookRecovery` counts, oldest first, with the same event id and body. They go out as fast as the endpoint takes them. Needs settings.webhooks. Answers 409 when no endpoint is active; events that go to one that is turned off are left out.
 */
export const recoverWebhookDeliveriesMutation = (options?: Partial<Options<RecoverWebhookDeliveriesData>>): UseMutationOptions<RecoverWebhookDeliveriesResponse, RecoverWebhookDeliveriesError, Options<RecoverWebhookDeliveriesData>> => {
    const mutationOptions: UseMutationOptions<RecoverWebhookDeliveriesResponse, RecoverWebhookDeliveriesError, Options<RecoverWebhookDeliveriesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await recoverWebhookDeliveries({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Count what a recovery would redeliver
 *
 * Counts the events since a time whose deliveries were exhausted or skipped and that were not delivered by any redelivery since, nor are on their way. Nothing changes. Needs settings.webhooks. Call it before `recoverWebhookDeliveries`.
 */
export const previewWebhookRecoveryMutation = (options?: Partial<Options<PreviewWebhookRecoveryData>>): UseMutationOptions<PreviewWebhookRecoveryResponse, PreviewWebhookRecoveryError, Options<PreviewWebhookRecoveryData>> => {
    const mutationOptions: UseMutationOptions<PreviewWebhookRecoveryResponse, PreviewWebhookRecoveryError, Options<PreviewWebhookRecoveryData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewWebhookRecovery({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change how stages are assigned by themselves
 *
 * Changes how stages of tasks find somebody by themselves; what is absent stays. Decisions of the past stay, the next one goes by the new settings: stages in the overflow are tried again at their time. Needs settings.manage. Answers 400 when the weights are not 100 together or a member to tell is unknown, and 409 when `expected_revision` is stale.
 */
export const updateTaskAutoAssignmentSettingsMutation = (options?: Partial<Options<UpdateTaskAutoAssignmentSettingsData>>): UseMutationOptions<UpdateTaskAutoAssignmentSettingsResponse, UpdateTaskAutoAssignmentSettingsError, Options<UpdateTaskAutoAssignmentSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateTaskAutoAssignmentSettingsResponse, UpdateTaskAutoAssignmentSettingsError, Options<UpdateTaskAutoAssignmentSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTaskAutoAssignmentSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listInboundWebhookDeliveriesQueryKey = (options?: Options<ListInboundWebhookDeliveriesData>) => createQueryKey('listInboundWebhookDeliveries', options);

/**
 * List what inbound webhooks received
 *
 * Lists calls of the inbound webhooks of all automations in the last 30 days, newest first unless `sort` says otherwise, with what became of each: accepted with its execution, captured as a sample, duplicate, rejected or failed. Needs settings.webhooks; the deliveries of one automation are shown by `listAutomationInboundWebhookDeliveries` with automations.view.
 */
export const listInboundWebhookDeliveriesOptions = (options?: Options<ListInboundWebhookDeliveriesData>) => queryOptions<ListInboundWebhookDeliveriesResponse, ListInboundWebhookDeliveriesError, ListInboundWebhookDeliveriesResponse, ReturnType<typeof listInboundWebhookDeliveriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInboundWebhookDeliveries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInboundWebhookDeliveriesQueryKey(options)
});

export const listInboundWebhookDeliveriesInfiniteQueryKey = (options?: Options<ListInboundWebhookDeliveriesData>): QueryKey<Options<ListInboundWebhookDeliveriesData>> => createQueryKey('listInboundWebhookDeliveries', options, true);

/**
 * List what inbound webhooks received
 *
 * Lists calls of the inbound webhooks of all automations in the last 30 days, newest first unless `sort` says otherwise, with what became of each: accepted with its execution, captured as a sample, duplicate, rejected or failed. Needs settings.webhooks; the deliveries of one automation are shown by `listAutomationInboundWebhookDeliveries` with automations.view.
 */
export const listInboundWebhookDeliveriesInfiniteOptions = (options?: Options<ListInboundWebhookDeliveriesData>) => {
    const opts = infiniteQueryOptions<ListInboundWebhookDeliveriesResponse, ListInboundWebhookDeliveriesError, InfiniteData<ListInboundWebhookDeliveriesResponse>, QueryKey<Options<ListInboundWebhookDeliveriesData>>, number | Pick<QueryKey<Options<ListInboundWebhookDeliveriesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInboundWebhookDeliveriesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInboundWebhookDeliveries({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInboundWebhookDeliveriesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getInboundWebhookDeliveryQueryKey = (options: Options<GetInboundWebhookDeliveryData>) => createQueryKey('getInboundWebhookDelivery', options);

/**
 * Read an inbound delivery with its body
 *
 * Shows one call of an inbound webhook with its headers, credentials masked, and its body as it came, up to 1 MiB. Needs settings.webhooks. Deliveries are kept for 30 days and answer 404 afterwards.
 */
export const getInboundWebhookDeliveryOptions = (options: Options<GetInboundWebhookDeliveryData>) => queryOptions<GetInboundWebhookDeliveryResponse, GetInboundWebhookDeliveryError, GetInboundWebhookDeliveryResponse, ReturnType<typeof getInboundWebhookDeliveryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getInboundWebhookDelivery({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getInboundWebhookDeliveryQueryKey(options)
});

export const listOutboundWebhookDeliveriesQueryKey = (options?: Options<ListOutboundWebhookDeliveriesData>) => createQueryKey('listOutboundWebhookDeliveries', options);

/**
 * List what was sent to the agency's webhook endpoints
 *
 * Lists deliveries of the last 30 days, one row for each event and address and one for each redelivery and ping, newest first unless `sort` says otherwise, with how many attempts were made and what the receiver answered. Needs settings.webhooks. Call it with `status=exhausted` to find what a receiver has missed.
 */
export const listOutboundWebhookDeliveriesOptions = (options?: Options<ListOutboundWebhookDeliveriesData>) => queryOptions<ListOutboundWebhookDeliveriesResponse, ListOutboundWebhookDeliveriesError, ListOutboundWebhookDeliveriesResponse, ReturnType<typeof listOutboundWebhookDeliveriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOutboundWebhookDeliveries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOutboundWebhookDeliveriesQueryKey(options)
});

export const listOutboundWebhookDeliveriesInfiniteQueryKey = (options?: Options<ListOutboundWebhookDeliveriesData>): QueryKey<Options<ListOutboundWebhookDeliveriesData>> => createQueryKey('listOutboundWebhookDeliveries', options, true);

/**
 * List what was sent to the agency's webhook endpoints
 *
 * Lists deliveries of the last 30 days, one row for each event and address and one for each redelivery and ping, newest first unless `sort` says otherwise, with how many attempts were made and what the receiver answered. Needs settings.webhooks. Call it with `status=exhausted` to find what a receiver has missed.
 */
export const listOutboundWebhookDeliveriesInfiniteOptions = (options?: Options<ListOutboundWebhookDeliveriesData>) => {
    const opts = infiniteQueryOptions<ListOutboundWebhookDeliveriesResponse, ListOutboundWebhookDeliveriesError, InfiniteData<ListOutboundWebhookDeliveriesResponse>, QueryKey<Options<ListOutboundWebhookDeliveriesData>>, number | Pick<QueryKey<Options<ListOutboundWebhookDeliveriesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOutboundWebhookDeliveriesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOutboundWebhookDeliveries({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOutboundWebhookDeliveriesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getOutboundWebhookDeliveryQueryKey = (options: Options<GetOutboundWebhookDeliveryData>) => createQueryKey('getOutboundWebhookDelivery', options);

/**
 * Read an outbound delivery with its body and attempts
 *
 * Shows one delivery with the body that every attempt sends, byte for byte, and each attempt with the beginning of what the receiver answered. The signature is not shown, since each attempt makes its own. Needs settings.webhooks. Deliveries are kept for 30 days and answer 404 afterwards.
 */
export const getOutboundWebhookDeliveryOptions = (options: Options<GetOutboundWebhookDeliveryData>) => queryOptions<GetOutboundWebhookDeliveryResponse, GetOutboundWebhookDeliveryError, GetOutboundWebhookDeliveryResponse, ReturnType<typeof getOutboundWebhookDeliveryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOutboundWebhookDelivery({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOutboundWebhookDeliveryQueryKey(options)
});

/**
 * Deliver an event again
 *
 * Makes a new delivery in `pending` with the same event id and body, a new delivery id and all attempts before it, to the address that the event goes to now, whether its type is still enabled or not; the old row stays as it is. Receivers that remember event ids take it once. Needs settings.webhooks. Answers 409 while the delivery is `pending`, `delivering` or `retrying` (it is `delivered`, `exhausted` and `skipped` ones that can be sent again), when its endpoint is disabled or none is set, or for a ping or a sample.
 */
export const redeliverOutboundWebhookMutation = (options?: Partial<Options<RedeliverOutboundWebhookData>>): UseMutationOptions<RedeliverOutboundWebhookResponse, RedeliverOutboundWebhookError, Options<RedeliverOutboundWebhookData>> => {
    const mutationOptions: UseMutationOptions<RedeliverOutboundWebhookResponse, RedeliverOutboundWebhookError, Options<RedeliverOutboundWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await redeliverOutboundWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getIntegrationHealthQueryKey = (options?: Options<GetIntegrationHealthData>) => createQueryKey('getIntegrationHealth', options);

/**
 * Show how the agency's integrations are doing
 *
 * Shows the calls to the agency's API and MCP server over a stretch of time that ends now: how many there were, how they ended and how long they took, against as long a stretch before; which errors, operations and credentials come up most; how webhooks are delivered; and how much of each budget of requests is left. Calls of people in the console are not among them. Needs settings.view; webhooks are shown with settings.webhooks, and credentials, messages of errors and names of programs with settings.api, and are null without it. Call it for an overview, then follow up in the request log.
 */
export const getIntegrationHealthOptions = (options?: Options<GetIntegrationHealthData>) => queryOptions<GetIntegrationHealthResponse, GetIntegrationHealthError, GetIntegrationHealthResponse, ReturnType<typeof getIntegrationHealthQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIntegrationHealth({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIntegrationHealthQueryKey(options)
});

export const listMcpConversationsQueryKey = (options?: Options<ListMcpConversationsData>) => createQueryKey('listMcpConversations', options);

/**
 * List the conversations of AI hosts
 *
 * Lists conversations that AI hosts began over MCP and that ended less than 30 days ago or are open, the last used first unless `sort` says otherwise. Everybody sees their own; settings.api shows those of all members and service accounts. What somebody asked an AI for is personal: nobody else sees a prompt, or that there is a conversation. Call it to see what AI hosts work on, for whom and with which model.
 */
export const listMcpConversationsOptions = (options?: Options<ListMcpConversationsData>) => queryOptions<ListMcpConversationsResponse, ListMcpConversationsError, ListMcpConversationsResponse, ReturnType<typeof listMcpConversationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMcpConversations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMcpConversationsQueryKey(options)
});

export const listMcpConversationsInfiniteQueryKey = (options?: Options<ListMcpConversationsData>): QueryKey<Options<ListMcpConversationsData>> => createQueryKey('listMcpConversations', options, true);

/**
 * List the conversations of AI hosts
 *
 * Lists conversations that AI hosts began over MCP and that ended less than 30 days ago or are open, the last used first unless `sort` says otherwise. Everybody sees their own; settings.api shows those of all members and service accounts. What somebody asked an AI for is personal: nobody else sees a prompt, or that there is a conversation. Call it to see what AI hosts work on, for whom and with which model.
 */
export const listMcpConversationsInfiniteOptions = (options?: Options<ListMcpConversationsData>) => {
    const opts = infiniteQueryOptions<ListMcpConversationsResponse, ListMcpConversationsError, InfiniteData<ListMcpConversationsResponse>, QueryKey<Options<ListMcpConversationsData>>, number | Pick<QueryKey<Options<ListMcpConversationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMcpConversationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMcpConversations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMcpConversationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getMcpConversationQueryKey = (options: Options<GetMcpConversationData>) => createQueryKey('getMcpConversation', options);

/**
 * Read a conversation of an AI host
 *
 * Shows one conversation with its whole prompt, the tools that it was given and those that it called, and the records that it is about; the name of a client needs clients.view. Everybody may read their own; those of others need settings.api and answer 404 without it. Call it to see what an AI host could do and did.
 */
export const getMcpConversationOptions = (options: Options<GetMcpConversationData>) => queryOptions<GetMcpConversationResponse, GetMcpConversationError, GetMcpConversationResponse, ReturnType<typeof getMcpConversationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMcpConversation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMcpConversationQueryKey(options)
});

export const listMcpConversationCallsQueryKey = (options: Options<ListMcpConversationCallsData>) => createQueryKey('listMcpConversationCalls', options);

/**
 * List the tool calls of a conversation
 *
 * Lists the calls of tools that a conversation made, the latest first unless `sort` says otherwise. What they were called with is not kept. Everybody may read those of their own conversations; those of others need settings.api and answer 404 without it. Call it to follow what an AI host did; `request_id` leads to the request log.
 */
export const listMcpConversationCallsOptions = (options: Options<ListMcpConversationCallsData>) => queryOptions<ListMcpConversationCallsResponse, ListMcpConversationCallsError, ListMcpConversationCallsResponse, ReturnType<typeof listMcpConversationCallsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMcpConversationCalls({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMcpConversationCallsQueryKey(options)
});

export const listMcpConversationCallsInfiniteQueryKey = (options: Options<ListMcpConversationCallsData>): QueryKey<Options<ListMcpConversationCallsData>> => createQueryKey('listMcpConversationCalls', options, true);

/**
 * List the tool calls of a conversation
 *
 * Lists the calls of tools that a conversation made, the latest first unless `sort` says otherwise. What they were called with is not kept. Everybody may read those of their own conversations; those of others need settings.api and answer 404 without it. Call it to follow what an AI host did; `request_id` leads to the request log.
 */
export const listMcpConversationCallsInfiniteOptions = (options: Options<ListMcpConversationCallsData>) => {
    const opts = infiniteQueryOptions<ListMcpConversationCallsResponse, ListMcpConversationCallsError, InfiniteData<ListMcpConversationCallsResponse>, QueryKey<Options<ListMcpConversationCallsData>>, number | Pick<QueryKey<Options<ListMcpConversationCallsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMcpConversationCallsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMcpConversationCalls({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMcpConversationCallsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * End a conversation of an AI host
 *
 * Ends a conversation for good: from now on the host gets the answer that there is no such conversation, in every process. A call that is under way is finished. Its program may begin another one; to shut that out, revoke its grant or key. Ending one that has ended changes nothing. Everybody may end their own; those of others need settings.api and answer 404 without it.
 */
export const endMcpConversationMutation = (options?: Partial<Options<EndMcpConversationData>>): UseMutationOptions<EndMcpConversationResponse, EndMcpConversationError, Options<EndMcpConversationData>> => {
    const mutationOptions: UseMutationOptions<EndMcpConversationResponse, EndMcpConversationError, Options<EndMcpConversationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endMcpConversation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getApiRequestEffectsQueryKey = (options: Options<GetApiRequestEffectsData>) => createQueryKey('getApiRequestEffects', options);

/**
 * Show what one request did
 *
 * Shows what one call of the request log left behind: the events that it emitted, what the audit trail holds of it, and the webhook deliveries that followed with the state that they have now. A call that reads or was refused has empty lists; a retried call that answered from its `Idempotency-Key` did nothing itself. Lists hold the first 200, beside how many there are. Deliveries need settings.webhooks and are null without it; names of records need the permission to view them. Needs settings.api. Call it from a line of the request log to see what came of it.
 */
export const getApiRequestEffectsOptions = (options: Options<GetApiRequestEffectsData>) => queryOptions<GetApiRequestEffectsResponse, GetApiRequestEffectsError, GetApiRequestEffectsResponse, ReturnType<typeof getApiRequestEffectsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiRequestEffects({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiRequestEffectsQueryKey(options)
});

export const listEmailDeliveryLogsQueryKey = (options?: Options<ListEmailDeliveryLogsData>) => createQueryKey('listEmailDeliveryLogs', options);

/**
 * List e-mails that were sent, and what became of them
 *
 * Lists e-mails that the agency sent - replies to tickets, notifications, invitations, invoices and the like - with whether they arrived, newest first unless `sort` says otherwise. Texts are not kept here. Needs settings.view; e-mails about records that the caller may not see have a null subject.
 */
export const listEmailDeliveryLogsOptions = (options?: Options<ListEmailDeliveryLogsData>) => queryOptions<ListEmailDeliveryLogsResponse, ListEmailDeliveryLogsError, ListEmailDeliveryLogsResponse, ReturnType<typeof listEmailDeliveryLogsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEmailDeliveryLogs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEmailDeliveryLogsQueryKey(options)
});

export const listEmailDeliveryLogsInfiniteQueryKey = (options?: Options<ListEmailDeliveryLogsData>): QueryKey<Options<ListEmailDeliveryLogsData>> => createQueryKey('listEmailDeliveryLogs', options, true);

/**
 * List e-mails that were sent, and what became of them
 *
 * Lists e-mails that the agency sent - replies to tickets, notifications, invitations, invoices and the like - with whether they arrived, newest first unless `sort` says otherwise. Texts are not kept here. Needs settings.view; e-mails about records that the caller may not see have a null subject.
 */
export const listEmailDeliveryLogsInfiniteOptions = (options?: Options<ListEmailDeliveryLogsData>) => {
    const opts = infiniteQueryOptions<ListEmailDeliveryLogsResponse, ListEmailDeliveryLogsError, InfiniteData<ListEmailDeliveryLogsResponse>, QueryKey<Options<ListEmailDeliveryLogsData>>, number | Pick<QueryKey<Options<ListEmailDeliveryLogsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListEmailDeliveryLogsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listEmailDeliveryLogs({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listEmailDeliveryLogsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getEmailDeliveryLogQueryKey = (options: Options<GetEmailDeliveryLogData>) => createQueryKey('getEmailDeliveryLog', options);

/**
 * Read what became of an e-mail
 *
 * Shows one e-mail that the agency sent, with every step of its delivery and what the receiving server said. Its text is not kept here. Needs settings.view.
 */
export const getEmailDeliveryLogOptions = (options: Options<GetEmailDeliveryLogData>) => queryOptions<GetEmailDeliveryLogResponse, GetEmailDeliveryLogError, GetEmailDeliveryLogResponse, ReturnType<typeof getEmailDeliveryLogQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getEmailDeliveryLog({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getEmailDeliveryLogQueryKey(options)
});

export const listApiRequestLogsQueryKey = (options?: Options<ListApiRequestLogsData>) => createQueryKey('listApiRequestLogs', options);

/**
 * List API request logs
 *
 * Lists the calls that were made to this agency's API in the last 30 days, newest first unless `sort` says otherwise, to find out what an integration did or why it failed. A call shows up within a second of its answer. Bodies and credentials are never stored. Needs settings.api.
 */
export const listApiRequestLogsOptions = (options?: Options<ListApiRequestLogsData>) => queryOptions<ListApiRequestLogsResponse, ListApiRequestLogsError, ListApiRequestLogsResponse, ReturnType<typeof listApiRequestLogsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiRequestLogs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiRequestLogsQueryKey(options)
});

export const listApiRequestLogsInfiniteQueryKey = (options?: Options<ListApiRequestLogsData>): QueryKey<Options<ListApiRequestLogsData>> => createQueryKey('listApiRequestLogs', options, true);

/**
 * List API request logs
 *
 * Lists the calls that were made to this agency's API in the last 30 days, newest first unless `sort` says otherwise, to find out what an integration did or why it failed. A call shows up within a second of its answer. Bodies and credentials are never stored. Needs settings.api.
 */
export const listApiRequestLogsInfiniteOptions = (options?: Options<ListApiRequestLogsData>) => {
    const opts = infiniteQueryOptions<ListApiRequestLogsResponse, ListApiRequestLogsError, InfiniteData<ListApiRequestLogsResponse>, QueryKey<Options<ListApiRequestLogsData>>, number | Pick<QueryKey<Options<ListApiRequestLogsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiRequestLogsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiRequestLogs({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiRequestLogsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getApiRequestLogQueryKey = (options: Options<GetApiRequestLogData>) => createQueryKey('getApiRequestLog', options);

/**
 * Read an API request log
 *
 * Shows one call to this agency's API: what was asked, how it was answered and how long it took. Logs are kept for 30 days. Needs settings.api.
 */
export const getApiRequestLogOptions = (options: Options<GetApiRequestLogData>) => queryOptions<GetApiRequestLogResponse, GetApiRequestLogError, GetApiRequestLogResponse, ReturnType<typeof getApiRequestLogQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiRequestLog({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiRequestLogQueryKey(options)
});

export const listAuthEventsQueryKey = (options?: Options<ListAuthEventsData>) => createQueryKey('listAuthEvents', options);

/**
 * List sign-ins and other authentication events
 *
 * Lists who signed in or failed to, and what happened to API keys, OAuth grants, memberships, permissions and the secret and addresses of webhooks, newest first unless `sort` says otherwise: who did it, from which address, with which app, and from what to what. Call it after a suspicion, or for a security audit. Secrets are never stored. A person may belong to several agencies: their sign-ins show in each one where they are active. A refused API key shows at most once a minute. Events are kept for 400 days. `search` looks at names and e-mail addresses of users, names of OAuth clients and failure reasons. Needs settings.manage.
 */
export const listAuthEventsOptions = (options?: Options<ListAuthEventsData>) => queryOptions<ListAuthEventsResponse, ListAuthEventsError, ListAuthEventsResponse, ReturnType<typeof listAuthEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAuthEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAuthEventsQueryKey(options)
});

export const listAuthEventsInfiniteQueryKey = (options?: Options<ListAuthEventsData>): QueryKey<Options<ListAuthEventsData>> => createQueryKey('listAuthEvents', options, true);

/**
 * List sign-ins and other authentication events
 *
 * Lists who signed in or failed to, and what happened to API keys, OAuth grants, memberships, permissions and the secret and addresses of webhooks, newest first unless `sort` says otherwise: who did it, from which address, with which app, and from what to what. Call it after a suspicion, or for a security audit. Secrets are never stored. A person may belong to several agencies: their sign-ins show in each one where they are active. A refused API key shows at most once a minute. Events are kept for 400 days. `search` looks at names and e-mail addresses of users, names of OAuth clients and failure reasons. Needs settings.manage.
 */
export const listAuthEventsInfiniteOptions = (options?: Options<ListAuthEventsData>) => {
    const opts = infiniteQueryOptions<ListAuthEventsResponse, ListAuthEventsError, InfiniteData<ListAuthEventsResponse>, QueryKey<Options<ListAuthEventsData>>, number | Pick<QueryKey<Options<ListAuthEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListAuthEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listAuthEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listAuthEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * Create a process
 *
 * Creates a process as a draft, with its defaults for new tasks and, when given, its stages and their tools. Nothing can be started from it before it is published. Needs tasks.manage. Answers 400 for a member, department, template or field that the agency does not have, and for a placeholder that does not exist; 409 when the name is taken, or when stages wait for each other in a circle.
 */
export const createProcessMutation = (options?: Partial<Options<CreateProcessData>>): UseMutationOptions<CreateProcessResponse, CreateProcessError, Options<CreateProcessData>> => {
    const mutationOptions: UseMutationOptions<CreateProcessResponse, CreateProcessError, Options<CreateProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Create a process from text
 *
 * Creates a process as a draft from its text form, which `getProcessText` describes. Needs tasks.manage. Answers 400 with line and column of what is wrong in the text, such as `body.content line 12, column 5: ...`, and 409 when the name is taken, or when stages wait for each other in a circle.
 */
export const importProcessMutation = (options?: Partial<Options<ImportProcessData>>): UseMutationOptions<ImportProcessResponse, ImportProcessError, Options<ImportProcessData>> => {
    const mutationOptions: UseMutationOptions<ImportProcessResponse, ImportProcessError, Options<ImportProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change a process
 *
 * Changes the name and looks of a process, which take effect at once, and its defaults for new tasks, which do when it is published; what is absent stays. Needs tasks.manage. Answers 400 for a member, department or template that the agency does not have, and for a placeholder that does not exist; 409 when the name is taken, the process is archived, or `expected_revision` is stale.
 */
export const updateProcessMutation = (options?: Partial<Options<UpdateProcessData>>): UseMutationOptions<UpdateProcessResponse, UpdateProcessError, Options<UpdateProcessData>> => {
    const mutationOptions: UseMutationOptions<UpdateProcessResponse, UpdateProcessError, Options<UpdateProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Replace the stages of a process
 *
 * Replaces the stages of the draft as a whole, in the order given: with substages, dependencies, due rules, assignment, required fields and, where given, tools. A stage is known by its `key`, or by its `id` when it gets another key, and keeps its id and, without `tools` in the request, its tools; a stage that is left out is removed with its tools. Tasks that run keep what they have. Needs tasks.manage. Answers 400 for a member, department, template, field or target of a tool that the agency does not have, and 409 with the keys of stages that wait for each other in a circle, when the process is archived, or when `expected_revision` is stale.
 */
export const replaceProcessStagesMutation = (options?: Partial<Options<ReplaceProcessStagesData>>): UseMutationOptions<ReplaceProcessStagesResponse, ReplaceProcessStagesError, Options<ReplaceProcessStagesData>> => {
    const mutationOptions: UseMutationOptions<ReplaceProcessStagesResponse, ReplaceProcessStagesError, Options<ReplaceProcessStagesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replaceProcessStages({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Publish a process
 *
 * Makes the draft the next version, which new tasks get from now on; running tasks keep theirs. Needs tasks.manage. Answers 409 when it has no stage, when a due date counts from a predecessor that the stage does not have, when what a tool points to is gone, when a required tool is of a type that cannot be run yet, when nothing was changed since the last version, when the process is archived, or when `expected_revision` is stale. An optional tool of such a type is published, with a warning.
 */
export const publishProcessMutation = (options?: Partial<Options<PublishProcessData>>): UseMutationOptions<PublishProcessResponse, PublishProcessError, Options<PublishProcessData>> => {
    const mutationOptions: UseMutationOptions<PublishProcessResponse, PublishProcessError, Options<PublishProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await publishProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Go back to a published version
 *
 * Makes the draft what a published version was: without `version` the one in use, which discards what was changed since; another becomes a change that can be published. Stages and tools get their former ids back, name and looks stay, and departments, templates and members who are gone by now are left out. Needs tasks.manage. Answers 404 for a version that does not exist, and 409 when none was published, when the process is archived, or when `expected_revision` is stale.
 */
export const restoreProcessMutation = (options?: Partial<Options<RestoreProcessData>>): UseMutationOptions<RestoreProcessResponse, RestoreProcessError, Options<RestoreProcessData>> => {
    const mutationOptions: UseMutationOptions<RestoreProcessResponse, RestoreProcessError, Options<RestoreProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Archive a process
 *
 * Takes a process out of use: no task can be made from it and it cannot be edited, while running tasks go on. One that is archived stays as it is. Needs tasks.manage. Answers 409 when `expected_revision` is stale.
 */
export const archiveProcessMutation = (options?: Partial<Options<ArchiveProcessData>>): UseMutationOptions<ArchiveProcessResponse, ArchiveProcessError, Options<ArchiveProcessData>> => {
    const mutationOptions: UseMutationOptions<ArchiveProcessResponse, ArchiveProcessError, Options<ArchiveProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await archiveProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Unarchive a process
 *
 * Brings an archived process back into use, with the version and the draft that it had. One that is not archived stays as it is. Needs tasks.manage. Answers 409 when `expected_revision` is stale.
 */
export const unarchiveProcessMutation = (options?: Partial<Options<UnarchiveProcessData>>): UseMutationOptions<UnarchiveProcessResponse, UnarchiveProcessError, Options<UnarchiveProcessData>> => {
    const mutationOptions: UseMutationOptions<UnarchiveProcessResponse, UnarchiveProcessError, Options<UnarchiveProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await unarchiveProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Duplicate a process
 *
 * Makes a draft like the draft of another process, with stages and tools of its own. Needs tasks.manage. Departments, templates and members who are gone by now are left out. Answers 409 when the name is taken.
 */
export const duplicateProcessMutation = (options?: Partial<Options<DuplicateProcessData>>): UseMutationOptions<DuplicateProcessResponse, DuplicateProcessError, Options<DuplicateProcessData>> => {
    const mutationOptions: UseMutationOptions<DuplicateProcessResponse, DuplicateProcessError, Options<DuplicateProcessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await duplicateProcess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listProcessVersionsQueryKey = (options: Options<ListProcessVersionsData>) => createQueryKey('listProcessVersions', options);

/**
 * List the versions of a process
 *
 * Lists what was published of a process, the newest version first unless `sort` says otherwise, each with its note, who published it and how many tasks hold to it. `getFullProcessDefinition` shows what was in one. Needs tasks.view.
 */
export const listProcessVersionsOptions = (options: Options<ListProcessVersionsData>) => queryOptions<ListProcessVersionsResponse, ListProcessVersionsError, ListProcessVersionsResponse, ReturnType<typeof listProcessVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProcessVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listProcessVersionsQueryKey(options)
});

export const listProcessVersionsInfiniteQueryKey = (options: Options<ListProcessVersionsData>): QueryKey<Options<ListProcessVersionsData>> => createQueryKey('listProcessVersions', options, true);

/**
 * List the versions of a process
 *
 * Lists what was published of a process, the newest version first unless `sort` says otherwise, each with its note, who published it and how many tasks hold to it. `getFullProcessDefinition` shows what was in one. Needs tasks.view.
 */
export const listProcessVersionsInfiniteOptions = (options: Options<ListProcessVersionsData>) => {
    const opts = infiniteQueryOptions<ListProcessVersionsResponse, ListProcessVersionsError, InfiniteData<ListProcessVersionsResponse>, QueryKey<Options<ListProcessVersionsData>>, number | Pick<QueryKey<Options<ListProcessVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListProcessVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    offset: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listProcessVersions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listProcessVersionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getProcessTextQueryKey = (options: Options<GetProcessTextData>) => createQueryKey('getProcessText', options);

/**
 * Read a process as text
 *
 * Shows a process as YAML that people can read, edit and keep under version control: the draft, or the version named. Stages, tools and fields are named by their keys and names, members by e-mail address, departments and status templates by name. A stage waits for the one before it unless `after` says otherwise: `[]` for none, `[copy, design]`, or `{copy: {type: start_to_start, lag: 2h}}`. Lengths of time are `90m`, `4h`, `2d`, `1w` or several (`1d 4h`), a day being 24 hours; due dates `3d after start`, `2h before due` (of the task) or `1d after predecessors`; `assign` is a list of members, `task assignees`, `client owners`, `auto` or `{auto: [copywriting]}`. Members who left, and what was deleted, are left out. A text of more than 200,000 characters cannot be sent back. Needs tasks.view.
 */
export const getProcessTextOptions = (options: Options<GetProcessTextData>) => queryOptions<GetProcessTextResponse, GetProcessTextError, GetProcessTextResponse, ReturnType<typeof getProcessTextQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProcessText({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProcessTextQueryKey(options)
});

/**
 * Replace a process by text
 *
 * Makes the draft what the text says, as `getProcessText` writes it, as a whole: what the text leaves out falls back to its default, and a stage that it leaves out is removed. Stages are known by their keys, tools and substages by their names, and keep their ids. Comments are allowed and not kept; anchors, aliases and tags are refused. Needs tasks.manage. Answers 400 with line and column of what is wrong, such as `body.content line 12, column 5: ...`; 409 with the keys of stages that wait for each other in a circle, when the name is taken, the process is archived, or `expected_revision` is stale.
 */
export const replaceProcessTextMutation = (options?: Partial<Options<ReplaceProcessTextData>>): UseMutationOptions<ReplaceProcessTextResponse, ReplaceProcessTextError, Options<ReplaceProcessTextData>> => {
    const mutationOptions: UseMutationOptions<ReplaceProcessTextResponse, ReplaceProcessTextError, Options<ReplaceProcessTextData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replaceProcessText({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getTaskStageToolsQueryKey = (options: Options<GetTaskStageToolsData>) => createQueryKey('getTaskStageTools', options);

/**
 * Get the tools of a stage
 *
 * Shows the tools that a stage of a task offers, by position: how far each has come, what is missing before it has run, and what the caller may do with it now. The tools are those of the process version that the task holds to. A tool that is not for everybody shows to assignees of the stage, holders of tasks.manage and, for an approval, its approvers. Needs tasks.view.
 */
export const getTaskStageToolsOptions = (options: Options<GetTaskStageToolsData>) => queryOptions<GetTaskStageToolsResponse, GetTaskStageToolsError, GetTaskStageToolsResponse, ReturnType<typeof getTaskStageToolsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTaskStageTools({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTaskStageToolsQueryKey(options)
});

/**
 * Tick or untick a checklist item
 *
 * Ticks an item of a checklist or takes the tick off, and records who did it. The checklist has run once every required item is ticked; without a required item, one that is ticked is enough. Allowed to assignees of the stage, and with tasks.transition. An item that already is as requested stays as it is. Returns 404 if the checklist has no such item, and 409 if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not a checklist, or if `expected_revision` is stale.
 */
export const setTaskStageToolItemMutation = (options?: Partial<Options<SetTaskStageToolItemData>>): UseMutationOptions<SetTaskStageToolItemResponse, SetTaskStageToolItemError, Options<SetTaskStageToolItemData>> => {
    const mutationOptions: UseMutationOptions<SetTaskStageToolItemResponse, SetTaskStageToolItemError, Options<SetTaskStageToolItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setTaskStageToolItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Open a link
 *
 * Records that somebody opens a link of a stage, and returns its address in `link.url`, with the placeholders filled in. The link has run from then on. Allowed to assignees of the stage, and with tasks.transition. Returns 409 if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not a link, or if `expected_revision` is stale.
 */
export const runTaskStageToolMutation = (options?: Partial<Options<RunTaskStageToolData>>): UseMutationOptions<RunTaskStageToolResponse, RunTaskStageToolError, Options<RunTaskStageToolData>> => {
    const mutationOptions: UseMutationOptions<RunTaskStageToolResponse, RunTaskStageToolError, Options<RunTaskStageToolData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await runTaskStageTool({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Request approval
 *
 * Asks the approvers that the process names for their approval, and notifies them. Allowed to assignees of the stage, and with tasks.transition. A request that is pending stays as it is; one that was rejected or withdrawn is replaced. Returns 409 if fewer approvers than needed can see the task, the caller left out, if the tool is approved already, if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not an approval, or if `expected_revision` is stale.
 */
export const submitTaskStageToolApprovalMutation = (options?: Partial<Options<SubmitTaskStageToolApprovalData>>): UseMutationOptions<SubmitTaskStageToolApprovalResponse, SubmitTaskStageToolApprovalError, Options<SubmitTaskStageToolApprovalData>> => {
    const mutationOptions: UseMutationOptions<SubmitTaskStageToolApprovalResponse, SubmitTaskStageToolApprovalError, Options<SubmitTaskStageToolApprovalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await submitTaskStageToolApproval({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Approve or reject
 *
 * Records the caller's decision on a request for approval, and notifies the member who requested it. The tool has run once `min_approvals` approvers agree; one rejection ends the request. Approvers can change their decision while the request is pending or approved and the stage is open. Allowed to the approvers only, and never to the one who requested it. Returns 409 if no request is pending or approved, if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not an approval, or if `expected_revision` is stale.
 */
export const decideTaskStageToolApprovalMutation = (options?: Partial<Options<DecideTaskStageToolApprovalData>>): UseMutationOptions<DecideTaskStageToolApprovalResponse, DecideTaskStageToolApprovalError, Options<DecideTaskStageToolApprovalData>> => {
    const mutationOptions: UseMutationOptions<DecideTaskStageToolApprovalResponse, DecideTaskStageToolApprovalError, Options<DecideTaskStageToolApprovalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await decideTaskStageToolApproval({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Withdraw a request for approval
 *
 * Ends a request for approval, with what was decided on it: the tool has not run any more, and approval can be requested again. Allowed to the member who requested it, and with tasks.manage. A request that was withdrawn stays as it is. Returns 409 if there is no request, if the stage is neither ready nor in progress, if the task is over or on hold, if the tool is not an approval, or if `expected_revision` is stale.
 */
export const retractTaskStageToolApprovalMutation = (options?: Partial<Options<RetractTaskStageToolApprovalData>>): UseMutationOptions<RetractTaskStageToolApprovalResponse, RetractTaskStageToolApprovalError, Options<RetractTaskStageToolApprovalData>> => {
    const mutationOptions: UseMutationOptions<RetractTaskStageToolApprovalResponse, RetractTaskStageToolApprovalError, Options<RetractTaskStageToolApprovalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await retractTaskStageToolApproval({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
