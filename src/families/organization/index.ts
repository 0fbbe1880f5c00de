import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import { getUser, listUsers } from './users.ts';

/** For families that show a user as a whole. */
export { getUser } from './users.ts';

export default { listUsers, getUser } satisfies OrganizationHandlers;
