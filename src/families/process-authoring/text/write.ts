import { Document, isMap, isScalar, Scalar, visit, type Pair } from 'yaml';
import type {
  ProcessSnapshot,
  SnapshotDependency,
  SnapshotStage,
  SnapshotSubstage,
  ToolContent,
} from '#src/domain/processes/index.ts';
import type { ProcessLabels } from '../draft-writes.queries.ts';
import { formatDueRule } from './due-rules.ts';
import { formatDuration } from './durations.ts';
import type { Names, TextNames } from './names.ts';
import { assignmentWords } from './read-stages.ts';

const heading = ` A stage waits for the one before it, unless \`after\` says otherwise.
 Durations: 90m, 4h, 2d, 1w; due dates: 3d after start, 2h before due, 1d after predecessors.`;

const shortList = 60;

/** A process as YAML, which `readProcessText` reads as the same. What is gone by now is left out. */
export function writeProcessText(
  labels: ProcessLabels,
  { defaults, stages, dependencies }: ProcessSnapshot,
  names: TextNames,
): string {
  const { name, description, icon, color } = labels;
  const document = new Document(
    compact({
      name,
      description,
      icon,
      color,
      department: nameOf(names.departments, defaults.department_id),
      assignees: namesOf(names.users, defaults.default_assignee_ids),
      task_name: defaults.task_name_template,
      priority: defaults.priority_level,
      tags: some(defaults.tags),
      due: durationOf(defaults.due_offset_minutes),
      estimate: durationOf(defaults.estimated_minutes),
      shift_due_on_hold: defaults.shift_due_on_hold || undefined,
      statuses: nameOf(names.templates, defaults.status_template_id),
      stages: Object.fromEntries(
        stages.map((stage, index) => [
          stage.key,
          stageOf(stage, afterOf(index, stages, dependencies), names),
        ]),
      ),
    }),
    { aliasDuplicateObjects: false },
  );
  document.commentBefore = heading;
  dress(document);
  // Where a text needs quotes the writer would spread it over lines, and loses a line of nothing but blanks.
  return document.toString({
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Infinity,
    flowCollectionPadding: true,
  });
}

const stageOf = (stage: SnapshotStage, after: unknown, names: TextNames) =>
  compact({
    name: stage.name,
    instructions: stage.instructions,
    required: stage.is_required ? undefined : false,
    auto_start: stage.auto_start || undefined,
    auto_complete: stage.auto_complete || undefined,
    department: nameOf(names.departments, stage.department_id),
    assign: assignmentOf(stage, names),
    after,
    due: stage.due_rule && formatDueRule(stage.due_rule),
    estimate: durationOf(stage.estimated_minutes),
    fields: some(stage.required_field_keys),
    statuses: nameOf(names.templates, stage.status_template_id),
    substages: some(stage.substages.map((substage) => substageOf(substage, names))),
    tools: some(stage.tools.map((tool) => toolOf(tool, names))),
  });

function assignmentOf(
  { assignment: { mode, user_ids: ids, skills } }: SnapshotStage,
  names: TextNames,
): unknown {
  if (mode === 'none') return undefined;
  if (mode === 'members') return namesOf(names.users, ids);
  if (mode === 'auto' && skills.length > 0) return { auto: skills };
  return Object.keys(assignmentWords).find((word) => assignmentWords[word] === mode);
}

function substageOf(
  { name, description, is_required, user_ids: ids, due_rule: rule }: SnapshotSubstage,
  names: TextNames,
): unknown {
  const substage = compact({
    name,
    description,
    required: is_required ? undefined : false,
    assign: namesOf(names.users, ids),
    due: rule && formatDueRule(rule),
  });
  return Object.keys(substage).length === 1 ? name : substage;
}

function toolOf(
  { name, description, icon, is_required, is_visible_to_all, config }: ToolContent,
  names: TextNames,
): unknown {
  const { type, ...settings } = config;
  const approvers =
    'approver_ids' in settings
      ? { approver_ids: undefined, approvers: namesOf(names.users, settings.approver_ids) }
      : {};
  return compact({
    name,
    type,
    description,
    icon,
    required: is_required || undefined,
    visible_to: is_visible_to_all ? undefined : 'assignees',
    ...settings,
    ...approvers,
  });
}

/** What a stage waits for; undefined when it is the stage before it and nothing else. */
function afterOf(
  index: number,
  stages: readonly SnapshotStage[],
  dependencies: readonly SnapshotDependency[],
): unknown {
  const keyOf = new Map(stages.map(({ id, key }) => [id, key]));
  const own = dependencies.filter(({ successor_id: id }) => id === stages[index]!.id);
  const isPlain = own.every(({ type, lag_minutes: lag }) => type === 'finish_to_start' && lag === 0);
  const keys = own.map(({ predecessor_id: id }) => keyOf.get(id)!);
  const before = index === 0 ? [] : [stages[index - 1]!.key];
  if (isPlain) return keys.join() === before.join() ? undefined : keys;
  return Object.fromEntries(
    own.map(({ predecessor_id: id, type, lag_minutes: lag }) => [
      keyOf.get(id)!,
      compact({
        type: type === 'finish_to_start' ? undefined : type,
        lag: lag === 0 ? undefined : formatDuration(lag),
      }),
    ]),
  );
}

const durationOf = (minutes: number | null) => (minutes === null ? undefined : formatDuration(minutes));
const nameOf = (names: Names, id: string | null) => (id === null ? undefined : names.nameOf(id));
const namesOf = (names: Names, ids: readonly string[]) => some(ids.flatMap((id) => names.nameOf(id) ?? []));
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

const compact = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

/** Short lists on one line, dependencies too, and a blank line between stages. */
function dress(document: Document): void {
  visit(document, {
    Seq: (_, list) => {
      const texts = list.items.map((item) => (isScalar(item) ? String(item.value) : undefined));
      if (
        texts.every((each) => each !== undefined && !/[\r\n]/.test(each)) &&
        texts.join().length <= shortList
      )
        list.flow = true;
    },
    Pair: (_, pair) => {
      if (isScalar(pair.key) && pair.key.value === 'after' && isMap(pair.value)) pair.value.flow = true;
    },
  });
  const stages = document.get('stages');
  if (!isMap(stages)) return;
  if (stages.items.length === 0) document.delete('stages');
  for (const { key } of stages.items.slice(1) as Pair[]) if (key instanceof Scalar) key.spaceBefore = true;
}
