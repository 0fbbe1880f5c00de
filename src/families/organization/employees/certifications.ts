import type { TrainingCertification } from '#generated/types.gen.ts';
import type { ListUserTrainingCertificationsInput } from '#generated/families/organization/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { certifications } from './certifications.queries.ts';
import { findUser } from '../users/users.queries.ts';

const seeingOthers = ['training.assign', 'training.review', 'training.manage'] as const;

export async function listUserTrainingCertifications(
  ctx: ReadContext,
  { path: { id }, query }: ListUserTrainingCertificationsInput,
): Promise<Page<TrainingCertification>> {
  const isOwn = storedId(id) === ctx.identity.userId;
  if (!isOwn && !seeingOthers.some((permission) => ctx.can(permission)))
    throw problem('permission_denied', `This needs one of the permissions ${seeingOthers.join(', ')}.`);
  if ((await findUser(ctx.db, id)) === undefined) throw notFound('user', id);
  return certifications.page(ctx.db, query, { userId: id });
}
