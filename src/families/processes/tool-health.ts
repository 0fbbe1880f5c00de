import type { StageToolUsage } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findToolFaults, healthOf } from '#src/domain/processes/index.ts';
import { selectUnjudgedTools, type Health, type UnjudgedTool } from './tools.queries.ts';

const faultsOf = (ctx: ReadContext, tools: readonly UnjudgedTool[]) =>
  findToolFaults(
    ctx,
    tools.map(({ tool: { id, type, config }, department_id: departmentId }) => ({
      id,
      type,
      config,
      departmentId,
    })),
  );

/** Tools of working copies with their health: whether publishing would refuse or warn of them. */
export async function withHealth<T extends UnjudgedTool>(
  ctx: ReadContext,
  tools: readonly T[],
): Promise<(Omit<T, 'department_id'> & Pick<StageToolUsage, 'health' | 'problem'>)[]> {
  const faults = await faultsOf(ctx, tools);
  return tools.map(({ department_id: _department, ...each }) => ({
    ...each,
    ...healthOf(faults.get(each.tool.id)),
  }));
}

/** What a list needs to know where it is not asked for some health. */
export const unasked: Health = { broken: [], outdated: [] };

/** Which tools do not work: of some processes, or of all. */
export async function findHealth(
  ctx: ReadContext,
  processIds: readonly string[] | undefined,
): Promise<Health> {
  const faults = await faultsOf(ctx, await selectUnjudgedTools(ctx.db, processIds));
  const having = (health: string) =>
    [...faults].flatMap(([id, own]) => (healthOf(own).health === health ? [id] : []));
  return { broken: having('broken'), outdated: having('outdated') };
}
