export { requireMembers, requireUsers, type Person } from './require-users.ts';
export { selectUserRef, selectUserRefs, userRefsById } from './user-refs.queries.ts';
