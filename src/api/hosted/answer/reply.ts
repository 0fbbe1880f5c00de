import type { ByteAnswer, EventStream, Redirect, TextAnswer } from '#generated/bodies.ts';
import type { FramedPage, Page, ScriptedPage } from '#src/call/hosted.ts';
import type { HostedCall } from '../call.ts';

/** What a page may do, beside being read. */
export interface PageRights {
  readonly runsScripts?: boolean;
  /** Hosts of sites that may show it in frames; no site, when there is no list. */
  readonly framedBy?: readonly string[];
}

/** An answer that is a text, JSON included, or a redirect: small, and kept for a repeated call. */
export type TextReply =
  | {
      readonly kind: 'text';
      readonly contentType: string;
      readonly text: string;
      readonly page?: PageRights;
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
  if (!isText(result) || !('runsScripts' in result)) return reply;
  const { runsScripts } = result;
  return {
    ...reply,
    page: 'framedBy' in result ? { runsScripts, framedBy: result.framedBy } : { runsScripts },
  };
}

const textKeys = new Set(['mediaType', 'text', 'runsScripts', 'framedBy']);

/** Where JSON and texts stand side by side, the handler says which it gives; no record has these properties alone. */
const isText = (result: unknown): result is TextAnswer | ScriptedPage | FramedPage =>
  typeof result === 'object' &&
  result !== null &&
  'mediaType' in result &&
  'text' in result &&
  Object.keys(result).every((key) => textKeys.has(key));

/** What Postgres wrote as JSON is passed through. */
function enveloped({ route, input }: HostedCall, result: unknown): string {
  if (!route.operation.isList) return `{"data":${asJson(result)}}`;
  const { items, total } = result as Page<unknown>;
  const { limit, offset } = input.query as { limit: number; offset: number };
  return `{"data":${asJson(items)},"pagination":{"total":${total},"limit":${limit},"offset":${offset}}}`;
}

const asJson = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
