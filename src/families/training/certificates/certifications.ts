import type { IssuedCertification } from '#generated/console/types.gen.ts';
import type { RevokeTrainingCertificationInput } from '#generated/console/families/training/handlers.ts';
import type { ListTrainingCertificationsInput } from '#generated/families/training/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { selectCertification } from '../record/certification-record.queries.ts';
import { requireSight, seesEverybody } from '../record/learners.ts';
import { certificationList, lockCertification, storeRevoked } from './certifications.queries.ts';

export async function listTrainingCertifications(
  ctx: ReadContext,
  { query }: ListTrainingCertificationsInput,
) {
  if (query.user_id !== undefined) requireSight(ctx, query.user_id);
  const isOwn = query.user_id === undefined && !seesEverybody(ctx);
  return certificationList.page(ctx.db, isOwn ? { ...query, user_id: [ctx.identity.userId] } : query, {
    hostedUrl: ctx.services.hostedUrl(),
  });
}

export async function revokeTrainingCertification(
  ctx: WriteContext,
  { path, body }: RevokeTrainingCertificationInput,
): Promise<IssuedCertification> {
  const certification = await lockCertification(ctx.db, storedId(path.id));
  if (certification === undefined) throw notFound('certification', path.id);
  checkRevision(certification.revision, body.expected_revision);
  if (certification.status !== 'active')
    throw problem(
      'state_conflict',
      `The certification is ${certification.status}; only an active one can be revoked.`,
    );
  const { id, user_id: userId, course_id: courseId, course_name: name } = certification;
  await storeRevoked(ctx.db, id, { reason: body.revoke_reason, userId: ctx.identity.userId }, ctx.now);
  ctx.audit({
    recordKind: 'training_certification',
    recordId: id,
    action: 'revoked',
    reason: body.revoke_reason,
  });
  await notify(
    ctx,
    {
      kind: 'certification',
      title: `Your certification in ${name} was revoked`,
      body: body.revoke_reason,
      record: { kind: 'training_course', id: courseId },
      topic: `revoked ${id}`,
    },
    [userId],
  );
  return selectCertification(ctx, id);
}
