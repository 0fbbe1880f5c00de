import { sql, type RawBuilder } from 'kysely';
import { mentions } from '#src/platform/db/query/index.ts';

/** The run has one of these reasons. */
export const hasSource = (kinds: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from training_enrollment_sources _why where _why.tenant_id = e.tenant_id and _why.enrollment_id = e.id and _why.kind = any(${kinds}::text[]))`;

/** The run is of a course of one of these learning paths. */
export const isOfPaths = (ids: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from learning_path_courses _in where _in.tenant_id = e.tenant_id and _in.course_id = e.course_id and _in.learning_path_id = any(${ids}::uuid[]))`;

/** Text in the names of the course and of the learner. */
export const searchedRuns = mentions('k.name', 'u.name');
