import type { StageTool } from '#generated/types.gen.ts';
import type {
  ProcessStageInput,
  ProcessSubstageInput,
  ProcessToolInput,
} from '#generated/console/types.gen.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import {
  completeConfig,
  toolContent,
  type SnapshotDependency,
  type SnapshotStage,
  type SnapshotSubstage,
  type StageAssignment,
  type StageContent,
  type ToolContent,
} from '#src/domain/processes/index.ts';
import { findCycle } from './cycles.rules.ts';

const maxDependencies = 1000;

/** The stages that a request wants, with the ids of those that are there already. */
export interface PlannedStages {
  readonly stages: readonly StageContent[];
  readonly dependencies: readonly SnapshotDependency[];
}

/** 400 with the place of an inconsistent value, 409 with the keys of the stages when dependencies form a cycle. */
export function planStages(
  inputs: readonly ProcessStageInput[],
  current: readonly SnapshotStage[],
  place: string,
): PlannedStages {
  const known = knownStages(inputs, current, place);
  const stages = inputs.map((input, index) => planStage(input, known[index], index, `${place}[${index}]`));
  const dependencies = planDependencies(inputs, stages, place);
  const cycle = findCycle(dependencies);
  if (cycle !== undefined) {
    const keys = fromFirst(cycle.map((id) => stages.find((stage) => stage.id === id)!)).map(({ key }) => key);
    throw conflict(
      `The dependencies of the stages ${keys.join(', ')} form a cycle: ${[...keys, keys[0]].join(' → ')}.`,
    );
  }
  return { stages, dependencies };
}

