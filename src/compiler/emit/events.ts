import type { EventModel } from '../model.ts';
import { comment, HEADER, propertyKey, quote } from './source.ts';

/** Fields of every event that the service fills in itself (spec/shared/events.yaml). */
const COMMON = ['actor', 'occurred_at', 'sequence', 'correlation_id', 'causation', 'truncated'];

/** `events.ts`: the event types and what a handler hands over to emit each. */
export function eventsFile(events: readonly EventModel[]): string {
  const types = events.map(({ type }) => `  ${quote(type)},\n`).join('');
  const data = events.map(
    ({ type, summary, typeExpression }) =>
      `${summary ? `  /** ${comment(summary)} */\n` : ''}  readonly ${propertyKey(type)}: Own<${typeExpression}>;\n`,
  );
  return `${HEADER}${events.length > 0 ? `import type * as t from './types.gen.ts';\n` : ''}
export const eventTypes = [${types && `\n${types}`}] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = ${COMMON.map(quote).join(' | ')};
${events.length > 0 ? '\ntype Own<T> = Omit<T, EventCommonField>;\n' : ''}
/** What a handler hands over to emit an event of each type. */
export interface EventData {
${data.join('')}}
`;
}
