import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAiModel } from '#src/domain/ai/openai-compatible.ts';
import { ModelServer } from './model-server.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(() => server?.stop());

const ask = (key: string | null = 'secret', timeoutMs = 5000) =>
  openAiModel({ url: `${server.url}/`, model: 'm-1', key }).answer({
    instructions: 'Do it.',
    text: 'Now.',
    timeoutMs,
  });

describe('a model behind chat completions', () => {
  test('is asked for JSON with the key, and its answer is parsed', async () => {
    server.willAnswer({ ok: true });
    expect(await ask()).toEqual({ ok: true });
    expect(server.asked[0]).toMatchObject({
      authorization: 'Bearer secret',
      body: {
        model: 'm-1',
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: 'Do it.' },
          { role: 'user', content: 'Now.' },
        ],
      },
    });
  });

  test('may need no key', async () => {
    server.willAnswer({});
    await ask(null);
    expect(server.asked[0]!.authorization).toBeUndefined();
  });

  test.each([500, 429, 'no JSON', 'null and void'])('that answers %j is an error', async (answer) => {
    server.willAnswer(answer);
    await expect(ask()).rejects.toThrow();
  });

  test('that does not answer in time is an error', async () => {
    server.willAnswer('never');
    await expect(ask('secret', 50)).rejects.toThrow(/timeout|aborted/i);
  });
});
