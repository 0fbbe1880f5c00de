import { pascal } from './naming.ts';
import type { RefusalList } from '../refusal.ts';
import { isObject } from '../json.ts';
import { componentName, object, resolve, step, text, type OpenApiDocument, type Schema } from '../schema.ts';
import type { EventModel, OperationModel } from '../model.ts';
import { derivedId } from './operation.ts';

/** The outbound events: one webhook each, its key is the event's type, its JSON body the payload. */
export function readEvents(
  document: OpenApiDocument,
  operations: readonly Pick<OperationModel, 'events' | 'isPending'>[],
  refusals: RefusalList,
): EventModel[] {
  const events: EventModel[] = [];
  for (const [type, value] of Object.entries(object(document.webhooks))) {
    const item = object(resolve(document, value));
    const method = ['post', 'put', 'patch'].find((key) => isObject(item[key]));
    const pointer = step('', 'webhooks', type);
    if (method === undefined) continue;
    const operation = object(item[method]);
    const json = object(object(object(resolve(document, operation.requestBody)).content)['application/json']);
    if (json.schema === undefined) {
      refusals.add(
        step(pointer, method),
        `The webhook "${type}" has no application/json request body; an event needs a payload.`,
      );
      continue;
    }
    const emitters = operations.filter(({ events: emitted }) => emitted.includes(type));
    events.push({
      type,
      category: text(operation['x-category']),
      summary: text(operation.summary),
      description: text(operation.description).trim(),
      ...eventData(
        document,
        json.schema as Schema,
        payloadType(text(operation.operationId) || derivedId(method, type)),
      ),
      isPending:
        emitters.length === 0
          ? operation['x-pending'] === true
          : emitters.every(({ isPending }) => isPending),
      pointer: step(pointer, method, 'requestBody', 'content', 'application/json', 'schema'),
    });
  }
  return events;
}

/** How the type emitter names the whole payload of a webhook. */
const payloadType = (id: string): string => `t.${pascal(id)}WebhookPayload`;

function eventData(
  document: OpenApiDocument,
  payload: Schema,
  payloadName: string,
): { schema: Schema; typeExpression: string } {
  const envelope = object(resolve(document, payload));
  const data = object(envelope.properties).data;
  if (data === undefined) return { schema: payload, typeExpression: payloadName };
  const component = componentName(object(data).$ref);
  const typeExpression = component ? `t.${pascal(component)}` : `NonNullable<${payloadName}['data']>`;
  return { schema: data as Schema, typeExpression };
}
