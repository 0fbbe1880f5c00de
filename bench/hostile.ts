// What it costs to refuse a body that was made to cost much: see `measureHostile`.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Validate, ValidationIssue } from '#generated/operation.ts';
import { families } from '#generated/operations.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { requests as hostTools } from '#generated/mcp/families/mcp/validators.js';
import { countUnnamed, describeIssues, summarize } from '#src/platform/errors/index.ts';
import { parseJson } from '#src/api/request/index.ts';
import { TextSource } from '#src/families/process-authoring/text/source.ts';
import { bodySchema, exampleInput, operations } from '../test/contract/operations.ts';
import { placesIn } from '../test/contract/places.ts';

const maxRatio = 4;
const maxDelayMs = 100;
/** Below this, a ratio says more about the clock than about the work. */
const minMs = 2;
const arriving = 50;
const walked = 16 * 1024;
/** The largest body, and the largest whose properties are still counted one by one (40,000 of them). */
const sizes = [1024 * 1024, 256 * 1024];
const worstShown = 6;

interface Attack {
  readonly name: string;
  readonly validate: Validate | undefined;
  /** The body, filled up to a size. */
  text(size: number): string;
}

interface Cost {
  readonly attack: Attack;
  readonly parseMs: number;
  readonly refuseMs: number;
}

const fill =
  (open: string, part: (index: number) => string, close: string) =>
  (size: number): string => {
    const parts: string[] = [];
    for (let length = 0, index = 0; length < size; index++) {
      parts.push(part(index));
      length += parts.at(-1)!.length + 1;
    }
    return open + parts.join() + close;
  };

const values: Readonly<Record<string, (size: number) => string>> = {
  'small objects': fill('[', () => '{"a":0}', ']'),
  'distinct ids': fill('[', (index) => `"0191f3a2-6c1e-7b42-9d51-${String(index).padStart(12, '0')}"`, ']'),
  numbers: fill('[', String, ']'),
  lists: fill('[', () => '[[]]', ']'),
  'unknown properties': fill('{', (index) => `"p${index}":1`, '}'),
  'one long text': (size) => `"${'a-'.repeat(size / 2)}"`,
};

/** Bodies that are the same for all operations: nesting, a repeated property far behind, escapes that call for a second look. */
const common: Readonly<Record<string, (size: number) => string>> = {
  nesting: (size) => '['.repeat(Math.min(size, 400_000)),
  'nested objects': (size) => '{"a":'.repeat(size / 5),
  'a repeated property': fill('{', (index) => `"p${index}":1`, ',"p0":1}'),
  escapes: fill('[', () => '"\\ud83d\\ude00"', ']'),
  'broken at the end': fill('[', () => '{"a":0}', ''),
};

const mark = '\u0001hostile\u0001';

/** Every shape of every body of the public and the private contracts, and what AI hosts send. */
function attacks(): Attack[] {
  const validators = new Map(
    [...families, ...consoleFamilies].flatMap(({ requests }) =>
      Object.entries(requests()).map(([id, parts]) => [id, parts.body]),
    ),
  );
  const seen = new Set<string>();
  const atPlaces = operations.flatMap((operation) => {
    const schema = bodySchema(operation);
    if (schema === undefined) return [];
    const places = placesIn(schema, { ids: () => [], words: [] }).filter((place) => {
      const shape = JSON.stringify(place.schema);
      return !seen.has(shape) && seen.add(shape);
    });
    return places.flatMap((place) => {
      const [before, after] = JSON.stringify(place.put(exampleInput(operation).body, () => mark)).split(
        JSON.stringify(mark),
      );
      const types = [place.schema['type'] ?? []].flat() as string[];
      const fitting = Object.entries(values).filter(([, value]) =>
        types.includes({ '[': 'array', '{': 'object', '"': 'string' }[value(1)[0]!]!),
      );
      return fitting.map(([name, value]): Attack => ({
        name: `${operation.id} body${place.text}: ${name}`,
        validate: validators.get(operation.id),
        text: (size) => `${before}${value(size)}${after ?? ''}`,
      }));
    });
  });
  const tools = Object.entries(hostTools).map(([id, { body }]): Attack => ({
    name: `${id}: unknown properties`,
    validate: body,
    text: values['unknown properties']!,
  }));
  return [
    ...Object.entries(common).map(([name, text]): Attack => ({ name, validate: undefined, text })),
    ...tools,
    ...atPlaces,
  ];
}

function refuse({ validate }: Attack, text: string): void {
  try {
    const value = parseJson(text, 'body');
    if (validate === undefined || validate(value)) return;
    const issues = validate.errors as readonly ValidationIssue[];
    summarize(describeIssues('body', issues), countUnnamed(issues));
  } catch {
    // Refused before it was validated.
  }
}

