import { Endpoint, type EndpointOptions } from './endpoint.ts';
import { createRouter } from './router/index.ts';
import { Toolbox } from './toolbox.ts';

/** The MCP server of this process. Loading it and its catalogue takes a moment, so it is made when a host first comes. */
export function createMcp(options: Omit<EndpointOptions, 'router' | 'toolbox'>): Endpoint {
  const toolbox = new Toolbox();
  const router = createRouter(() => toolbox.catalogue);
  // Between the greeting of a host and its first prompt there is time to index the catalogue.
  setImmediate(() => router.choose({ prompt: '', permissions: new Set() }));
  return new Endpoint({ ...options, toolbox, router });
}
