export { requireMembers, requireUsers, type Person } from './require-users.ts';
export { selectUserRef, selectUserRefs } from './user-refs.queries.ts';
