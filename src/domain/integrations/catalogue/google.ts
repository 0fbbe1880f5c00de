import type { Provider } from './provider.ts';
import { bearer, errorAt } from './define.ts';

/** What the services of Google Workspace have in common. */
export const google = {
  authentication: 'oauth',
  inputs: [],
  authorize: ({ headers }, { token }) => bearer({ headers }, token ?? ''),
  errorOf: errorAt('error.status', 'error.message'),
} as const satisfies Partial<Provider>;
