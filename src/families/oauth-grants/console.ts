import type { OauthGrantsHandlers } from '#generated/console/families/oauth-grants/handlers.ts';
import { listOauthGrants, revokeOauthGrant } from './grants.ts';

export default { listOauthGrants, revokeOauthGrant } satisfies OauthGrantsHandlers;
