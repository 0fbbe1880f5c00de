import type { Json } from './catalogue/index.ts';

const maxBytes = 262_144;
const maxDepth = 60;
const maxProperties = 1000;
const maxNameLength = 200;

/** How long texts and lists may be, tried one after the other until the whole is short enough. */
const steps = [
  { text: 262_144, items: 10_000 },
  { text: 20_000, items: 2_000 },
  { text: 4_000, items: 500 },
  { text: 1_000, items: 100 },
  { text: 200, items: 20 },
  { text: 50, items: 5 },
] as const;

/** A value that fits into a response: at most 256 KiB as text. */
export function shorten(value: Json): { readonly output: Json; readonly isTruncated: boolean } {
  for (const step of steps) {
    const cutter = new Cutter(step);
    const output = cutter.cut(value, 0);
    if (Buffer.byteLength(JSON.stringify(output)) <= maxBytes) return { output, isTruncated: cutter.hasCut };
  }
  return { output: null, isTruncated: true };
}

class Cutter {
  readonly #max: (typeof steps)[number];
  hasCut = false;

  constructor(max: (typeof steps)[number]) {
    this.#max = max;
  }

  cut(value: Json, depth: number): Json {
    if (typeof value === 'string') return this.#text(value, this.#max.text);
    if (value === null || typeof value !== 'object') return value ?? null;
    if (depth >= maxDepth) return this.#gone();
    if (Array.isArray(value))
      return this.#list(value, this.#max.items).map((one) => this.cut(one, depth + 1));
    const entries = this.#list(
      Object.entries(value as Record<string, Json>),
      Math.min(maxProperties, this.#max.items * 10),
    );
    return Object.fromEntries(
      entries.map(([name, one]) => [this.#text(name, maxNameLength), this.cut(one, depth + 1)]),
    );
  }

  #text(text: string, max: number): string {
    const whole = text.toWellFormed();
    if (whole.length <= max) return whole;
    this.hasCut = true;
    return whole.slice(0, max).toWellFormed();
  }

  #list<T>(list: readonly T[], max: number): readonly T[] {
    if (list.length <= max) return list;
    this.hasCut = true;
    return list.slice(0, max);
  }

  #gone(): null {
    this.hasCut = true;
    return null;
  }
}
