import { isUtf8 } from 'node:buffer';
import { problem } from '#src/platform/errors/index.ts';
import type { Call, TextInput, ValueInput } from './call.ts';
import { parseJson, refuseUnstorable } from '#src/api/request/index.ts';
import { decodeHeaders, decodePath, decodeQueryString, decodeValues } from './decode-parameters.ts';

/** Stage: text to values. Whether the values are allowed is the next stage's question. */
export function decode(call: Call): void | Promise<void> {
  const { input } = call.arrival;
  return input.kind === 'text' ? decodeText(call, input) : decodeGiven(call, input);
}

function decodeText(call: Call, input: TextInput): void | Promise<void> {
  const { path, query } = call.route;
  // Decoded even when the operation takes none: what was sent all the same has to be refused by name.
  takeParameters(call, decodePath(path, input.pathParams), decodeQueryString(query, input.queryString));
  if (call.route.headers.byName.size > 0)
    call.input.headers = decodeHeaders(call.route.headers, input.headers);
  const reading = input.readBody();
  if (reading === undefined) return checkPresence(call, false);
  return reading.then((bytes) => decodeBytes(call, bytes));
}

function decodeBytes(call: Call, bytes: Buffer | undefined): void {
  const isPresent = bytes !== undefined && bytes.length > 0;
  if (!isPresent) return checkPresence(call, false);
  call.requestBytes = bytes.length;
  if (call.route.operation.body === 'none') return refuseBody(bytes);
  if (!isUtf8(bytes)) throw problem('malformed_json', 'body is not valid UTF-8');
  call.input.body = parseJson(bytes.toString('utf8'), 'body');
}

function decodeGiven(call: Call, input: ValueInput): void {
  const { path, query } = call.route;
  takeParameters(call, decodeValues(path, input.path ?? {}), decodeValues(query, input.query ?? {}));
  if (call.route.headers.byName.size > 0) call.input.headers = {};
  checkPresence(call, input.body !== undefined);
  if (input.body === undefined) return;
  if (call.route.operation.body === 'none') {
    if (!isEmptyObject(input.body)) throw unexpectedBody();
    return;
  }
  refuseUnstorable(input.body, 'body');
  // Validation fills in defaults, which must not show in the caller's own object.
  call.input.body = structuredClone(input.body);
}

function takeParameters(call: Call, path: Record<string, unknown>, query: Record<string, unknown>): void {
  if (call.route.path.byName.size > 0) call.input.path = path;
  if (call.route.query.byName.size > 0) call.input.query = query;
}

/** Many clients send an empty object with every POST and DELETE; it asks for nothing. */
function refuseBody(bytes: Buffer): void {
  if (bytes.length > maxEmptyBytes || !/^\s*\{\s*\}\s*$/.test(bytes.toString('latin1')))
    throw unexpectedBody();
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const maxEmptyBytes = 64;
const unexpectedBody = () =>
  problem('validation_error', 'body is not allowed: send no body, or an empty object');

function checkPresence(call: Call, isPresent: boolean): void {
  const { body } = call.route.operation;
  if (!isPresent && body === 'required') throw problem('validation_error', 'body is required: send JSON');
}
