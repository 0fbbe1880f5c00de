import type { ListTrainingEnrollmentsInput } from '#generated/console/families/training/handlers.ts';
import type {
  ListCompletedTrainingInput,
  ListRequiredTrainingInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireSight, seesEverybody } from '../record/learners.ts';
import { completedList, enrollmentList, requiredList } from './lists.queries.ts';

/** Whose runs: of the members asked for, or of everyone, or of the caller, who sees no others. */
export function membersAsked(ctx: ReadContext, userIds: readonly string[] | undefined): string[] | undefined {
  if (userIds !== undefined) requireSight(ctx, userIds);
  if (userIds !== undefined || seesEverybody(ctx)) return userIds === undefined ? undefined : [...userIds];
  return [ctx.identity.userId];
}

const asked = <Q extends { readonly user_id?: string[] }>(ctx: ReadContext, query: Q): Q => {
  const userIds = membersAsked(ctx, query.user_id);
  return userIds === undefined ? query : { ...query, user_id: userIds };
};

export const listCompletedTraining = async (ctx: ReadContext, { query }: ListCompletedTrainingInput) =>
  completedList.page(ctx.db, asked(ctx, query), {});

export const listRequiredTraining = async (ctx: ReadContext, { query }: ListRequiredTrainingInput) =>
  requiredList.page(ctx.db, asked(ctx, query), {});

export const listTrainingEnrollments = (ctx: ReadContext, { query }: ListTrainingEnrollmentsInput) =>
  enrollmentList.page(ctx.db, query, {});
