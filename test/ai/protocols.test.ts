import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiModels, failureFor, type ModelFault } from '#src/domain/ai/index.ts';
import { StreamingModel } from './streaming-model.ts';

let model: StreamingModel;
beforeAll(async () => {
  model = await StreamingModel.start();
});
beforeEach(() => {
  model.answers = ['{"a": "Grüße, and a text of several chunks"}'];
  model.asked.length = 0;
});
afterAll(() => model.stop());

const question = {
  instructions: 'Do it.',
  text: 'Now.',
  maxOutputTokens: 500,
  temperature: 0.4,
  isJson: true,
};
const patience = { silenceMs: 20_000, totalMs: 60_000 };
const specOf = (protocol: 'openai' | 'anthropic') =>
  model.spec({ connection: { protocol, url: model.url, model: 'test-1', key: 'secret-key' } });
const ask = (protocol: 'openai' | 'anthropic', change: Partial<typeof patience> = {}) =>
  new AiModels([]).ask(specOf(protocol), question, { ...patience, ...change });
const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (error: ModelFault) => error,
  );

describe.each(['openai', 'anthropic'] as const)('%s', (protocol) => {
  it('puts the pieces of the answer together, with what it used', async () => {
    expect(await ask(protocol)).toEqual({
      text: '{"a": "Grüße, and a text of several chunks"}',
      isCutOff: false,
      usage: { inputTokens: 1_000, cachedInputTokens: 200, outputTokens: 50 },
    });
    expect(model.asked[0]).toMatchObject({
      instructions: 'Do it.',
      text: 'Now.',
      body: { model: 'test-1', stream: true, temperature: 0.4 },
    });
  });

  it('asks again after a passing fault, as late as the provider wants, and not after another one', async () => {
    model.answers = [
      (response) => response.writeHead(429, { 'retry-after': '1' }).end('slow down'),
      (response) => response.writeHead(500).end('broken'),
      '{}',
    ];
    const startedAt = performance.now();
    expect((await ask(protocol)).text).toBe('{}');
    expect(model.asked).toHaveLength(3);
    expect(performance.now() - startedAt).toBeGreaterThan(1_400);
    model.answers = [(response) => response.writeHead(401).end('no such key')];
    expect((await faultOf(ask(protocol)))?.message).toContain('401: no such key');
    expect(model.asked).toHaveLength(4);
  });

  it('gives up a model that falls silent, and an answer that breaks off', async () => {
    model.answers = [(response) => void response.writeHead(200).write('data: ')];
    const fault = await faultOf(ask(protocol, { silenceMs: 50 }));
    expect(fault?.message).toContain('silent for 50 ms');
    expect(failureFor(fault!)).toContain('did not answer in time. Try again');
    expect(model.asked).toHaveLength(3);
    model.answers = [(response) => response.writeHead(200).end()];
    expect((await faultOf(ask(protocol)))?.message).toContain('broke off');
    model.answers = [(response) => void response.writeHead(200).write('data: ')];
    const late = await faultOf(ask(protocol, { totalMs: 1_000 }));
    expect(failureFor(late!)).toContain('did not answer in time. Try again');
  });
});

it('shows its key as each protocol wants it', async () => {
  await ask('openai');
  await ask('anthropic');
  expect(model.asked.map(({ headers }) => [headers.authorization, headers['x-api-key']])).toEqual([
    ['Bearer secret-key', undefined],
    [undefined, 'secret-key'],
  ]);
});
