// Outside services: what can be done there, and calls of it through connections of members.
export { EndpointCaller, timeoutSecondsOf, type EndpointCallResult } from './caller.ts';
export { noteState, type Caller } from './calls.queries.ts';
export {
  endpointKey,
  endpoints,
  findEndpoint,
  findProvider,
  InputRefused,
  providers,
  type CataloguedEndpoint,
  type Json,
  type Parameter,
  type Provider,
  type Subaccount,
} from './catalogue/index.ts';
export { checkInputs } from './inputs.rules.ts';
export type { Checked } from './lookups.ts';
