import type { AutomationConfig, AutomationNode, AutomationStepPrice } from '#generated/types.gen.ts';
import { costOf, findAiSettings, purposeOf, type AiModels } from '#src/domain/ai/index.ts';
import { actions } from '#src/domain/workflows/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { Graph, labelOf } from '../flow/index.ts';
import { cheapest, dearest } from './cost.rules.ts';
import { selectPurposeCosts, selectStepCosts, sumExecutions } from './prices.queries.ts';

/** What prices are found with: a call, or a timer. */
export interface PriceContext {
  readonly db: Db;
  readonly now: Date;
}

export interface Prices {
  readonly steps: readonly AutomationStepPrice[];
  readonly minimum: number;
  readonly longest: number;
}

type ActionNode = Extract<AutomationNode, { type: 'action' }>;

/** What steps of the flow cost: as they did in executions, else as such requests of the agency did, else by the model's prices. */
export async function pricesOf(
  ctx: PriceContext,
  models: AiModels,
  { id, config }: { readonly id: string; readonly config: AutomationConfig },
): Promise<Prices> {
  const asking = config.nodes.flatMap((node) => {
    const purpose = node.type === 'action' ? purposeOfStep(node) : undefined;
    return purpose === undefined ? [] : [{ node: node as ActionNode, purpose }];
  });
  const graph = new Graph(config);
  if (asking.length === 0) return { steps: [], minimum: 0, longest: 0 };
  const [ofSteps, ofPurposes] = [
    await selectStepCosts(ctx.db, id, ctx.now),
    await selectPurposeCosts(ctx.db, ctx.now),
  ];
  const estimate = await usualCost(ctx, models);
  const steps = asking.map(({ node, purpose }): AutomationStepPrice => {
    const { action_key: key } = node.config;
    return {
      node_key: node.key,
      label: labelOf(node, actions().get(key)?.label),
      action_key: key,
      credits: rounded(ofSteps.get(node.key) ?? ofPurposes.get(purpose) ?? estimate),
      is_usage_based: true,
    };
  });
  const costs = new Map(steps.map(({ node_key: key, credits }) => [key, credits]));
  return { steps, minimum: rounded(cheapest(graph, costs)), longest: rounded(dearest(graph, costs)) };
}

/** For what a step asks the AI; undefined for one that asks it nothing. */
function purposeOfStep({ config }: ActionNode) {
  const operation = actions().get(config.action_key)?.operation;
  return operation == null ? undefined : purposeOf(operation.id, config.inputs);
}

/** A question of some pages and an answer of half a page. */
const usualUse = { inputTokens: 3_000, cachedInputTokens: 0, outputTokens: 500 };

async function usualCost({ db }: PriceContext, models: AiModels): Promise<number> {
  const model = models.find((await findAiSettings(db, models)).default_model);
  return model === undefined ? 0 : costOf(model, usualUse);
}

/** What the models cost, as a text that differs when a price does. */
export const modelPrices = (models: AiModels): string =>
  models.all
    .map(({ key, prices: { input, cachedInput, output } }) => `${key} ${input} ${cachedInput} ${output}`)
    .join('\n');

export interface Cost {
  readonly minimum: number;
  readonly typical: number;
  /** Of the last 30 days. */
  readonly monthly: number;
  readonly count: number;
  readonly steps: readonly AutomationStepPrice[];
}

/** What executions of the published flow cost. */
export async function liveCost(
  ctx: PriceContext,
  models: AiModels,
  automation: { readonly id: string; readonly config: AutomationConfig },
): Promise<Cost> {
  const { steps, minimum, longest } = await pricesOf(ctx, models, automation);
  const { count, credits } = await sumExecutions(ctx.db, automation.id, ctx.now);
  return {
    steps,
    minimum,
    typical: count === 0 ? longest : rounded(credits / count),
    monthly: rounded(credits),
    count,
  };
}

export const rounded = (credits: number): number => Math.round(credits * 100) / 100;
