import { isDeepStrictEqual } from 'node:util';
import type { StageTool } from '#generated/types.gen.ts';
import type { ProcessDefaults, SnapshotDependency, SnapshotStage } from './snapshot.ts';

/** A tool as authors write it, in its place among those of its stage. */
export type ToolContent = Pick<
  StageTool,
  'id' | 'name' | 'description' | 'icon' | 'is_required' | 'is_visible_to_all' | 'config'
>;

export interface StageContent extends Omit<SnapshotStage, 'tools'> {
  readonly tools: readonly ToolContent[];
}

/** What new tasks get: a snapshot, or what one is to be. */
export interface ProcessContent {
  readonly defaults: ProcessDefaults;
  readonly stages: readonly StageContent[];
  readonly dependencies: readonly SnapshotDependency[];
}

/**
 * Whether new tasks of both would be the same. The name of the process is none of it, since it takes effect at once, and
 * neither is when a tool was changed last.
 */
export const isSameContent = (a: ProcessContent, b: ProcessContent): boolean =>
  isDeepStrictEqual(comparable(a), comparable(b));

const comparable = ({ defaults, stages, dependencies }: ProcessContent): unknown => ({
  defaults: { ...defaults, name: null },
  stages: stages.map((stage) => ({ ...stage, tools: stage.tools.map(toolContent) })),
  dependencies: dependencies
    .map((each) => [each.successor_id, each.predecessor_id, each.type, each.lag_minutes].join(' '))
    .sort(),
});

/** What authors write of a tool, and nothing else. */
export const toolContent = ({
  id,
  name,
  description,
  icon,
  is_required,
  is_visible_to_all,
  config,
}: ToolContent): ToolContent => ({ id, name, description, icon, is_required, is_visible_to_all, config });