/** The same cycle, starting with its first stage. */
function fromFirst(cycle: readonly StageContent[]): readonly StageContent[] {
  const first = cycle.indexOf(cycle.toSorted((a, b) => a.position - b.position)[0]!);
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

/** The existing stage for each input; undefined for a new one. */
function knownStages(
  inputs: readonly ProcessStageInput[],
  current: readonly SnapshotStage[],
  place: string,
): (SnapshotStage | undefined)[] {
  const named = new Set<string>();
  const keys = new Set<string>();
  inputs.forEach(({ id, key }, index) => {
    if (keys.has(key))
      throw invalid(`${place}[${index}].key`, `must be unique; another stage has the key ${key}.`);
    keys.add(key);
    if (id === undefined) return;
    if (!current.some((stage) => stage.id === storedId(id)))
      throw invalid(`${place}[${index}].id`, 'is not a stage of this process. Omit it to create a stage.');
    if (named.has(storedId(id)))
      throw invalid(`${place}[${index}].id`, 'repeats a stage; each stage can occur only once.');
    named.add(storedId(id));
  });
  return inputs.map(({ id, key }) =>
    current.find((stage) =>
      id === undefined ? stage.key === key && !named.has(stage.id) : stage.id === storedId(id),
    ),
  );
}

function planStage(
  input: ProcessStageInput,
  known: SnapshotStage | undefined,
  position: number,
  place: string,
): StageContent {
  return {
    id: known?.id ?? uuid7(),
    key: input.key,
    name: input.name.trim(),
    position,
    instructions: input.instructions ?? null,
    is_required: input.is_required ?? true,
    auto_start: input.auto_start ?? false,
    auto_complete: input.auto_complete ?? false,
    department_id: storedId(input.department_id ?? null),
    assignment: planAssignment(input.assignment, `${place}.assignment`),
    due_rule: input.due_rule ?? null,
    estimated_minutes: input.estimated_minutes ?? null,
    required_field_keys: input.required_field_keys ?? [],
    status_template_id: storedId(input.status_template_id ?? null),
    substages: planSubstages(input.substages ?? [], known?.substages ?? [], `${place}.substages`),
    tools:
      input.tools === undefined
        ? (known?.tools ?? []).map(toolContent)
        : planTools(input.tools, known?.tools ?? [], `${place}.tools`),
  };
}

function planAssignment(input: ProcessStageInput['assignment'], place: string): StageAssignment {
  const { mode = 'none', user_ids: given = [], skills = [] } = input ?? {};
  const userIds = [...new Set(given.map(storedId))];
  if (mode === 'members' && userIds.length === 0)
    throw invalid(`${place}.user_ids`, 'must name at least one member.');
  if (mode !== 'members' && userIds.length > 0)
    throw invalid(`${place}.user_ids`, 'is only allowed with the mode "members".');
  if (mode !== 'auto' && skills.length > 0)
    throw invalid(`${place}.skills`, 'is only allowed with the mode "auto".');
  return { mode, user_ids: userIds, skills };
}

function planSubstages(
  inputs: readonly ProcessSubstageInput[],
  current: readonly SnapshotSubstage[],
  place: string,
): SnapshotSubstage[] {
  const take = takerOf(inputs, current, place, 'substage');
  return inputs.map((input, position) => ({
    id: take(input)?.id ?? uuid7(),
    name: input.name.trim(),
    description: input.description ?? null,
    position,
    is_required: input.is_required ?? true,
    due_rule: input.due_rule ?? null,
    user_ids: [...new Set((input.user_ids ?? []).map(storedId))],
  }));
}

function planTools(
  inputs: readonly ProcessToolInput[],
  current: readonly StageTool[],
  place: string,
): ToolContent[] {
  const take = takerOf(inputs, current, place, 'tool');
  const names = new Set<string>();
  return inputs.map((input, index) => {
    const name = input.name.trim();
    if (names.has(name.toLowerCase()))
      throw invalid(`${place}[${index}].name`, `must be unique; another tool of the stage is named ${name}.`);
    names.add(name.toLowerCase());
    return {
      id: take(input)?.id ?? uuid7(),
      name,
      description: input.description ?? null,
      icon: input.icon ?? null,
      is_required: input.is_required ?? false,
      is_visible_to_all: input.is_visible_to_all ?? true,
      config: completeConfig(input.config, `${place}[${index}].config`),
    };
  });
}

interface Named {
  readonly id?: string;
  readonly name: string;
}

/** Finds the current item of an input by its id or else its name; each item is matched once. */
function takerOf<T extends { id: string; name: string }>(
  inputs: readonly Named[],
  current: readonly T[],
  place: string,
  noun: string,
): (input: Named) => T | undefined {
  const left = new Map(current.map((each) => [each.id, each]));
  const byId = new Map<string, T>();
  inputs.forEach(({ id }, index) => {
    if (id === undefined) return;
    const found = left.get(storedId(id));
    if (found === undefined)
      throw invalid(
        `${place}[${index}].id`,
        `is not a ${noun} of this stage, or is repeated. Omit it to create a ${noun}.`,
      );
    left.delete(found.id);
    byId.set(found.id, found);
  });
  return ({ id, name }) => {
    if (id !== undefined) return byId.get(storedId(id));
    const found = [...left.values()].find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
    if (found !== undefined) left.delete(found.id);
    return found;
  };
}

function planDependencies(
  inputs: readonly ProcessStageInput[],
  stages: readonly StageContent[],
  place: string,
): SnapshotDependency[] {
  const idOf = new Map(stages.map(({ key, id }) => [key, id]));
  const dependencies = inputs.flatMap(({ predecessors }, index): SnapshotDependency[] => {
    const successor = stages[index]!.id;
    if (predecessors === undefined)
      return index === 0
        ? []
        : [
            {
              predecessor_id: stages[index - 1]!.id,
              successor_id: successor,
              type: 'finish_to_start',
              lag_minutes: 0,
            },
          ];
    const seen = new Set<string>();
    return predecessors.map(({ key, type = 'finish_to_start', lag_minutes: lag = 0 }, nth) => {
      const at = `${place}[${index}].predecessors[${nth}].key`;
      const predecessor = idOf.get(key);
      if (predecessor === undefined) throw invalid(at, `names ${key}, which is not a stage of this process.`);
      if (seen.has(key)) throw invalid(at, `repeats ${key}; each stage can occur only once.`);
      seen.add(key);
      return { predecessor_id: predecessor, successor_id: successor, type, lag_minutes: lag };
    });
  });
  if (dependencies.length > maxDependencies)
    throw invalid(place, `has ${dependencies.length} dependencies; at most ${maxDependencies} are allowed.`);
  return dependencies;
}
