// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateDepartmentLevelInput {
  readonly body: t.CreateDepartmentLevelData['body'];
}

export interface UpdateDepartmentLevelInput {
  readonly body: t.UpdateDepartmentLevelData['body'];
}

export interface DeleteDepartmentLevelsInput {
  readonly query: NonNullable<t.DeleteDepartmentLevelsData['query']>;
}

export interface ReplaceDepartmentLevelPermissionsInput {
  readonly body: t.ReplaceDepartmentLevelPermissionsData['body'];
}

export interface ReorderDepartmentLevelsInput {
  readonly body: t.ReorderDepartmentLevelsData['body'];
}

export interface GetDepartmentLevelPermissionsInput {
  readonly path: t.GetDepartmentLevelPermissionsData['path'];
}

export interface ListDepartmentMembersInput {
  readonly query: WithDefaults<NonNullable<t.ListDepartmentMembersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListDepartmentsInput {
  readonly query: WithDefaults<NonNullable<t.ListDepartmentsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateDepartmentInput {
  readonly body: t.CreateDepartmentData['body'];
}

export interface UpdateDepartmentInput {
  readonly body: t.UpdateDepartmentData['body'];
}

export interface DeleteDepartmentsInput {
  readonly query: NonNullable<t.DeleteDepartmentsData['query']>;
}

export interface GetDepartmentInput {
  readonly path: t.GetDepartmentData['path'];
}

export interface SetEmployeeCompensationInput {
  readonly path: t.SetEmployeeCompensationData['path'];
  readonly body: t.SetEmployeeCompensationData['body'];
}

export interface SetEmployeeScheduleInput {
  readonly path: t.SetEmployeeScheduleData['path'];
  readonly body: t.SetEmployeeScheduleData['body'];
}

export interface ListPermissionDefinitionsInput {
  readonly query: WithDefaults<NonNullable<t.ListPermissionDefinitionsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface GetUserPermissionsInput {
  readonly path: t.GetUserPermissionsData['path'];
}

export interface ListUsersInput {
  readonly query: WithDefaults<NonNullable<t.ListUsersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface InviteUserInput {
  readonly body: t.InviteUserData['body'];
}

export interface UpdateUserFieldsInput {
  readonly body: t.UpdateUserFieldsData['body'];
}

export interface GetUserInput {
  readonly path: t.GetUserData['path'];
}

export interface ListUserTrainingCertificationsInput {
  readonly path: t.ListUserTrainingCertificationsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListUserTrainingCertificationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** Organization: one handler per operation of the contract. */
export interface OrganizationHandlers {
  /** Create a department level · POST /v1/department-levels · people.manage */
  readonly createDepartmentLevel: (ctx: WriteContext<never>, input: CreateDepartmentLevelInput) => Promise<Result<t.CreateDepartmentLevelResponse['data']>>;
  /** Update a department level · PATCH /v1/department-levels · people.manage */
  readonly updateDepartmentLevel: (ctx: WriteContext<never>, input: UpdateDepartmentLevelInput) => Promise<Result<t.UpdateDepartmentLevelResponse['data']>>;
  /** Delete department levels · DELETE /v1/department-levels · people.manage */
  readonly deleteDepartmentLevels: (ctx: WriteContext<never>, input: DeleteDepartmentLevelsInput) => Promise<Result<t.DeleteDepartmentLevelsResponse['data']>>;
  /** Replace permissions of a department level · POST /v1/department-levels/permissions/replace · people.manage */
  readonly replaceDepartmentLevelPermissions: (ctx: WriteContext<never>, input: ReplaceDepartmentLevelPermissionsInput) => Promise<Result<t.ReplaceDepartmentLevelPermissionsResponse['data']>>;
  /** Reorder department levels · POST /v1/department-levels/reorder · people.manage */
  readonly reorderDepartmentLevels: (ctx: WriteContext<never>, input: ReorderDepartmentLevelsInput) => Promise<Result<t.ReorderDepartmentLevelsResponse['data']>>;
  /** Get permissions of a department level · GET /v1/department-levels/{id}/permissions · people.view */
  readonly getDepartmentLevelPermissions: (ctx: ReadContext, input: GetDepartmentLevelPermissionsInput) => Promise<Result<t.GetDepartmentLevelPermissionsResponse['data']>>;
  /** List department members · GET /v1/department-members · people.view */
  readonly listDepartmentMembers: (ctx: ReadContext, input: ListDepartmentMembersInput) => Promise<Page<t.ListDepartmentMembersResponse['data'][number]>>;
  /** List departments · GET /v1/departments · people.view */
  readonly listDepartments: (ctx: ReadContext, input: ListDepartmentsInput) => Promise<Page<t.ListDepartmentsResponse['data'][number]>>;
  /** Create a department · POST /v1/departments · people.manage */
  readonly createDepartment: (ctx: WriteContext<never>, input: CreateDepartmentInput) => Promise<Result<t.CreateDepartmentResponse['data']>>;
  /** Update a department · PATCH /v1/departments · people.manage */
  readonly updateDepartment: (ctx: WriteContext<never>, input: UpdateDepartmentInput) => Promise<Result<t.UpdateDepartmentResponse['data']>>;
  /** Delete departments · DELETE /v1/departments · people.manage */
  readonly deleteDepartments: (ctx: WriteContext<never>, input: DeleteDepartmentsInput) => Promise<Result<t.DeleteDepartmentsResponse['data']>>;
  /** Get a department · GET /v1/departments/{id} · people.view */
  readonly getDepartment: (ctx: ReadContext, input: GetDepartmentInput) => Promise<Result<t.GetDepartmentResponse['data']>>;
  /** Set the compensation of a member · POST /v1/employees/{user_id}/compensation · people.manage */
  readonly setEmployeeCompensation: (ctx: WriteContext<never>, input: SetEmployeeCompensationInput) => Promise<Result<t.SetEmployeeCompensationResponse['data']>>;
  /** Set the working hours of a member · PUT /v1/employees/{user_id}/schedule · self */
  readonly setEmployeeSchedule: (ctx: WriteContext<never>, input: SetEmployeeScheduleInput) => Promise<Result<t.SetEmployeeScheduleResponse['data']>>;
  /** List permissions · GET /v1/permissions/definitions · any */
  readonly listPermissionDefinitions: (ctx: ReadContext, input: ListPermissionDefinitionsInput) => Promise<Page<t.ListPermissionDefinitionsResponse['data'][number]>>;
  /** Get permissions of a user · GET /v1/permissions/{id} · self */
  readonly getUserPermissions: (ctx: ReadContext, input: GetUserPermissionsInput) => Promise<Result<t.GetUserPermissionsResponse['data']>>;
  /** List members and service accounts · GET /v1/users · people.view */
  readonly listUsers: (ctx: ReadContext, input: ListUsersInput) => Promise<Page<t.ListUsersResponse['data'][number]>>;
  /** Invite a person to the agency · POST /v1/users/invite · people.invite */
  readonly inviteUser: (ctx: WriteContext<'user.invited'>, input: InviteUserInput) => Promise<Result<t.InviteUserResponse['data']>>;
  /** Update a member · POST /v1/users/update-fields · self */
  readonly updateUserFields: (ctx: WriteContext<never>, input: UpdateUserFieldsInput) => Promise<Result<t.UpdateUserFieldsResponse['data']>>;
  /** Get a member or service account · GET /v1/users/{id} · people.view */
  readonly getUser: (ctx: ReadContext, input: GetUserInput) => Promise<Result<t.GetUserResponse['data']>>;
  /** List training certifications of a user · GET /v1/users/{id}/training-certifications · self */
  readonly listUserTrainingCertifications: (ctx: ReadContext, input: ListUserTrainingCertificationsInput) => Promise<Page<t.ListUserTrainingCertificationsResponse['data'][number]>>;
}
