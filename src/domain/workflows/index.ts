// What flows of automations are made of: expressions, conditions, actions and events. Pure: nothing here knows an execution.
export { actions, exampleOf, inputSchemaOf, operationInput, type Action } from './actions.ts';
export { matches } from './conditions.ts';
export {
  evaluate as evaluateExpression,
  expressionIn,
  expressionsIn,
  callsOf,
  pathsIn,
  pathsOf,
  render,
  renderText,
} from './render.ts';
export {
  eventFields,
  events,
  isEmitted,
  subjectKindOf,
  subjectOf,
  subjectPropertyOf,
  type EventField,
  type EventSubject,
  type KnownEvent,
} from './events.ts';
export type { Scope, Surroundings } from './evaluate.ts';
export { functions as expressionFunctions } from './functions/index.ts';
export { guidanceOf, type JsonSchema } from './guidance.ts';
export { readerOf } from './readers.ts';
export { contractShapes } from './shapes.ts';
export type { ContractShapes } from './shapes-of-contract.rules.ts';
export { asOutput, inside, itemsOf, oneOf, pathFault, withProperty, type Shape } from './shapes.rules.ts';
export { kept, masked, shortened } from './shorten.rules.ts';
export { parseExpression, parsePath } from './parse.ts';
export { ExpressionFault, type Path } from './syntax.ts';
export { toInstant } from './functions/times.ts';
export { valueAt, type Value } from './values.ts';
