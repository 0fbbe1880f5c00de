import type { TrainingDashboard } from '#generated/types.gen.ts';
import type { GetTrainingDashboardInput } from '#generated/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { learnerAsked, lookingAfter, seesEverybody } from '../record/learners.ts';
import * as queries from './dashboard.queries.ts';

export async function getTrainingDashboard(
  ctx: ReadContext,
  { query }: GetTrainingDashboardInput,
): Promise<TrainingDashboard> {
  const seesTeam = seesEverybody(ctx);
  const departmentId = storedId(query.department_id) ?? null;
  if (departmentId !== null && !seesTeam)
    throw problem(
      'permission_denied',
      `Figures of a department need one of the permissions ${lookingAfter.join(', ')}.`,
    );
  const userId = await learnerAsked(ctx, query.user_id);
  if (departmentId !== null && !(await queries.isDepartment(ctx.db, departmentId)))
    throw notFound('department', departmentId);
  const [figures, continuing, dueSoon, paths, expiring, team] = await Promise.all([
    queries.selectOwnFigures(ctx.db, userId),
    queries.selectContinuing(ctx.db, userId),
    queries.selectDueSoon(ctx.db, userId),
    queries.selectOwnPaths(ctx.db, userId),
    queries.selectExpiring(ctx.db, userId, ctx.services.hostedUrl()),
    seesTeam ? queries.selectTeam(ctx.db, departmentId) : null,
  ]);
  return {
    ...figures,
    continue: continuing,
    due_soon: dueSoon,
    learning_paths: paths,
    expiring_certifications: expiring,
    team,
  };
}
