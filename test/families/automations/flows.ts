import type { Service, TestAgency } from '../../support/service.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;
export type Config = { settings?: object; nodes: object[]; edges: object[] };

/** A step, with its type. */
export const node = (key: string, type: string, config: object, more: object = {}): object => ({
  key,
  type,
  config,
  ...more,
});

export const onEvent = (types: string[], filters?: object): object =>
  node('start', 'trigger', { type: 'event', event_types: types, ...(filters && { filters }) });
export const onClick = (more: object = {}): object =>
  node('start', 'trigger', { type: 'manual_button', buttons: [{ key: 'go', label: 'Go', ...more }] });
export const callable = (inputs: object[] = [], output_keys: string[] = []): object =>
  node('start', 'trigger', { type: 'callable', inputs, output_keys });

export const action = (key: string, actionKey: string, inputs: object, more: object = {}): object =>
  node(key, 'action', { action_key: actionKey, inputs, ...more });
export const setVariables = (key: string, variables: object): object =>
  node(key, 'set_variables', { variables });
export const end = (key = 'done', config: object = {}): object => node(key, 'end', config);

/** Edges from texts such as `start > check`, `check.true > mail`. */
export const edges = (...ways: string[]): object[] =>
  ways.map((way) => {
    const [from, to] = way.split(' > ') as [string, string];
    const [key, port] = from.split('.') as [string, string | undefined];
    return { from: key, ...(port !== undefined && { port }), to };
  });

/** Steps one after the other. */
export function chain(...nodes: object[]): Config {
  const keys = nodes.map((each) => (each as { key: string }).key);
  return { nodes, edges: edges(...keys.slice(1).map((key, index) => `${keys[index]} > ${key}`)) };
}

/** What authors do, in one agency. */
export class Authors {
  readonly service: Service;
  readonly agency: TestAgency;

  constructor(service: Service, agency: TestAgency = service.agencies[0]) {
    this.service = service;
    this.agency = agency;
  }

  async ok(operation: string, input: object = {}): Promise<Answer> {
    const { status, body } = await this.call(operation, input);
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return (body as Answer).data;
  }

  call(operation: string, input: object = {}): Promise<{ status: number; body: Answer }> {
    return this.service.call(operation as never, input as never, { key: this.agency.key }) as Promise<{
      status: number;
      body: Answer;
    }>;
  }

  async refused(operation: string, input: object = {}): Promise<readonly [number, string]> {
    const { status, body } = await this.call(operation, input);
    return [status, body.error?.message ?? ''];
  }

  create(config?: Config, more: object = {}): Promise<Answer> {
    return this.ok('createAutomation', { body: { name: 'Welcome', ...(config && { config }), ...more } });
  }

  async publish(config: Config, more: object = {}): Promise<Answer> {
    const { id } = await this.create(config, more);
    return this.ok('publishAutomation', { body: { id } });
  }

  run(automation: { id: string }, more: object = {}): Promise<Answer> {
    return this.ok('runAutomation', { body: { automation_id: automation.id, ...more } });
  }

  execution(id: string): Promise<Answer> {
    return this.ok('getAutomationExecution', { path: { id } });
  }

  async items(id: string): Promise<Answer[]> {
    return (await this.execution(id)).items;
  }

  /** The execution once it has one of these statuses. */
  async settled(id: string, ...statuses: string[]): Promise<Answer> {
    const wanted =
      statuses.length === 0 ? ['succeeded', 'failed', 'cancelled', 'waiting', 'paused'] : statuses;
    const until = Date.now() + 60_000;
    for (;;) {
      const { execution, items } = await this.execution(id);
      if (wanted.includes(execution.status)) return { ...execution, items };
      if (Date.now() > until)
        throw new Error(`Execution is ${JSON.stringify(execution)} with ${JSON.stringify(items)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async executionsOf(automation: { id: string }, query: object = {}): Promise<Answer[]> {
    return this.ok('listAutomationExecutions', { query: { automation_id: [automation.id], ...query } });
  }

  /** Waits until the automation has so many executions. */
  async started(automation: { id: string }, count = 1): Promise<Answer[]> {
    const until = Date.now() + 60_000;
    for (;;) {
      const found = await this.executionsOf(automation);
      if (found.length >= count) return found;
      if (Date.now() > until) throw new Error(`There are ${found.length} executions.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The result of a test once it has ended. */
  async testEnded(id: string): Promise<Answer> {
    const until = Date.now() + 60_000;
    for (;;) {
      const { status, finished_at: finishedAt } = await this.ok('getAutomationTestRunProgress', {
        path: { id },
      });
      if (finishedAt !== null) return this.ok('getAutomationTestRunResult', { path: { id } });
      if (Date.now() > until) throw new Error(`The test is ${status}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What a test of a new automation came to. */
  async tested(config: Config, body: object = {}): Promise<Answer> {
    const { id } = await this.create(config);
    const run = await this.ok('startAutomationTestRun', { path: { id }, body });
    return this.testEnded(run.id);
  }
}

/** The last attempt at a step of a test. */
export const stepOf = ({ steps }: Answer, key: string): Answer =>
  steps.findLast(({ node_key: each }: Answer) => each === key);
/** Steps of a test or an execution, in their order. */
export const keysOf = (steps: Answer[]): string[] => steps.map(({ node_key: key }: Answer) => key);
