import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import { listUserTrainingCertifications } from './employees/certifications.ts';
import { updateUserFields } from './placements/change-user.ts';
import {
  createDepartment,
  deleteDepartments,
  getDepartment,
  listDepartments,
  updateDepartment,
} from './departments/departments.ts';
import { setEmployeeCompensation, setEmployeeSchedule } from './employees/employees.ts';
import { inviteUser } from './placements/invitations.ts';
import {
  createDepartmentLevel,
  deleteDepartmentLevels,
  getDepartmentLevelPermissions,
  reorderDepartmentLevels,
  replaceDepartmentLevelPermissions,
  updateDepartmentLevel,
} from './departments/levels.ts';
import { listDepartmentMembers } from './departments/members.ts';
import { getUserPermissions, listPermissionDefinitions } from './rights/permissions.ts';
import { getUser, listUsers } from './users/users.ts';

/** For families that show a user as a whole. */
export { getUser } from './users/users.ts';

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
