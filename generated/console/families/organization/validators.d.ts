// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly createDepartmentLevel: RequestValidators;
  readonly updateDepartmentLevel: RequestValidators;
  readonly deleteDepartmentLevels: RequestValidators;
  readonly replaceDepartmentLevelPermissions: RequestValidators;
  readonly reorderDepartmentLevels: RequestValidators;
  readonly getDepartmentLevelPermissions: RequestValidators;
  readonly listDepartmentMembers: RequestValidators;
  readonly listDepartments: RequestValidators;
  readonly createDepartment: RequestValidators;
  readonly updateDepartment: RequestValidators;
  readonly deleteDepartments: RequestValidators;
  readonly getDepartment: RequestValidators;
  readonly setEmployeeCompensation: RequestValidators;
  readonly setEmployeeSchedule: RequestValidators;
  readonly listPermissionDefinitions: RequestValidators;
  readonly getUserPermissions: RequestValidators;
  readonly listUsers: RequestValidators;
  readonly inviteUser: RequestValidators;
  readonly updateUserFields: RequestValidators;
  readonly getUser: RequestValidators;
};
