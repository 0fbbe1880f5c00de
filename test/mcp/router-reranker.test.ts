import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { permissions } from '#generated/permissions.ts';
import { AiModels, singleModel } from '#src/domain/ai/index.ts';
import {
  createRouter,
  modelReranker,
  MOST_TOKENS,
  MOST_TOOLS,
  type Choice,
  type Request,
  type Router,
} from '#src/api/mcp/router/index.ts';
import { loadCatalogue } from '#src/api/mcp/router/catalogue.ts';
import { StreamingModel } from '../ai/streaming-model.ts';

const everything = new Set<string>(permissions);
/** What is found does not depend on what is built: here everything is. */
const loaded = loadCatalogue();
const catalogue = { ...loaded, tools: loaded.tools.map((tool) => ({ ...tool, pending: false })) };
const tenantId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11';
const timeoutMs = 2000;
const prompt = 'Close the ticket and write an invoice for Harbor Dental';

let server: StreamingModel;
let router: Router;
let isAllowed = true;
let failures: unknown[] = [];

beforeAll(async () => {
  server = await StreamingModel.start();
  router = createRouter(() => catalogue, {
    reranker: modelReranker(modelsAt(server.url), () => Promise.resolve(isAllowed), timeoutMs),
    onRerankFailure: (error) => failures.push(error),
  });
});
beforeEach(() => {
  isAllowed = true;
  failures = [];
});
afterAll(() => server.stop());

const modelsAt = (url: string) =>
  new AiModels([singleModel({ protocol: 'openai', url, model: 'm', key: null })]);
const rank = (more: Partial<Request> = {}): Promise<Choice> =>
  router.chooseRanked({ tenantId, prompt, permissions: everything, ...more });
const lexical = (more: Partial<Request> = {}): Choice =>
  router.choose({ prompt, permissions: everything, ...more });
const namesOf = ({ tools }: Choice): string[] => tools.map(({ name }) => name);
const overflowOf = ({ overflow }: Choice): string[] => overflow.map((line) => line.split(':')[0]!);

test('what the model names comes first, and brings tools into the pack that did not fit', async () => {
  const [last, first] = [overflowOf(lexical()).at(-1)!, namesOf(lexical()).at(-1)!];
  server.willAnswer({ tools: [last, first] });
  const choice = await rank();
  expect(namesOf(choice).slice(0, 2)).toEqual([last, first]);
  expect(choice.tools.length).toBeLessThanOrEqual(MOST_TOOLS);
  expect(choice.tokens).toBeLessThanOrEqual(MOST_TOKENS);
  expect([...namesOf(choice), ...overflowOf(choice)].sort()).toEqual(
    [...namesOf(lexical()), ...overflowOf(lexical())].sort(),
  );
});

test('tools that the conversation used stay before them', async () => {
  server.willAnswer({ tools: ['update_ticket'] });
  expect(namesOf(await rank({ used: ['list_training_courses'] })).slice(0, 2)).toEqual([
    'list_training_courses',
    'update_ticket',
  ]);
});

test('the model is told the prompt, names and titles, and nothing that the caller may not use', async () => {
  server.willAnswer({ tools: [] });
  await rank({ permissions: new Set(['tickets.view']), grounding: 'secret grounding' });
  const told = server.asked[0]!.text;
  expect(told).toContain(prompt);
  expect(told).not.toContain('secret grounding');
  const lines = told.split('Tools:\n')[1]!.split('\n');
  for (const line of lines) {
    const tool = catalogue.tools.find(({ name, title }) => line === `${name}: ${title}`);
    expect(['any', 'record', 'self', 'tickets.view']).toContain(tool?.permission);
  }
});

test('what the model makes up is left out', async () => {
  server.willAnswer({
    tools: [
      'drop_database',
      7,
      null,
      '__proto__',
      'delete_client_profile_folder_contents',
      'update_ticket',
      'update_ticket',
    ],
  });
  const names = namesOf(await rank());
  expect(names[0]).toBe('update_ticket');
  expect(new Set(names).size).toBe(names.length);
});

test.each([[500], [429], ['no JSON'], ['{}'], [{ tools: 'update_ticket' }], [[]], ['null'], ['never']])(
  'the words decide alone when the model answers %j',
  async (answer) => {
    server.willAnswer(answer);
    const { milliseconds: _ranked, ...choice } = await rank();
    const { milliseconds: _lexical, ...expected } = lexical();
    expect(choice).toEqual(expected);
    expect(failures).toHaveLength(1);
  },
);

test('the words decide alone when there is nobody', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => void closed.close(resolve));
  const alone = createRouter(() => catalogue, {
    reranker: modelReranker(modelsAt(`http://127.0.0.1:${port}/v1`), () => Promise.resolve(true)),
  });
  expect(namesOf(await alone.chooseRanked({ tenantId, prompt, permissions: everything }))).toEqual(
    namesOf(lexical()),
  );
});

test('an agency that turned AI off has its prompts told to nobody', async () => {
  isAllowed = false;
  server.willAnswer({ tools: ['update_ticket'] });
  expect(namesOf(await rank())).toEqual(namesOf(lexical()));
  expect(server.asked).toEqual([]);
  expect(failures).toEqual([]);
});

test('without a reranker nobody is asked', async () => {
  expect(
    namesOf(await createRouter(() => catalogue).chooseRanked({ tenantId, prompt, permissions: everything })),
  ).toEqual(namesOf(lexical()));
});
