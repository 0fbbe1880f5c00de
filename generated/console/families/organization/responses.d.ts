// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly createDepartmentLevel: Readonly<Record<string, Validate>>;
  readonly updateDepartmentLevel: Readonly<Record<string, Validate>>;
  readonly deleteDepartmentLevels: Readonly<Record<string, Validate>>;
  readonly replaceDepartmentLevelPermissions: Readonly<Record<string, Validate>>;
  readonly reorderDepartmentLevels: Readonly<Record<string, Validate>>;
  readonly getDepartmentLevelPermissions: Readonly<Record<string, Validate>>;
  readonly listDepartmentMembers: Readonly<Record<string, Validate>>;
  readonly listDepartments: Readonly<Record<string, Validate>>;
  readonly createDepartment: Readonly<Record<string, Validate>>;
  readonly updateDepartment: Readonly<Record<string, Validate>>;
  readonly deleteDepartments: Readonly<Record<string, Validate>>;
  readonly getDepartment: Readonly<Record<string, Validate>>;
  readonly setEmployeeCompensation: Readonly<Record<string, Validate>>;
  readonly setEmployeeSchedule: Readonly<Record<string, Validate>>;
  readonly listPermissionDefinitions: Readonly<Record<string, Validate>>;
  readonly getUserPermissions: Readonly<Record<string, Validate>>;
  readonly listUsers: Readonly<Record<string, Validate>>;
  readonly inviteUser: Readonly<Record<string, Validate>>;
  readonly updateUserFields: Readonly<Record<string, Validate>>;
  readonly getUser: Readonly<Record<string, Validate>>;
};
