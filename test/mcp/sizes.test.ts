import { readFileSync } from 'node:fs';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { responses } from '#generated/mcp/families/mcp/responses.js';
import { permissions } from '#generated/permissions.ts';
import type { ToolCallResult } from '#generated/mcp/types.gen.ts';
import {
  besides,
  loadTokens,
  maxTokens,
  shortened,
  told,
  type Told,
  type Tokens,
} from '#src/api/mcp/size/index.ts';
import { guidanceOn } from '#src/api/mcp/tools/deep-guidance.ts';
import { loadCatalogue } from '#src/api/mcp/router/catalogue.ts';
import { createRouter } from '#src/api/mcp/router/index.ts';
import { packed, Toolbox, type OperationTool } from '#src/api/mcp/toolbox.ts';

type Json = Record<string, unknown>;

/** The tokenizer of the provider, not the one that is tested. */
const official = new Tiktoken(o200k);
const count = (value: unknown): number =>
  official.encode(typeof value === 'string' ? value : JSON.stringify(value)).length;

let tokens: Tokens;
let answers: { tool: OperationTool; answer: Json }[];

beforeAll(async () => {
  tokens = await loadTokens();
  const toolbox = new Toolbox();
  answers = [];
  for (const tool of toolbox.all)
    answers.push({ tool, answer: (await toolbox.guidance(tool)).example.answer });
});

/** The same answer, larger than a model can take: more records, longer texts and lists. */
function grown(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return /^[0-9a-f-]{36}$|^\d{4}-/.test(value) ? value : `${value} `.repeat(depth < 3 ? 60 : 4);
  if (Array.isArray(value)) {
    const items = value.map((item) => grown(item, depth + 1));
    const length = items.length === 0 ? 0 : depth < 2 ? 120 : 6;
    return Array.from({ length }, (_, index) => items[index % items.length]);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, grown(inner, depth + 1)]));
}

const callOf = (
  { tool, answer }: { tool: OperationTool; answer: Json },
  fields?: readonly string[],
): Told => ({
  result: { name: tool.name, status: 200, body: answer },
  args: {},
  fields,
});

const results = (calls: readonly Told[]) => ({ results: told(calls, tokens) });

test('tokens are counted as the provider counts them', () => {
  for (const text of [
    'Größmann 👩‍👩‍👧 مرحبا بالعالم 日本語のテキスト \n\n  x',
    JSON.stringify(answers.slice(0, 40).map(({ answer }) => answer)),
    '{"id":"0191f3a2-6c1e-7b42-9d51-2f4c0a6e8f01","amount":129900,"due":"2026-03-03T14:05:09.412Z"}',
  ])
    expect(tokens.count(text)).toBe(count(text));
  // Never fewer, for words without end either.
  const endless = 'qzxjvkw'.repeat(300);
  expect(tokens.count(endless)).toBeGreaterThanOrEqual(count(endless));
});

test('no more tokens are counted than tell that there are too many', () => {
  const text = 'word '.repeat(1_000);
  expect([tokens.count(text), tokens.count(text, 10)]).toEqual([count(text), 11]);
  expect([tokens.fits(text, count(text)), tokens.fits(text, count(text) - 1)]).toEqual([true, false]);
});

test('the response of every tool has at most 12,000 tokens, and says with which call the rest can be had', () => {
  const over: string[] = [];
  const silent: string[] = [];
  for (const { tool, answer } of answers) {
    const large = grown(answer) as Json;
    const all = results([callOf({ tool, answer: large })]);
    if (!tokens.fits(JSON.stringify(all), maxTokens)) over.push(tool.name);
    const [{ hint = '', body }] = all.results as [ToolCallResult];
    const isWhole = JSON.stringify(body) === JSON.stringify(large) || 'rows' in body;
    if (!isWhole && !/Continue with offset|Call again with fields/.test(hint) && !('other_fields' in body))
      silent.push(tool.name);
  }
  expect({ over, silent }).toEqual({ over: [], silent: [] });
}, 120_000);

