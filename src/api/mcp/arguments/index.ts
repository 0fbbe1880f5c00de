// What a model sends, as the contract wants it.
export { corrected } from './corrected.ts';
export { hostArguments } from './host-call.ts';
export { snakeCase, toolName } from './naming.ts';
export { operationInput } from './operation-input.ts';
export type { Arguments } from './schema-view.ts';
