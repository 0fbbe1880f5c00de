import type { ByteAnswer, EventStream, Redirect, TextAnswer } from '#generated/bodies.ts';
import type { FramedPage, Page } from '#src/call/hosted.ts';
import type { HostedCall } from '../call.ts';

/** An answer that is a text, JSON included, or a redirect: small, and kept for a repeated call. */
export type TextReply =
  | {
      readonly kind: 'text';
      readonly contentType: string;
      readonly text: string;
      /** Of a page that may run its scripts: the sites that may show it in frames. */
      readonly framedBy?: readonly string[] | null;
    }
  | { readonly kind: 'redirect'; readonly location: string };

/** What a handler's result becomes. */
export type Reply =
  | TextReply
  | { readonly kind: 'bytes'; readonly answer: ByteAnswer }
  | { readonly kind: 'events'; readonly stream: EventStream<unknown> };

const utf8 = '; charset=utf-8';

export function replyOf(call: HostedCall, result: unknown): Reply {
  const { answer } = call.route.operation;
  switch (answer?.kind) {
    case 'bytes':
      return { kind: 'bytes', answer: result as ByteAnswer };
    case 'events':
      return { kind: 'events', stream: result as EventStream<unknown> };
    case 'redirect':
      return { kind: 'redirect', location: (result as Redirect).location };
    case 'html':
    case 'text':
      return textOf(result, answer.mediaTypes[0]!);
    default:
      return answer !== undefined && isText(result)
        ? textOf(result, result.mediaType)
        : { kind: 'text', contentType: `application/json${utf8}`, text: enveloped(call, result) };
  }
}

function textOf(result: unknown, mediaType: string): Reply {
  const answer = isText(result) ? result : { mediaType, text: result as string };
  const reply = { kind: 'text' as const, contentType: answer.mediaType + utf8, text: answer.text };
  return isText(result) && 'framedBy' in result ? { ...reply, framedBy: result.framedBy } : reply;
}

/** Where JSON and texts stand side by side, the handler says which it gives; no record has these two properties alone. */
const isText = (result: unknown): result is TextAnswer | FramedPage =>
  typeof result === 'object' &&
  result !== null &&
  'mediaType' in result &&
  'text' in result &&
  Object.keys(result).length === ('framedBy' in result ? 3 : 2);

/** What Postgres wrote as JSON is passed through. */
function enveloped({ route, input }: HostedCall, result: unknown): string {
  if (!route.operation.isList) return `{"data":${asJson(result)}}`;
  const { items, total } = result as Page<unknown>;
  const { limit, offset } = input.query as { limit: number; offset: number };
  return `{"data":${asJson(items)},"pagination":{"total":${total},"limit":${limit},"offset":${offset}}}`;
}

const asJson = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