test('a short response that is no list stays as it is', () => {
  const records = answers.filter(
    ({ answer }) => !('pagination' in answer) && JSON.stringify(answer).length < 12_000,
  );
  expect(records.length).toBeGreaterThan(400);
  for (const one of records) expect(told([callOf(one)], tokens)[0]!.body).toEqual(one.answer);
});

test('twenty large results share the tokens, and short ones beside them are whole', () => {
  const large = answers.find(({ tool }) => tool.name === 'list_clients')!;
  const small = answers.find(({ tool }) => tool.name === 'get_client')!;
  const calls = Array.from({ length: 19 }, () => callOf({ ...large, answer: grown(large.answer) as Json }));
  const all = results([callOf(small), ...calls]);
  expect(count(all)).toBeLessThanOrEqual(maxTokens);
  expect(all.results[0]!.body).toEqual(small.answer);
  for (const { body } of all.results.slice(1))
    expect((body.rows ?? body.data) as unknown[]).not.toHaveLength(0);
});

test('a request starts with as many tokens of tools as the guides say', () => {
  const router = createRouter(loadCatalogue);
  const toolbox = new Toolbox();
  const everything = new Set<string>(permissions);
  const prompts = ['dev', 'heldout'].flatMap(
    (name) =>
      JSON.parse(readFileSync(new URL(`../eval/${name}.json`, import.meta.url), 'utf8')) as {
        prompt: string;
      }[],
  );
  const sizes = prompts
    .map(({ prompt }) =>
      // Counts as the provider does, which the first test proves, in a fifth of the time.
      tokens.count(
        JSON.stringify(
          router
            .choose({ prompt, permissions: everything })
            .tools.map(({ name }) => packed(toolbox.get(name)!)),
        ),
      ),
    )
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)]!;
  expect(Math.round(median / 1_000) * 1_000).toBe(4_000);
  expect(Math.ceil(sizes.at(-1)! / 100) * 100).toBeLessThanOrEqual(6_500);
  expect(sizes.at(-1)!).toBeGreaterThan(6_000);
  const guide = (name: string) =>
    readFileSync(new URL(`../../docs/guides/${name}.md`, import.meta.url), 'utf8');
  expect(guide('mcp')).toMatch(/about 4,000 tokens\s+of tools \(2,000 to 6,400;/);
  expect(guide('ai-hosts')).toMatch(/about 4,000 tokens of tools, up to 6,400/);
}, 120_000);

test('guidance on every tool is as the contract says and has at most 12,000 tokens, with the names of all its properties', async () => {
  const toolbox = new Toolbox();
  const isAnswer = responses.serviceGetToolDeepGuidance!['200']!;
  const over: string[] = [];
  for (const tool of toolbox.all) {
    const guidance = await guidanceOn(tool, toolbox, { permissions: new Set() }, []);
    if (!tokens.fits(JSON.stringify(guidance), maxTokens)) over.push(tool.name);
    expect(isAnswer(guidance), `${tool.name}: ${JSON.stringify(isAnswer.errors?.slice(0, 3))}`).toBe(true);
    expect(guidance.input_schema, tool.name).toMatchObject({ type: 'object', additionalProperties: false });
    const full = (await toolbox.inputSchema(tool)).properties as Json;
    expect(Object.keys(guidance.input_schema.properties as Json), tool.name).toEqual(Object.keys(full));
  }
  expect(over).toEqual([]);
}, 240_000);