function parse(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    // So is this.
  }
}

/** How long the event loop was held up, in milliseconds. */
interface Delay {
  /** p99 of the loop's delay, which is what callers wait. */
  readonly loop: number;
  /** CPU of the longest turn, to about 4 ms: what is more of `loop` than this is other programs of the machine. */
  readonly cpu: number;
}

function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function fastestMs(rounds: number, work: () => void): number {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    work();
    fastest = Math.min(fastest, performance.now() - started);
  }
  return fastest;
}

function costOf(attack: Attack, size: number, rounds: number): Cost {
  const text = attack.text(size);
  return {
    attack,
    parseMs: fastestMs(rounds, () => parse(text)),
    refuseMs: fastestMs(rounds, () => refuse(attack, text)),
  };
}

/** What the event loop is held up while many of these bodies arrive, each in a turn of its own. */
function delayOf(attack: Attack, size: number): Promise<Delay> {
  const text = attack.text(size);
  return delayBeside(() => refuse(attack, text));
}

async function delayBeside(work: () => void): Promise<Delay> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  let cpu = 0;
  for (let index = 0; index < arriving; index++) {
    await new Promise((resolve) => setImmediate(resolve));
    cpu = Math.max(cpu, cpuMs(work));
  }
  histogram.disable();
  return { loop: histogram.percentile(99) / 1e6, cpu };
}

const ratioOf = ({ parseMs, refuseMs }: Cost): number => refuseMs / parseMs;
const line = (cost: Cost, delay?: Delay): string =>
  `${cost.attack.name} | ${cost.parseMs.toFixed(1)} ms | ${cost.refuseMs.toFixed(1)} ms | ${ratioOf(cost).toFixed(1)}${delay === undefined ? '' : ` | ${delay.loop.toFixed(0)} ms | ${delay.cpu.toFixed(0)} ms`}`;

/**
 * A text of 100 KB in YAML, which only administrators send: nothing like `JSON.parse` is beside it. How long it takes to refuse
 * one, and the p99 of the event loop's delay while many arrive.
 */
async function yamlCosts(): Promise<string> {
  const texts = { dashes: '- ', 'dashes on lines': '-\n', brackets: '[', 'keys without end': 'a: ' };
  const shown: string[] = [];
  for (const [name, part] of Object.entries(texts)) {
    const text = part.repeat(100_000 / part.length);
    const read = () => {
      try {
        new TextSource(text);
      } catch {
        // Refused.
      }
    };
    const ms = fastestMs(3, read);
    const delay = await delayBeside(read);
    shown.push(
      `${name} ${ms.toFixed(0)} ms, loop ${delay.loop.toFixed(0)} ms${delay.loop > maxDelayMs ? ` (over ${maxDelayMs})` : ''}`,
    );
  }
  return shown.join(' · ');
}

/**
 * What refusing costs beside `JSON.parse` of the same body, for every shape of every operation: bodies of 16 KiB for all, and of
 * 1 MiB and 256 KiB for those that cost most, in time and beside their parse. No body should cost more than four times its parse, or hold up the event loop for 100 ms.
 */
export async function measureHostile(): Promise<string> {
  const all = attacks();
  const costs = all.map((attack) => costOf(attack, walked, 2)).sort((a, b) => b.refuseMs - a.refuseMs);
  const byRatio = costs.toSorted((a, b) => ratioOf(b) - ratioOf(a));
  const finalists = [
    ...new Set([...costs.slice(0, worstShown), ...byRatio.slice(0, worstShown)].map(({ attack }) => attack)),
  ];
  const rows: { readonly cost: Cost; readonly delay: Delay }[] = [];
  for (const attack of finalists) {
    for (const size of sizes)
      rows.push({ cost: costOf(attack, size, 5), delay: await delayOf(attack, size) });
  }
  rows.sort((a, b) => b.cost.refuseMs - a.cost.refuseMs);
  const over = rows.filter(
    ({ cost, delay }) => (ratioOf(cost) > maxRatio && cost.refuseMs > minMs) || delay.loop > maxDelayMs,
  );
  return [
    `hostile bodies of 1 MiB and 256 KiB: the costliest of ${all.length} (JSON.parse | refused in | ratio | p99 of the event loop while ${arriving} arrive | CPU of its longest turn)`,
    ...rows.slice(0, worstShown).map(({ cost, delay }) => line(cost, delay)),
    ...(over.length === 0
      ? [`none costs more than ${maxRatio} times JSON.parse, or holds up the loop for ${maxDelayMs} ms`]
      : ['over the limits:', ...over.map(({ cost, delay }) => line(cost, delay))]),
    `100 KB of YAML, and the loop while ${arriving} arrive: ${await yamlCosts()}`,
  ].join('\n');
}
