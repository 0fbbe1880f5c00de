import { isDeepStrictEqual } from 'node:util';
import type { ProcessSnapshot } from './snapshot.ts';

/**
 * Whether new tasks of both would be the same. The name of the process is none of it, since it takes effect at once, and
 * neither is when a tool was changed last.
 */
export const isSameContent = (a: ProcessSnapshot, b: ProcessSnapshot): boolean => isDeepStrictEqual(content(a), content(b));

function content({ defaults, stages, dependencies }: ProcessSnapshot): unknown {
  return {
    defaults: { ...defaults, name: null },
    stages: stages.map((stage) => ({ ...stage, tools: stage.tools.map((tool) => ({ ...tool, revision: 0, created_at: '', updated_at: '', created_by: '' })) })),
    dependencies,
  };
}
