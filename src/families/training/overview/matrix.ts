import type { ListTrainingMatrixInput } from '#generated/console/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { matrix } from './matrix.queries.ts';

export async function listTrainingMatrix(ctx: ReadContext, { query }: ListTrainingMatrixInput) {
  await requireRecords(ctx, 'training_course', query.course_id, 'query.course_id');
  return matrix.page(ctx.db, query, { courseIds: (query.course_id ?? []).map(storedId) });
}
