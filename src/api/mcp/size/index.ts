// How much of a response a model gets.
export { besides } from './besides.ts';
export { maxTokens, told, type Told } from './response.ts';
export { fittedSchema } from './schema.ts';
export { shortened } from './shortened.ts';
export { loadTokens, type Tokens } from './tokens.ts';
