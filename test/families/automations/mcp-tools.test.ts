import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { McpHost } from '../../support/mcp-server.ts';
import { startService, type Service } from '../../support/service.ts';
import { Authors, chain, edges, end, node, onClick, setVariables, type Answer } from './flows.ts';

/** Steps that call tools of an MCP server. */
let service: Service;
let host: McpHost;
let author: Authors;
let connectionId: string;
beforeAll(async () => {
  host = await McpHost.start();
  service = await startService(McpHost.options);
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(async () => {
  await service?.stop();
  await host.stop();
});
beforeEach(async () => {
  host.reset();
  host.tools = [
    {
      name: 'run_query',
      inputSchema: { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] },
      annotations: { readOnlyHint: true },
    },
    { name: 'append', inputSchema: { type: 'object' }, annotations: { destructiveHint: false } },
  ];
  const { data } = await service.ok('createMcpConnection', {
    body: { name: 'Warehouse', server_url: host.url, authentication: 'none' },
  });
  connectionId = data.connection.id;
});

const tool = (tool_name: string, inputs: object, more: object = {}): object =>
  node('ask', 'mcp_tool', { connection_id: connectionId, tool_name, inputs, ...more });
const allow = (name: string) =>
  service.ok('updateMcpToolEnabled', { path: { id: connectionId }, body: { name, is_enabled: true } });
const run = async (...steps: object[]): Promise<Answer> => {
  const automation = await author.publish(chain(onClick(), ...steps, end()));
  const { id } = await author.run(automation, { button_key: 'go' });
  return author.settled(id);
};
const refusal = async (step: object): Promise<string> => {
  const { id } = await author.create(chain(onClick(), step, end()));
  const [status, message] = await author.refused('publishAutomation', { body: { id } });
  expect(status).toBe(409);
  return message;
};
const stopIt = (response: { destroy(): void }) => void response.destroy();
const failsAtCalls = () => {
  host.play = null;
  host.call = () => Promise.reject(new Error('boom'));
};

describe('a step that calls a tool', () => {
  it('sends its rendered inputs and hands the result on', async () => {
    host.call = ({ arguments: { sql } }) => ({
      content: [
        { type: 'text', text: `ran ${sql}` },
        { type: 'text', text: 'well\0' },
      ],
      structuredContent: { rows: [{ total: 42 }] },
    });
    const done = await run(
      setVariables('prepare', { table: 'sales' }),
      tool('run_query', { sql: 'select {{ variables.table }}' }),
      setVariables('read', {
        text: { expression: 'steps.ask.output.text' },
        total: { expression: 'steps.ask.output.data.rows[0].total' },
      }),
    );
    expect(done.error).toBeNull();
    expect(host.called).toMatchObject([{ name: 'run_query', arguments: { sql: 'select sales' } }]);
    expect(done.items[3].output).toEqual({ text: 'ran select sales\nwell', total: 42 });
    const [connection] = (await service.ok('listMcpConnections', { query: { id: [connectionId] } })).data;
    expect(connection!.last_used_at).not.toBeNull();
  });

  it('fails with what the tool says, once', async () => {
    host.call = () => ({ isError: true, content: [{ type: 'text', text: 'no such table' }] });
    const done = await run(tool('run_query', { sql: 'x' }));
    expect(done.error).toMatchObject({
      code: 'tool_failed',
      message: 'run_query failed: no such table',
      is_retryable: false,
    });
    failsAtCalls();
    expect((await run(tool('run_query', { sql: 'x' }))).error.code).toBe('tool_failed');
  });

  it('is not repeated where the server may have done it, unless the tool only reads', async () => {
    await allow('append');
    host.call = () => {
      host.play = (_, response) => stopIt(response);
      return new Promise(() => host.breakConnections());
    };
    const written = await run(tool('append', {}));
    expect(written.error).toMatchObject({ code: 'outcome_unknown', is_retryable: false });
    expect(host.called).toHaveLength(1);
    host.play = null;
    host.called.length = 0;
    host.call = () => {
      if (host.called.length === 1) return new Promise(() => host.breakConnections());
      return { content: [] };
    };
    const read = await run(
      tool('run_query', { sql: 'x' }, { retry: { max_attempts: 2, backoff_seconds: 1 } }),
    );
    const settled = read.status === 'waiting' ? await author.settled(read.id, 'succeeded', 'failed') : read;
    expect(settled.status).toBe('succeeded');
    expect(host.called).toHaveLength(2);
  });

  it('is not called again by another process when the first one died during the call', async () => {
    await allow('append');
    const automation = await author.publish(chain(onClick(), tool('append', {}), end()));
    let isHeld = true;
    host.call = async () => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      return { content: [] };
    };
    const { id } = await author.run(automation, { button_key: 'go' });
    while (host.called.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // The queue gives the job of a process that died to another one.
    await service.query(
      `select graphile_worker.add_job('run_automation', json_build_object('tenantId', $1::text, 'executionId', $2::text))`,
      [service.agencies[0].id, id],
    );
    const done = await author.settled(id);
    isHeld = false;
    expect(done.error).toMatchObject({
      code: 'outcome_unknown',
      message: expect.stringContaining('was interrupted'),
    });
    expect(host.called).toHaveLength(1);
  });

  it('fails where the connection was disabled, deleted or lost its access, or the tool is not allowed any more', async () => {
    const automation = await author.publish(chain(onClick(), tool('run_query', { sql: 'x' }), end()));
    const codeNow = async (): Promise<string> => {
      const { id } = await author.run(automation, { button_key: 'go' });
      return (await author.settled(id)).error.code;
    };
    await service.ok('updateMcpToolEnabled', {
      path: { id: connectionId },
      body: { name: 'run_query', is_enabled: false },
    });
    expect(await codeNow()).toBe('missing_permission');
    await allow('run_query');
    host.tokens = new Set();
    expect(await codeNow()).toBe('credential_expired');
    const [connection] = (await service.ok('listMcpConnections', { query: { id: [connectionId] } })).data;
    expect(connection!.status).toBe('needs_authorization');
    await service.ok('updateMcpConnection', { path: { id: connectionId }, body: { is_enabled: false } });
    expect(await codeNow()).toBe('missing_credential');
    await service.ok('deleteMcpConnection', { path: { id: connectionId } });
    expect(await codeNow()).toBe('missing_credential');
    expect(host.called).toEqual([]);
  });

  it('takes another way on an error', async () => {
    host.call = () => ({ isError: true, content: [] });
    const automation = await author.publish({
      nodes: [onClick(), tool('run_query', { sql: 'x' }, { on_error: 'branch' }), end(), end('other')],
      edges: edges('start > ask', 'ask > done', 'ask.error > other'),
    });
    const { id } = await author.run(automation, { button_key: 'go' });
    const done = await author.settled(id);
    expect([done.status, done.items.at(-1).node_key]).toEqual(['succeeded', 'other']);
  });
});

describe('publishing', () => {
  it('refuses tools that the agency does not have or does not allow', async () => {
    expect(await refusal(tool('append', {}))).toContain('does not allow the tool append of Warehouse');
    expect(await refusal(tool('nothing', {}))).toContain('has no tool nothing');
    expect(await refusal(tool('run_query', {}))).toContain('The tool needs the input sql');
    await service.ok('updateMcpConnection', { path: { id: connectionId }, body: { is_enabled: false } });
    expect(await refusal(tool('run_query', { sql: 'x' }))).toContain('Warehouse is disabled');
    await service.ok('deleteMcpConnection', { path: { id: connectionId } });
    expect(await refusal(tool('run_query', { sql: 'x' }))).toContain('The agency has no such MCP connection');
  });
});

describe('a test of such a step', () => {
  it('calls the server in live mode alone', async () => {
    let calls = 0;
    host.call = () => {
      calls += 1;
      return { content: [{ type: 'text', text: 'ran' }] };
    };
    const { id } = await author.create(chain(onClick(), tool('run_query', { sql: 'select 1' })));
    const step = (mode: string): Promise<Answer> =>
      author.ok('testAutomationStep', { path: { id, node_id: 'ask' }, body: { mode } });
    expect(await step('simulate')).toMatchObject({
      is_simulated: true,
      preview: 'Would call the tool run_query of Warehouse with sql “select 1”.',
      output: null,
    });
    expect(calls).toBe(0);
    expect(await step('live')).toMatchObject({
      status: 'succeeded',
      is_simulated: false,
      preview: null,
      input: { sql: 'select 1' },
      output: { text: 'ran' },
    });
    expect(calls).toBe(1);
    const run = await author.ok('startAutomationTestRun', { path: { id }, body: { mode: 'live' } });
    const until = Date.now() + 30_000;
    let status: string;
    do ({ status } = await author.ok('getAutomationTestRunProgress', { path: { id: run.id } }));
    while (status !== 'passed' && status !== 'failed' && Date.now() < until);
    expect(calls).toBe(2);
    const { steps } = await author.ok('getAutomationTestRunResult', { path: { id: run.id } });
    expect(steps[1]).toMatchObject({ is_simulated: false, output: { text: 'ran' } });
  });

  it('tells what the server refuses as its error', async () => {
    host.call = () => ({ content: [{ type: 'text', text: 'no such table' }], isError: true });
    const { id } = await author.create(chain(onClick(), tool('run_query', { sql: 'select 1' })));
    expect(
      await author.ok('testAutomationStep', { path: { id, node_id: 'ask' }, body: { mode: 'live' } }),
    ).toMatchObject({
      status: 'failed',
      port: null,
      error: { code: 'tool_failed', message: 'run_query failed: no such table' },
    });
  });
});
