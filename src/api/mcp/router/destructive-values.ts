import type { Tool } from './catalogue.ts';
import type { Demand } from './demand.ts';
import { intentsOf, type Intent } from './intent.ts';
import { stem } from './text.ts';

/** What makes this call of a tool destructive that is not destructive as such, such as `send` of an invoice. */
export function destructiveValues({ destructiveIf }: Pick<Tool, 'destructiveIf'>, body: unknown): string[] {
  return Object.entries(destructiveIf ?? {}).flatMap(([path, values]) =>
    valuesAt(body, path.split('.')).filter((value) => values.includes(value)),
  );
}

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesAt((value as Readonly<Record<string, unknown>>)[name], rest);
}

/** Intents that leave no doubt; others, such as to start something, may mean a harmless value as well. */
const plain: ReadonlySet<Intent> = new Set(['send', 'delete', 'decide']);

/** Whether somebody who wants this asks for a value: `refund_payment` is asked for by its verb, `write_off` by both words. */
export function asksForValue(value: string, { intents, named, forbidden }: Demand): boolean {
  const [verb = '', particle] = value.split('_');
  const words = (particle === 'off' ? [verb, particle] : [verb]).map(stem);
  if (words.every((word) => named.has(word))) return true;
  return (
    particle !== 'off' &&
    !words.some((word) => forbidden.has(word)) &&
    intentsOf(verb).some((intent) => plain.has(intent) && intents.has(intent))
  );
}
