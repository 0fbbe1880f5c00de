// What the mock answers where an operation does not answer JSON.
import type { OperationModel } from '../src/compiler/model.ts';
import { sampleOf } from '../src/compiler/emit/sample.ts';
import {
  at,
  object,
  resolve,
  step,
  text,
  type OpenApiDocument,
  type Schema,
} from '../src/compiler/schema.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The example of an answer in bytes, texts or events, or where a redirect leads; undefined for JSON. */
export function rawAnswer(document: OpenApiDocument, operation: OperationModel): RawAnswer | undefined {
  const { answer, responses, successes, pointer } = operation;
  if (answer === 'json' || answer === 'none') return undefined;
  if (answer === 'redirect') {
    const { status } = responses.find((response) => /^30/.test(response.status))!;
    const response = object(resolve(document, at(document, step(pointer, 'responses', status))));
    const location = text(object(resolve(document, object(response.headers).Location)).example);
    return { status: Number(status), headers: { location: location || '/' }, body: '' };
  }
  const success = responses.find(({ status }) => status === successes[0])!;
  const [type = ''] = success.mediaTypes;
  const response = object(resolve(document, at(document, step(pointer, 'responses', success.status))));
  const media = object(object(response.content)[type]);
  const example =
    media.example ?? sampleOf(document, success.schema ?? (media.schema as Schema | undefined) ?? true);
  return {
    status: Number(success.status),
    headers: { 'content-type': contentType(type) },
    body: answer === 'events' ? `id: 1\ndata: ${JSON.stringify(example)}\n\n` : String(example ?? ''),
  };
}

const contentType = (type: string): string => {
  if (type.includes('*')) return 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
};
