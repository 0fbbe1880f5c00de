import type { OutlineLesson } from './outline.queries.ts';

interface Course {
  readonly is_sequential: boolean;
}

type Lesson = Pick<OutlineLesson, 'id' | 'module_id' | 'is_required' | 'status'>;

/** The first required lesson before this one that is left, where lessons have an order. */
export function lessonBefore<L extends Lesson>(
  { is_sequential: isSequential }: Course,
  lessons: readonly L[],
  lessonId: string,
): L | undefined {
  if (!isSequential) return undefined;
  const at = lessons.findIndex(({ id }) => id === lessonId);
  return lessons.slice(0, Math.max(0, at)).find(isLeft);
}

/** As `lessonBefore`, of an assessment, which closes its module, or the course. */
export function lessonBeforeAssessment<L extends Lesson>(
  { is_sequential: isSequential }: Course,
  lessons: readonly L[],
  modules: readonly { readonly id: string }[],
  moduleId: string | null,
): L | undefined {
  if (!isSequential) return undefined;
  if (moduleId === null) return lessons.find(isLeft);
  const upTo = modules.findIndex(({ id }) => id === moduleId);
  const before = new Set(modules.slice(0, upTo + 1).map(({ id }) => id));
  return lessons.find((lesson) => before.has(lesson.module_id) && isLeft(lesson));
}

const isLeft = ({ is_required: isRequired, status }: Lesson): boolean => isRequired && status !== 'completed';
