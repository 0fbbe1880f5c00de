const maxDepth = 60;

/** Walks by layers: what is nested too deeply would exhaust the stack of anything that recurses. */
export function isShallow(value: unknown, fits: (part: object) => boolean = () => true): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const next: unknown[] = [];
    for (const one of layer)
      if (typeof one === 'object' && one !== null) {
        if (!fits(one)) return false;
        for (const part of Object.values(one)) next.push(part);
      }
    if (next.length === 0) return true;
    layer = next;
  }
  return false;
}

/** Text of a server as Postgres can store it. */
export const clean = (text: string, max: number): string =>
  text.replaceAll('\0', '').slice(0, max).toWellFormed();

/** The same of each text within a value that is not nested too deeply. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return clean(value, Infinity);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [clean(key, 200), cleaned(part)]));
}
