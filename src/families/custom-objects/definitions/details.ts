import type { CustomObjectDetails, CustomObjectDetailsResult, Job } from '#generated/types.gen.ts';
import type { GetCustomObjectDetailsInput } from '#generated/families/custom-objects/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectJob } from '#src/domain/background-jobs/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { countRecords, findObjects } from './objects.queries.ts';
import { selectRelationshipsOf } from './relationships.queries.ts';

export async function getCustomObjectDetails(
  ctx: ReadContext,
  { body }: GetCustomObjectDetailsInput,
): Promise<CustomObjectDetailsResult> {
  const ids = body.ids.map(storedId);
  const [objects, relationships, counts] = await Promise.all([
    findObjects(ctx.db, ctx, ids),
    selectRelationshipsOf(ctx.db, ids, ctx),
    countRecords(ctx.db, ctx, ids),
  ]);
  const details = await Promise.all(
    objects.map(async (object): Promise<CustomObjectDetails> => {
      const {
        state_counts,
        archived_count,
        migration_job_id: jobId,
      } = counts.find(({ id }) => id === object.id)!;
      return {
        custom_object: object,
        inbound_relationships: relationships.filter(
          (each) => each.to_custom_object_id === object.id && each.from_custom_object_id !== object.id,
        ),
        state_counts,
        archived_count,
        job: await unfinishedJob(ctx, jobId),
      };
    }),
  );
  return {
    custom_objects: ids.flatMap((id) => details.find((one) => one.custom_object.id === id) ?? []),
    missing_ids: body.ids.filter((id) => !objects.some((object) => object.id === storedId(id))),
  };
}

/** The job that changes the records, as long as it has not succeeded. */
async function unfinishedJob(ctx: ReadContext, id: string | null): Promise<Job | null> {
  const found = id === null ? undefined : await selectJob(ctx.db, id, null);
  const job = found === undefined ? null : parseRecord(found);
  return job?.status === 'succeeded' ? null : (job as Job | null);
}
