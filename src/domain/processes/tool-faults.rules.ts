import type { StageToolHealth } from '#generated/types.gen.ts';
import { counted } from '#src/platform/counted.ts';

/** Why a tool does not do what its process says. */
export interface ToolFault {
  /** In words, with the cure. */
  readonly text: string;
  readonly health: Exclude<StageToolHealth, 'working'>;
  /** When a process with the tool cannot be published. */
  readonly refuses: 'always' | 'if_required' | 'never';
}

/** Faults of tools by their ids. */
export type ToolFaults = ReadonlyMap<string, readonly ToolFault[]>;

const maxText = 500;

/** Health of a tool and its problem in words, as the contract has them. */
export function healthOf(faults: readonly ToolFault[] = []): {
  readonly health: StageToolHealth;
  readonly problem: string | null;
} {
  if (faults.length === 0) return { health: 'working', problem: null };
  const health = faults.some((fault) => fault.health === 'broken') ? 'broken' : 'outdated';
  const texts = faults.map(({ text }) => text).join(' ');
  return {
    health,
    problem: texts.length > maxText ? `${texts.slice(0, maxText - 1)}…`.toWellFormed() : texts,
  };
}

/** Why an approval cannot be given, with the cure; `approvers` is undefined where each task decides who they are. */
export function approvalProblemOf(minApprovals: number, approvers: number | undefined): string | null {
  if (approvers === undefined || approvers >= minApprovals) return null;
  return `It needs ${counted(minApprovals, 'approval')}, and ${approvers === 0 ? 'none' : `only ${approvers}`} of its approvers can work here and see tasks. Choose other approvers.`;
}