describe('fields', () => {
  const record = {
    id: 'a',
    name: 'Harbor',
    client: { id: 'c', name: 'North', tags: ['x'] },
    stages: [
      { id: 's1', name: 'One', status: 'done' },
      { id: 's2', name: 'Two', status: 'open' },
    ],
    body_text: 'abcdefgh',
    revision: 3,
  };
  const of = (fields: string[], data: unknown = record): ToolCallResult =>
    told([{ result: { name: 'x', status: 200, body: { data } }, args: {}, fields }], tokens)[0]!;

  test('choose properties, nested ones, those of inner lists, and parts', () => {
    expect(of(['name', 'client.name', 'stages.status', 'body_text[2:4]']).body).toEqual({
      data: {
        id: 'a',
        name: 'Harbor',
        client: { name: 'North' },
        stages: [{ status: 'done' }, { status: 'open' }],
        body_text: 'cd',
      },
    });
    expect(of(['stages[1:2].name']).body).toEqual({ data: { id: 'a', stages: [{ name: 'Two' }] } });
    expect(of(['stages.name', 'stages.status']).body).toMatchObject({
      data: {
        stages: [
          { name: 'One', status: 'done' },
          { name: 'Two', status: 'open' },
        ],
      },
    });
  });

  test('that no record has are named, with those that there are', () => {
    expect(of(['name', 'colour']).hint).toBe(
      'fields: there is no colour. There are id, name, client, stages, body_text, revision.',
    );
  });

  test('of a list without any are few, with those that the call sorts or filters by, and the others named', () => {
    const data = Array.from({ length: 30 }, (_, index) => ({
      ...record,
      id: `id-${index}`,
      status: 'open',
      due_date: null,
      notes: 'n',
      score: 1,
      field_values: { budget: index, size: 2 },
      updated_at: 'now',
    }));
    const page = { data, pagination: { total: 30, limit: 50, offset: 0 } };
    const args = {
      sort: 'score',
      filter_group: { conditions: [{ field: 'field_values.budget', operator: 'is_set' }] },
    };
    const [{ body }] = told([{ result: { name: 'x', status: 200, body: page }, args }], tokens) as [
      ToolCallResult,
    ];
    expect(body).toMatchObject({
      columns: ['id', 'name', 'client', 'status', 'due_date', 'score', 'updated_at', 'field_values.budget'],
      other_fields: ['stages', 'body_text', 'revision', 'notes'],
      pagination: { total: 30 },
    });
    expect((body.rows as unknown[][])[7]).toEqual([
      'id-7',
      'Harbor',
      record.client,
      'open',
      null,
      1,
      'now',
      7,
    ]);
  });

  test('of invoices say which one, how much and how much is due', () => {
    const data = [
      {
        id: 'i',
        invoice_number: 'INV-00042',
        status: 'open',
        client: record.client,
        currency: 'USD',
        due_on: '2026-03-15',
        total_amount: 1,
        balance_due: 1,
        memo: null,
        footer: null,
        updated_at: 'now',
      },
    ];
    const body = { data, pagination: { total: 1, limit: 50, offset: 0 } };
    const [shown] = told([{ result: { name: 'x', status: 200, body }, args: {} }], tokens);
    expect((shown as ToolCallResult).body).toMatchObject({ other_fields: ['memo', 'footer'] });
  });
});

test('what is cut inside a value is counted', () => {
  const { value, cuts } = shortened({ data: { text: 'word '.repeat(20_000) } }, 2000, tokens);
  expect(count(value)).toBeLessThanOrEqual(2000);
  expect(cuts).toEqual(['data.text (8000 of 100000 characters)']);
});

test('what a response needs is whole, and what only helps has the tokens that are left', () => {
  const needed = { tools: Array.from({ length: 1250 }, (_, index) => `tool ${index}: does it`) };
  const fields = Array.from({ length: 100 }, (_, index) => ({
    key: `key_${index}`,
    name: 'A long name '.repeat(9),
  }));
  const { value, cuts } = besides(needed, { reference: { fields } }, tokens);
  expect(count({ ...needed, ...value })).toBeLessThanOrEqual(maxTokens);
  expect(value.reference.fields[0]).toEqual(fields[0]);
  expect(cuts).toEqual(['reference.fields (60 of 100 items)']);
});
