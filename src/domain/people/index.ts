export { requireMembers, requireUsers, type Person } from './require-users.ts';
