import type { ParamSpec } from '#generated/operation.ts';
import { problem } from '#src/platform/errors/index.ts';
import { parseJson } from '#src/api/request/index.ts';

type Place = 'path' | 'query' | 'header' | 'body';
/** One text of a parameter to its value; `name` is for the message. */
type Decoder = (text: string, name: string) => unknown;

interface ParameterDecoder {
  readonly name: string;
  readonly isArray: boolean;
  readonly decode: Decoder;
}

/** The parameters of one operation in one place, ready to decode. */
export interface ParameterDecoders {
  readonly place: Place;
  readonly byName: ReadonlyMap<string, ParameterDecoder>;
  /** Whether texts of other names are passed over. */
  readonly isOpen?: boolean;
}

export function parameterDecoders(
  place: Place,
  specs: readonly ParamSpec[],
  isOpen = false,
): ParameterDecoders {
  return {
    place,
    isOpen,
    byName: new Map(
      specs.map((spec) => [
        spec.name,
        { name: `${place}.${spec.name}`, isArray: spec.array, decode: decoders[spec.type] },
      ]),
    ),
  };
}

/** `a=1&b=2` to values. Every name must be known, unless others are passed over, and a single value given once. */
export function decodeQueryString(decoders: ParameterDecoders, queryString: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (let start = 0; start < queryString.length;) {
    const next = queryString.indexOf('&', start);
    const end = next === -1 ? queryString.length : next;
    if (end > start) addPair(decoders, values, queryString.slice(start, end));
    start = end + 1;
  }
  return values;
}

function addPair(decoders: ParameterDecoders, values: Record<string, unknown>, pair: string): void {
  const equals = pair.indexOf('=');
  const name = decodeText(equals === -1 ? pair : pair.slice(0, equals), decoders.place);
  if (decoders.isOpen && !decoders.byName.has(name)) return;
  const text = equals === -1 ? '' : decodeText(pair.slice(equals + 1), decoders.place);
  addText(decoders, values, name, text);
}

/** Adds one text of a parameter, or of a field of a form, to the values. */
export function addText(
  decoders: ParameterDecoders,
  values: Record<string, unknown>,
  name: string,
  text: string,
): void {
  const decoder = find(decoders, name);
  refuseNul(text, decoder.name);
  const value = decoder.decode(text, decoder.name);
  if (!decoder.isArray) {
    if (Object.hasOwn(values, name))
      throw problem('validation_error', `${decoder.name} may be given only once`);
    values[name] = value;
    return;
  }
  const list = values[name] as unknown[] | undefined;
  if (list === undefined) values[name] = [value];
  else list.push(value);
}

/** Those of the headers that the operation takes; a list stands between commas. */
export function decodeHeaders(
  decoders: ParameterDecoders,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, decoder] of decoders.byName) {
    const text = headers[name];
    if (text === undefined) continue;
    const whole = Array.isArray(text) ? text.join(', ') : text;
    for (const one of decoder.isArray ? whole.split(',') : [whole])
      addText(decoders, values, name, one.trim());
  }
  return values;
}

/** Path parameters as the router cut them out of the path. */
export function decodePath(
  decoders: ParameterDecoders,
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, decoder] of decoders.byName) {
    const text = texts[name] ?? '';
    refuseNul(text, decoder.name);
    values[name] = decoder.decode(text, decoder.name);
  }
  return values;
}

/** Values from a caller inside the process: a string is decoded as it would be on the wire, others are taken as they are. */
export function decodeValues(
  decoders: ParameterDecoders,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const decoder = find(decoders, name);
    const decodeOne = (one: unknown) => {
      if (typeof one !== 'string') return one;
      refuseNul(one, decoder.name);
      return decoder.decode(one, decoder.name);
    };
    if (Array.isArray(value)) values[name] = value.map(decodeOne);
    else values[name] = decoder.isArray ? [decodeOne(value)] : decodeOne(value);
  }
  return values;
}

function find(decoders: ParameterDecoders, name: string): ParameterDecoder {
  const decoder = decoders.byName.get(name);
  if (decoder !== undefined) return decoder;
  const list = decoders.byName.get(name.replace(/\[\d*\]$/, ''));
  if (list?.isArray === true) {
    const plain = list.name.slice(list.name.indexOf('.') + 1);
    throw problem(
      'validation_error',
      `${decoders.place}.${shown(name)} is not a known parameter; repeat the name for several values: ${plain}=a&${plain}=b`,
    );
  }
  const known = [...decoders.byName.keys()];
  const cure =
    known.length === 0
      ? `this operation takes no ${decoders.place} parameters`
      : `known are ${known.join(', ')}`;
  throw problem('validation_error', `${decoders.place}.${shown(name)} is not a known parameter; ${cure}`);
}

/** Form encoding, as browsers and every HTTP client write it: `+` is a space. */
function decodeText(encoded: string, place: Place): string {
  const spaced = encoded.includes('+') ? encoded.replaceAll('+', ' ') : encoded;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw problem(
      'validation_error',
      `${place} has malformed percent-encoding in ${JSON.stringify(shown(encoded))}`,
    );
  }
}

/** Postgres cannot store the character, so no text of a request may hold it. */
function refuseNul(text: string, name: string): void {
  if (text.includes('\0')) throw problem('validation_error', `${name} must not contain the NUL character`);
}

const integerForm = /^-?\d+$/;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const decoders: Readonly<Record<ParamSpec['type'], Decoder>> = {
  string: (text) => text,
  integer: (text, name) => {
    const value = Number(text);
    if (integerForm.test(text) && Number.isSafeInteger(value)) return value + 0;
    throw problem('validation_error', `${name} must be an integer`);
  },
  number: (text, name) => {
    const value = Number(text);
    if (numberForm.test(text) && Number.isFinite(value)) return value + 0;
    throw problem('validation_error', `${name} must be a number`);
  },
  boolean: (text, name) => {
    if (text === 'true') return true;
    if (text === 'false') return false;
    throw problem('validation_error', `${name} must be true or false`);
  },
  json: (text, name) => parseJson(text, name),
};

/** Names come from the caller: cut, and free of what would break a log line. */
function shown(name: string): string {
  const short = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return JSON.stringify(short).slice(1, -1);
}
