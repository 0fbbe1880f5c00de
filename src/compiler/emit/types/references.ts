import { isContainer } from '../../json.ts';
import type { OpenApiDocument } from '../../schema.ts';
import { step } from '../../schema.ts';
import { Refusal } from '../../refusal.ts';

/** The refusal of a reference that leads nowhere, at each place that has it. */
export function missingTarget(document: OpenApiDocument, ref: string): Refusal {
  const message = `Nothing is at ${ref}, so there is no type for it.`;
  return new Refusal(placesOf(document, ref).map((pointer) => ({ pointer, message })));
}

function placesOf(value: unknown, ref: string, pointer = ''): string[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && item === ref ? [pointer] : placesOf(item, ref, step(pointer, key)),
  );
}
