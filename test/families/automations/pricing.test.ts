import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StreamingModel } from '../../ai/streaming-model.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, newSubject, rights } from '../escalations/people.ts';
import { action, Authors, chain, edges, node, onClick, type Answer, type Config } from './flows.ts';

/** What executions cost: what the AI requests of their steps were charged with. */
let service: Service;
let model: StreamingModel;
let author: Authors;
let escalationId: string;
beforeAll(async () => {
  model = await StreamingModel.start();
  const aiModels = [model.spec()];
  service = await startService({ config: { aiModels, aiMonthlyCredits: 1_000_000 } });
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
  const manager = await newPerson(service, rights.manager);
  escalationId = (await newEscalation(manager, await newSubject(service), { title: 'Late report' })).id;
  model.willAnswer({ summary: 'Reports were late.' });
});
afterAll(async () => {
  await service.stop();
  await model.stop();
});

const summing = (key: string): object =>
  action(key, 'generate_escalation_ai_summary', { id: escalationId, include: ['summary'] });
const pricingOf = (id: string, query: object = {}): Promise<Answer> =>
  author.ok('getAutomationPricing', { path: { id }, query });
const historyOf = (id: string, query: object = {}): Promise<Answer[]> =>
  author.ok('listAutomationPricingHistory', { path: { id }, query });
/** Has the timer that measures costs come due. */
const measure = async (id: string): Promise<void> => {
  const due = () =>
    service.query<{ due_at: Date }>(
      "select due_at from timers where kind = 'measure_automation_price' and record_id = $1",
      [id],
    );
  const set = "update timers set due_at = now() where kind = 'measure_automation_price' and record_id = $1";
  await service.query(set, [id]);
  const until = Date.now() + 30_000;
  while ((await due())[0]!.due_at.getTime() < Date.now() + 3_600_000 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('pricing', () => {
  it('is nothing for a flow that asks no AI', async () => {
    const { id } = await author.publish(chain(onClick(), action('task', 'create_task', { name: 'x' })));
    expect(await pricingOf(id)).toMatchObject({
      source: 'published',
      version: 1,
      base_credits: 0,
      minimum_credits: 0,
      typical_credits: 0,
      estimated_monthly_credits: 0,
      monthly_execution_count: 0,
      steps: [],
    });
    expect(await historyOf(id)).toMatchObject([
      { version: 1, reason: 'version_published', previous_typical_credits: null, typical_credits: 0 },
    ]);
    const { id: draft } = await author.create(chain(onClick()));
    expect(await pricingOf(draft)).toMatchObject({ source: 'working_copy', version: null });
    const published = { path: { id: draft }, query: { source: 'published' } };
    expect((await author.call('getAutomationPricing', published)).status).toBe(404);
  });

  it('charges executions with their AI requests, and tells the mean of the last 30 days', async () => {
    const automation = await author.publish(chain(onClick(), summing('sum'), summing('again')));
    const { id } = automation;
    const before = await pricingOf(id);
    expect(before.steps.map(({ node_key: key }: Answer) => key)).toEqual(['sum', 'again']);
    expect(before.steps[0]).toMatchObject({
      action_key: 'generate_escalation_ai_summary',
      is_usage_based: true,
    });
    expect(before.typical_credits).toBe(2 * before.steps[0].credits);
    expect(before.typical_credits).toBe(before.minimum_credits);
    const run = await author.run(automation, { button_key: 'go' });
    const done = await author.settled(run.id, 'succeeded', 'failed');
    expect(done).toMatchObject({ status: 'succeeded', error: null });
    const requests = await service.query<{ credits: number; origin: string }>(
      'select credits::float8 as credits, origin from ai_requests where automation_execution_id = $1 order by id',
      [run.id],
    );
    expect(requests.map(({ origin }) => origin)).toEqual(['automation', 'automation']);
    const [first, second] = requests.map(({ credits }) => credits) as [number, number];
    expect(first).toBeGreaterThan(0);
    expect(done.credits_used).toBe(first + second);
    expect(done.items.map(({ credits_used: credits }: Answer) => credits)).toEqual([0, first, second]);
    const after = await pricingOf(id);
    expect(after).toMatchObject({
      monthly_execution_count: 1,
      typical_credits: first + second,
      estimated_monthly_credits: first + second,
    });
    expect(after.steps.map(({ credits }: Answer) => credits)).toEqual([first, second]);
    const request = (await author.ok('listAiRequests', { query: { limit: 1 } }))[0];
    expect(request.automation_execution_id).toBe(run.id);
    await measure(id);
    const history = await historyOf(id);
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({
      reason: 'usage_measured',
      previous_typical_credits: before.typical_credits,
      typical_credits: first + second,
    });
    await measure(id);
    expect(await historyOf(id)).toHaveLength(2);
    await service.query("update automation_price_changes set model_prices = '', typical_credits = 1000000");
    await measure(id);
    expect((await historyOf(id, { reason: ['action_repriced'] }))[0]).toMatchObject({
      previous_typical_credits: 1_000_000,
      typical_credits: first + second,
    });
  });

  it('tells the cheapest and the dearest path', async () => {
    const config: Config = {
      nodes: [
        onClick({ inputs: [{ key: 'x', label: 'X', type: 'number' }] }),
        node('many', 'condition', {
          conditions: { conditions: [{ path: 'trigger.inputs.x', operator: 'equals', value: 1 }] },
        }),
        node('each', 'loop', { items: { expression: "split('a,b', ',')" } }),
        summing('inside'),
        summing('after'),
        summing('other'),
        { ...summing('off'), is_enabled: false },
      ],
      edges: edges(
        'start > many',
        'many.true > each',
        'each.each > inside',
        'each.done > after',
        'many.false > other',
        'other > off',
      ),
    };
    const { id } = await author.create(config);
    const { steps, minimum_credits: minimum, typical_credits: typical } = await pricingOf(id);
    const [{ credits }] = steps;
    expect(minimum).toBe(credits);
    expect(typical).toBe(2 * credits);
    const { id: published } = await author.publish(config);
    await author.ok('updateAutomation', {
      body: { id: published, config: chain(onClick(), summing('only')) },
    });
    await author.ok('publishAutomation', { body: { id: published } });
    expect(await historyOf(published)).toMatchObject([
      {
        version: 2,
        reason: 'version_published',
        previous_typical_credits: typical,
        typical_credits: credits,
      },
      { version: 1, previous_typical_credits: null, typical_credits: typical, minimum_credits: minimum },
    ]);
  });
});
