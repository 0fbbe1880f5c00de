import type { TenantHandlers } from '#generated/families/tenant/handlers.ts';
import { getTenantContext } from './tenant-context.ts';

export default { getTenantContext } satisfies TenantHandlers;
