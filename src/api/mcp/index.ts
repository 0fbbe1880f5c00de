import { Endpoint, type EndpointOptions } from './endpoint.ts';
import type { ChatModel } from '#src/domain/ai/index.ts';
import { modelPlanner } from './investigation/model-planner.ts';
import { rulePlanner } from './investigation/rule-planner.ts';
import { createRouter, modelReranker } from './router/index.ts';
import { loadTokens } from './size/index.ts';
import { Toolbox } from './toolbox.ts';

export interface McpOptions extends Omit<EndpointOptions, 'router' | 'toolbox' | 'planner'> {
  readonly model: ChatModel | null;
  readonly routerModel: ChatModel | null;
}

/** The MCP server of this process. Loading it and its catalogue takes a moment, so it is made when a host first comes. */
export function createMcp({ model, routerModel, ...options }: McpOptions): Endpoint {
  const toolbox = new Toolbox();
  const router = createRouter(() => toolbox.catalogue, {
    reranker: routerModel === null ? undefined : modelReranker(routerModel),
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
  const planner = model === null ? rulePlanner : modelPlanner(model, rulePlanner, options.log);
  return new Endpoint({ ...options, toolbox, router, planner });
}
