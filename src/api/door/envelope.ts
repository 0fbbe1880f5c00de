import type { Call } from './call.ts';
import type { Page } from '../../call/context.ts';

/** The success body. What Postgres wrote as JSON is passed through, and texts are; everything else is serialised here, once. */
export function envelope(call: Call, result: unknown): string {
  const { operation } = call.route;
  if (operation.answer?.kind === 'text') return result as string;
  if (!operation.isList) return `{"data":${asJson(result)}}`;
  const { items, total } = result as Page<unknown>;
  const { limit, offset } = call.input.query as { limit: number; offset: number };
  return `{"data":${asJson(items)},"pagination":{"total":${total},"limit":${limit},"offset":${offset}}}`;
}

const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
