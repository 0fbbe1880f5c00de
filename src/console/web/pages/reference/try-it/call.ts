import type { ReferenceOperation, ReferenceParam } from '#generated/reference.types.ts';
import { plain, type Schemas } from '../../../parts/reference/shape.ts';
import type { Call } from '../samples.ts';

/** What is entered: a text for each parameter, lines where it takes several, and the body as JSON. */
export interface Entered {
  readonly params: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is wrong with it, by field. */
export type Mistakes = Readonly<Record<string, string>>;

export type Ready = { readonly call: Call; readonly headers: Readonly<Record<string, string>> };

/** Parameters are told apart by where they are: a path and a query may have one of the same name. */
export const keyOf = ({ in: place, name }: ReferenceParam): string => `${place}.${name}`;

/** What is entered as a call, or what has to be corrected before it can be one. */
export function readEntered(
  operation: ReferenceOperation,
  schemas: Schemas,
  { params, body }: Entered,
): Ready | { readonly mistakes: Mistakes } {
  const mistakes: Record<string, string> = {};
  const found: Record<ReferenceParam['in'], Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const param of operation.params) {
    const text = params[keyOf(param)]?.trim() ?? '';
    if (text === '' && param.isRequired) mistakes[keyOf(param)] = 'This parameter is required.';
    if (text === '') continue;
    const read = readParam(param, schemas, text);
    if ('mistake' in read) mistakes[keyOf(param)] = read.mistake;
    else found[param.in][param.name] = read.value;
  }
  const sent = operation.body === undefined ? {} : readBody(operation.body.isRequired, body);
  if ('mistake' in sent) mistakes.body = sent.mistake;
  if (Object.keys(mistakes).length > 0) return { mistakes };
  return {
    call: { path: found.path, query: found.query, ...('value' in sent && { body: sent.value }) },
    headers: found.header as Record<string, string>,
  };
}

type Read = { readonly value: unknown } | { readonly mistake: string };

function readParam(param: ReferenceParam, schemas: Schemas, text: string): Read {
  if (param.isJson === true) return readJson(text);
  const { keywords } = plain(param.schema, schemas);
  if (keywords.items !== undefined)
    return {
      value: text
        .split(/[\n,]/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    };
  if ((keywords.type === 'integer' || keywords.type === 'number') && !/^-?\d+(\.\d+)?$/.test(text))
    return { mistake: 'Enter a number.' };
  return { value: text };
}

function readBody(isRequired: boolean, text: string): Read | Record<string, never> {
  if (text.trim() !== '') return readJson(text);
  return isRequired ? { mistake: 'A body is required.' } : {};
}

function readJson(text: string): Read {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { mistake: `This is not JSON: ${placeOf(text, error instanceof Error ? error.message : '')}` };
  }
}

/** Where the parser stopped, as an editor counts. */
function placeOf(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message.includes('end of JSON') ? 'it ends too early.' : message;
  const before = text.slice(0, Number(position)).split('\n');
  return `something is wrong in line ${before.length}, at its character ${before.at(-1)!.length + 1}.`;
}

/** The field that an error of the service names, such as `query.limit` in "query.limit must be <= 200". */
export function placeNamed(message: string, operation: ReferenceOperation): string | undefined {
  const [, place, name] = /^(path|query|header|body)\b(?:\.([\w-]+))?/.exec(message) ?? [];
  if (place === 'body') return 'body';
  return operation.params.map(keyOf).find((key) => key === `${place}.${name}`);
}
