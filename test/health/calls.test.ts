import { afterAll, beforeAll, expect, it } from 'vitest';
import { StreamingModel } from '../ai/streaming-model.ts';
import { startService, type Service } from '../support/service.ts';

/** What `/metrics` tells of calls: at which door they came in, and how the models behind them do. */
let service: Service;
let model: StreamingModel;
beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({
    config: { routerModel: { protocol: 'openai', url: model.url, model: 'm', key: null } },
  });
});
afterAll(async () => {
  await service?.stop();
  await model?.stop();
});

const metrics = async () => (await fetch(`${service.url}/metrics`)).text();

it('counts the calls of outsiders apart from those of the API', async () => {
  await service.ok('listClients');
  await fetch(`${service.url}/hosted/pay/a-link-that-nobody-has`);
  await fetch(`${service.url}/hosted/nothing`);
  await fetch(`${service.url}/v1/made-up-by-a-caller`);
  const text = await metrics();
  expect(text).toMatch(/^http_requests_total\{door="api",operation="listClients",status="200"\} 1$/m);
  expect(text).toMatch(/^http_requests_total\{door="hosted",operation="\w+",status="404"\} 1$/m);
  expect(text).toMatch(/^http_requests_total\{door="hosted",operation="none",status="404"\} 1$/m);
  expect(text).not.toMatch(/a-link-that-nobody-has|made-up-by-a-caller/);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

it('counts the answers of a model, and those that failed', async () => {
  const start = () =>
    fetch(`${service.url}/v1/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.agencies[0].key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'service_start', arguments: { prompt: 'List my clients', client_model: 'm' } },
      }),
    }).then((response) => response.text());
  model.willAnswer({ tools: [] }, 500);
  expect(await start()).toContain('conversation_id');
  expect(await start()).toContain('conversation_id');
  const text = await metrics();
  expect(text).toMatch(/^model_duration_seconds_count\{use="router"\} 2$/m);
  expect(text).toMatch(/^model_failures_total\{use="router"\} 1$/m);
});
