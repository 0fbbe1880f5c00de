import type { ResponseModel } from '../model.ts';
import { object, resolve, step, text } from '../schema.ts';
import { answerKind, isChoice, mediaOf, type AnswerKind } from './media.ts';
import type { OperationSource } from './operation.ts';

/** Of an answer in several media types the first of these kinds is the one that a handler gives. */
const preference: readonly AnswerKind[] = ['json', 'events', 'html', 'text', 'bytes'];

/** The documented answers of an operation. */
export function readResponses({ document, operation, pointer }: OperationSource): ResponseModel[] {
  return Object.entries(object(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, value]) => {
      const response = object(resolve(document, value));
      const place = step(pointer, 'responses', status);
      const media = mediaOf(response.content).map((each) => ({ ...each, kind: answerKind(document, each) }));
      const kind = preference.find((wanted) => media.some((each) => each.kind === wanted)) ?? 'none';
      const ofKind = media.filter((each) => each.kind === kind);
      const choices = media.filter((each) => isChoice(document, each));
      const told = kind === 'json' || kind === 'events' ? ofKind[0] : undefined;
      return {
        status,
        description: text(response.description),
        kind,
        mediaTypes: ofKind.map(({ type }) => type),
        choices: choices.every((each) => each.kind === kind) ? [] : choices.map(({ type }) => type),
        schema: told?.schema,
        pointer: told ? step(place, 'content', told.type, 'schema') : place,
      };
    });
}

/** What a handler gives: the first success, or an address to go on to. */
export function answerOf(
  responses: readonly ResponseModel[],
  success: ResponseModel | undefined,
): AnswerKind {
  if (success !== undefined) return success.kind;
  return responses.some(({ status }) => /^30[12378]$/.test(status)) ? 'redirect' : 'none';
}
