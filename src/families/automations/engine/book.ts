import type { AutomationIteration, AutomationStepError } from '#generated/types.gen.ts';
import type {
  ExecutionChange,
  Outcome,
  PendingRequest,
  StoredExecution,
  Waiting,
} from '#src/domain/automations/index.ts';
import type { Value } from '#src/domain/workflows/index.ts';
import type { Attempt } from './attempt.ts';
import type { ItemChange, NewItem, StepResult } from './items.queries.ts';
import type { StepRun } from './run-node.ts';

/** What steps know of the execution, or of the test, that they belong to. */
export type Standing = Pick<
  StoredExecution,
  | 'id'
  | 'automation_id'
  | 'automation_name'
  | 'record_kind'
  | 'record_id'
  | 'client_id'
  | 'depth'
  | 'correlation_id'
  | 'input'
  | 'state'
  | 'step_count'
  | 'wake'
  | 'is_holding'
  | 'started_at'
  | 'created_at'
>;

/** Where the attempts of an execution or of a test are written, and what their outcomes set in motion. */
export interface Book {
  readonly maxSteps: number;
  insertItem(item: NewItem): Promise<void>;
  storeItem(id: string, change: ItemChange): Promise<void>;
  /** How often the step was reached for this item of its loops. */
  countVisits(nodeKey: string, path: readonly AutomationIteration[]): Promise<number>;
  /** What these steps came to the last time that they ran. */
  results(nodeKeys: readonly string[]): Promise<readonly StepResult[]>;
  store(change: ExecutionChange): Promise<void>;
  /** Does a step with its rendered input. */
  perform(run: StepRun, input: Record<string, Value> | null, itemId: string): Promise<Outcome>;
  /** Notes what the call of a step outside of its transaction has cost. */
  charge(itemId: string): Promise<void>;
  wait(attempt: Attempt, waiting: Waiting): Promise<void>;
  ask(attempt: Attempt, request: PendingRequest): Promise<void>;
  succeed(attempt: Attempt, output: StoredExecution['output']): Promise<void>;
  fail(attempt: Attempt, error: AutomationStepError): Promise<void>;
}
