// The pipeline of every call, and what the rooms around it share with it: answers, routes, the request log.
export { problemAnswer, problemBody, problemText } from './answers.ts';
export { mayCall } from './authorize.ts';
export { isOpenToGrant } from './credential.ts';
export {
  originOf,
  type Answer,
  type Arrival,
  type Route,
  type SessionCredential,
  type TextInput,
} from './call.ts';
export { Door, type DoorOptions } from './door.ts';
export { codedTag, entityTag, findMatch } from './etag.ts';
export { budgetHeaders, requireBudget } from './rate-limit.ts';
export type { CallMeter, RequestMeter } from './record.ts';
export { RequestLog } from './request-log.ts';
export { ResponseCheck, type ResponseValidators } from './response-check.ts';
export type { Family, LoadHandlers } from './routes.ts';
export { invokeOperation } from './invocations.ts';
export { operationsOf } from './operations.ts';
export {
  addText,
  decodeHeaders,
  decodePath,
  decodeQueryString,
  parameterDecoders,
  type ParameterDecoders,
} from './decode-parameters.ts';
export { completeKey } from './idempotency.queries.ts';
export { claimKey, isClaimed, repeatableAs, requireWellFormedKey } from './idempotency.ts';
export { prepareOnce } from './prepare-once.ts';
export { compress, type Coding } from './compression.ts';
export { sendAnswer, type Coder, type Sendable } from './send.ts';
export { sendEvents, type StreamLimits } from './stream/send-events.ts';
export { withoutTurn } from './turn.ts';
export { ReaderGone, readerPatienceMs, writeChunk } from './stream/write-stream.ts';
