import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import { listUserTrainingCertifications } from './certifications.ts';
import { updateUserFields } from './change-user.ts';
import {
  createDepartment,
  deleteDepartments,
  getDepartment,
  listDepartments,
  updateDepartment,
} from './departments.ts';
import { setEmployeeCompensation, setEmployeeSchedule } from './employees.ts';
import { inviteUser } from './invitations.ts';
import {
  createDepartmentLevel,
  deleteDepartmentLevels,
  getDepartmentLevelPermissions,
  reorderDepartmentLevels,
  replaceDepartmentLevelPermissions,
  updateDepartmentLevel,
} from './levels.ts';
import { listDepartmentMembers } from './members.ts';
import { getUserPermissions, listPermissionDefinitions } from './permissions.ts';
import { getUser, listUsers } from './users.ts';

/** For families that show a user as a whole. */
export { getUser } from './users.ts';

export default {
  createDepartmentLevel,
  updateDepartmentLevel,
  deleteDepartmentLevels,
  replaceDepartmentLevelPermissions,
  reorderDepartmentLevels,
  getDepartmentLevelPermissions,
  listDepartmentMembers,
  listDepartments,
  createDepartment,
  updateDepartment,
  deleteDepartments,
  getDepartment,
  setEmployeeCompensation,
  setEmployeeSchedule,
  listPermissionDefinitions,
  getUserPermissions,
  listUsers,
  inviteUser,
  updateUserFields,
  getUser,
  listUserTrainingCertifications,
} satisfies OrganizationHandlers;
