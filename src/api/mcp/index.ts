import { Endpoint, type EndpointOptions } from './endpoint.ts';
import { findAiSettings, type AiModels } from '#src/domain/ai/index.ts';
import { modelPlanner } from './investigation/model-planner.ts';
import { rulePlanner } from './investigation/rule-planner.ts';
import { createRouter, modelReranker } from './router/index.ts';
import { loadTokens } from './size/index.ts';
import { Toolbox } from './toolbox.ts';

export interface McpOptions extends Omit<EndpointOptions, 'router' | 'toolbox' | 'planner'> {
  /** Those that agencies may choose from: one of them plans investigations. */
  readonly models: AiModels;
  /** The one that puts tools in order, if the operator has set one up. */
  readonly routerModels: AiModels;
}

/** The MCP server of this process. Loading it and its catalogue takes a moment, so it is made when a host first comes. */
export function createMcp({ models, routerModels, ...options }: McpOptions): Endpoint {
  const toolbox = new Toolbox();
  const router = createRouter(() => toolbox.catalogue, {
    reranker: modelReranker(routerModels, async (tenantId) => {
      const { is_enabled: isEnabled } = await findAiSettings(options.db.read(tenantId), models);
      return isEnabled;
    }),
    onRerankFailure: (error) =>
      options.log.warn(
        { err: error as Error },
        'the model failed to rank the tools; text matching was used instead',
      ),
  });
  // Between the greeting of a host and its first prompt there is time to index the catalogue.
  setImmediate(() => {
    router.choose({ prompt: '', permissions: new Set() });
    void loadTokens();
  });
  const { db, log } = options;
  const planner = models.all.length === 0 ? rulePlanner : modelPlanner({ db, models, log }, rulePlanner);
  return new Endpoint({ ...options, toolbox, router, planner });
}
