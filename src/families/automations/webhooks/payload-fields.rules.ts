import type { AutomationPayloadField } from '#generated/types.gen.ts';

const maxFields = 500;
const maxDepth = 8;
const maxPath = 300;
const maxSample = 500;
const plainName = /^[A-Za-z0-9_-]+$/;
const bracketName = /^[^"]{1,200}$/;

/** Everything in the body of a sample, by the path that expressions take. Of lists the first item stands for all. */
export function fieldsOf(body: unknown): AutomationPayloadField[] {
  const found: AutomationPayloadField[] = [];
  collect(body, 'trigger.body', 0, found);
  return found;
}

function collect(value: unknown, path: string, depth: number, found: AutomationPayloadField[]): void {
  if (found.length >= maxFields || depth > maxDepth || path.length > maxPath) return;
  if (depth > 0) found.push({ path, type: typeOf(value), sample_value: sampleOf(value) });
  if (Array.isArray(value)) {
    if (value.length > 0) collect(value[0], `${path}[0]`, depth + 1, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const next = plainName.test(name) ? `${path}.${name}` : `${path}["${name}"]`;
    if (plainName.test(name) || bracketName.test(name)) collect(part, next, depth + 1, found);
  }
}

function typeOf(value: unknown): AutomationPayloadField['type'] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'string' | 'number' | 'boolean' | 'object';
}

const sampleOf = (value: unknown): string | null =>
  typeof value === 'object' ? null : String(value).slice(0, maxSample);
