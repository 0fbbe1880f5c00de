import type { TrainingAssessment, TrainingAssessmentInput } from '#generated/types.gen.ts';
import { attach, requireFiles } from '#src/domain/files/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { completeQuestions, imagesOf } from '../questions/complete.rules.ts';
import { selectTrainingSettings } from '../record/settings.queries.ts';
import {
  deleteAssessments,
  selectAssessments,
  upsertAssessment,
  type NewAssessment,
} from './assessments.queries.ts';
import type { Author } from './check-content.ts';
import { placed } from './deletion.ts';
import { placeParts } from './store.queries.ts';

const maxAssessments = 50;

interface Wish {
  readonly assessments?: readonly TrainingAssessmentInput[] | undefined;
  readonly remove_assessment_ids?: readonly string[] | undefined;
}

/**
 * Adds, changes and removes assessments of a locked course; answers whether anything changed. `moduleOf` gives the module of an id in the
 * request: in a new course, callers name modules by ids of their own.
 */
export async function changeAssessments(
  ctx: Author,
  courseId: string,
  { assessments: inputs = [], remove_assessment_ids: removed = [] }: Wish,
  moduleOf: (id: string) => string | undefined,
): Promise<boolean> {
  if (inputs.length === 0 && removed.length === 0) return false;
  const present = await selectAssessments(ctx.db, courseId);
  const gone = removed.map((given, index) => {
    const id = storedId(given);
    if (!present.some((each) => each.id === id))
      throw unknownReference(`body.remove_assessment_ids[${index}]`, given, 'an assessment of this course');
    return id;
  });
  const { default_pass_percent, default_max_attempts, default_cooldown_minutes } =
    await selectTrainingSettings(ctx.db);
  const defaults = {
    pass_percent: default_pass_percent,
    max_attempts: default_max_attempts,
    cooldown_minutes: default_cooldown_minutes,
  };
  const kept = new Map(present.filter(({ id }) => !gone.includes(id)).map((each) => [each.id, each]));
  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  const seen = new Set<string>();
  let isChanged = gone.length > 0;
  await deleteAssessments(ctx.db, gone, stamp);
  for (const [index, input] of inputs.entries()) {
    const place = `body.assessments[${index}]`;
    const before = formerOf(input, kept, seen, place);
    const after = await completed(ctx, input, before ?? blank(defaults), moduleOf, place);
    if (before === undefined && kept.size >= maxAssessments)
      throw conflict(`A course has at most ${maxAssessments} assessments.`);
    const isMoved = await takePlace(ctx, after, [...kept.values()], input.position, before);
    if (before !== undefined && !isMoved && isSame(before, after)) continue;
    isChanged = true;
    await upsertAssessment(ctx.db, courseId, after, stamp);
    kept.set(after.id, { ...after, revision: (before?.revision ?? 0) + 1 });
    await attach(ctx, { kind: 'training_course', id: courseId }, imagesOf(after.questions), stamp.userId);
  }
  if (isChanged) await placeAll(ctx, courseId);
  return isChanged;
}

function formerOf(
  { id: given, expected_revision: expected }: TrainingAssessmentInput,
  kept: ReadonlyMap<string, TrainingAssessment>,
  seen: Set<string>,
  place: string,
): TrainingAssessment | undefined {
  if (given === undefined) return undefined;
  const id = storedId(given);
  const before = kept.get(id);
  if (before === undefined) throw unknownReference(`${place}.id`, given, 'an assessment of this course');
  if (seen.has(id)) throw invalid(`${place}.id`, 'names an assessment that stands here already.');
  seen.add(id);
  checkRevision(before.revision, expected);
  return before;
}

type Defaults = Pick<TrainingAssessment, 'pass_percent' | 'max_attempts' | 'cooldown_minutes'>;

const blank = (defaults: Defaults): NewAssessment => ({
  id: uuid7(),
  name: '',
  instructions: null,
  module_id: null,
  position: 0,
  is_required: true,
  ...defaults,
  time_limit_minutes: null,
  question_count: null,
  is_shuffled: false,
  shows_correct_answers: 'never',
  questions: [],
});

async function completed(
  ctx: Author,
  input: TrainingAssessmentInput,
  before: NewAssessment,
  moduleOf: (id: string) => string | undefined,
  place: string,
): Promise<NewAssessment> {
  const {
    id: _id,
    expected_revision: _revision,
    position: _position,
    questions,
    module_id,
    name,
    ...values
  } = input;
  const moduleId = module_id == null ? module_id : moduleOf(storedId(module_id));
  if (module_id != null && moduleId === undefined)
    throw unknownReference(`${place}.module_id`, module_id, 'a module of this course');
  if (questions !== undefined)
    await requireFiles(
      ctx,
      imagesOf(questions),
      `${place}.questions.image_file_id`,
      imagesOf(before.questions),
    );
  return {
    ...without(before),
    ...values,
    ...(name !== undefined && { name: name.trim() }),
    ...(module_id !== undefined && { module_id: moduleId ?? null }),
    ...(questions !== undefined && { questions: completeQuestions(questions, `${place}.questions`) }),
  };
}

const without = ({
  revision: _revision,
  ...assessment
}: NewAssessment & { revision?: number }): NewAssessment => assessment;

const isSame = (before: TrainingAssessment, after: NewAssessment): boolean => {
  const { questions: former, ...old } = without(before);
  const { questions, ...now } = after;
  const sorted = (values: object) =>
    JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(old) === sorted(now) && canonical(former) === canonical(questions);
};

/** Postgres keeps no order of properties. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Gives the assessment its position among those of its module, or of the whole course; answers whether it has another one. */
async function takePlace(
  ctx: Author,
  after: NewAssessment,
  others: readonly TrainingAssessment[],
  position: number | undefined,
  before: TrainingAssessment | undefined,
): Promise<boolean> {
  const isOther = before === undefined || before.module_id !== after.module_id;
  const beside = others.flatMap(({ id, module_id }) => (module_id === after.module_id ? [id] : []));
  if (!isOther && position === undefined) return false;
  const order = placed(beside, [after.id], position);
  const isMoved = isOther || order.join() !== beside.join();
  (after as { position: number }).position = order.indexOf(after.id);
  if (isMoved) await placeParts(ctx.db, 'training_assessments', order);
  return isMoved;
}

/** Positions without gaps, in each module. */
async function placeAll(ctx: Author, courseId: string): Promise<void> {
  const groups = Map.groupBy(await selectAssessments(ctx.db, courseId), (each) => each.module_id);
  for (const group of groups.values())
    if (group.some(({ position }, index) => position !== index))
      await placeParts(
        ctx.db,
        'training_assessments',
        group.map(({ id }) => id),
      );
}
