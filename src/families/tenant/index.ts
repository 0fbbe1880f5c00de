import type { TenantHandlers } from '#generated/families/tenant/handlers.ts';
import { submitPlatformFeedback } from './feedback/feedback.ts';
import { listSignatures } from './signatures/signatures.ts';
import { getTenantContext } from './tenant-context.ts';

export default { getTenantContext, listSignatures, submitPlatformFeedback } satisfies TenantHandlers;
