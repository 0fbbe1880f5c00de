import { existsSync, readFileSync } from 'node:fs';
import { permissions } from '#generated/permissions.ts';
import { loadCatalogue } from '#src/api/mcp/router/catalogue.ts';
import { createRouter } from '#src/api/mcp/router/index.ts';

/**
 * Measures the tool router with prompts whose operations are known. `dev.json` and `train.json` are there to tune with,
 * `validation.json` and `heldout.json` to tell afterwards whether that helped prompts which nobody looked at: of these
 * no misses are shown. The words of no prompt go into the contract.
 *
 * node scripts/eval-router.ts [--misses] [FILE...]
 */

interface Case {
  readonly prompt: string;
  /** What a model says beside a prompt in another language. */
  readonly rendering?: string | undefined;
  /** Operations; `a/b`: either serves. */
  readonly needs: readonly string[];
}

const given = process.argv.slice(2);
const showMisses = given.includes('--misses');
const named = given.filter((argument) => !argument.startsWith('--'));
const sets = [
  ...['dev', 'train', 'validation', 'heldout'].map((name) => `test/eval/${name}.json`),
  'test/mcp/router-prompts/frozen.txt',
];
const files = named.length > 0 ? named : sets;
const isUnseen = (file: string): boolean => /(validation\.json|heldout\.json|frozen\.txt)$/.test(file);

const everything = new Set<string>(permissions);
const catalogue = loadCatalogue();
const built = new Set(
  catalogue.tools.filter(({ pending }) => !pending).map(({ operationId }) => operationId),
);
const router = createRouter(() => catalogue);
/** The same when nothing is pending: what the router will be worth, and comparable while operations are built. */
const finished = createRouter(() => ({
  ...catalogue,
  tools: catalogue.tools.map((tool) => ({ ...tool, pending: false })),
}));
const begin = performance.now();
router.choose({ prompt: '', permissions: everything });
console.log(`first use ${Math.round(performance.now() - begin)} ms`);

for (const file of files) {
  if (!existsSync(file)) {
    console.log(`${file}: not there`);
    continue;
  }
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.txt')) measureLanguages(file, text);
  else measure(file, JSON.parse(text) as Case[]);
}

/** Lines of language, prompt, rendering and operations. */
function measureLanguages(file: string, text: string): void {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
  const cases = lines.map(([language, prompt, rendering, needs]) => ({
    language: language!,
    prompt: prompt!,
    rendering: rendering === '' ? undefined : rendering,
    needs: needs!.split(' '),
  }));
  measure(file, cases);
  for (const [language, own] of Map.groupBy(cases, (one) => one.language))
    measure(`${file} ${language}`, own);
  const foreign = cases.filter(({ rendering }) => rendering !== undefined);
  measure(
    `${file} without renderings`,
    foreign.map(({ prompt, needs }) => ({ prompt, needs })),
  );
}

function measure(file: string, cases: readonly Case[]): void {
  const results = cases.map(({ prompt, rendering, needs }) => {
    const choice = router.choose({ prompt, rendering, permissions: everything });
    const inPack = new Set(choice.tools.map(({ operationId }) => operationId));
    const missedBuilt = needs.filter(
      (ids) => ids.split('/').some((id) => built.has(id)) && !ids.split('/').some((id) => inPack.has(id)),
    );
    const builtNeeds = needs.filter((ids) => ids.split('/').some((id) => built.has(id)));
    const missed = needs.filter((ids) => !ids.split('/').some((id) => inPack.has(id)));
    const later = new Set(
      finished
        .choose({ prompt, rendering, permissions: everything })
        .tools.map(({ operationId }) => operationId),
    );
    const missedLater = needs.filter((ids) => !ids.split('/').some((id) => later.has(id)));
    return {
      recallLater: 1 - missedLater.length / Math.max(1, needs.length),
      prompt,
      missed,
      missedBuilt,
      builtNeeds,
      recall: 1 - missed.length / Math.max(1, needs.length),
      ...choice,
    };
  });
  const times = results.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  console.log(`${file}: ${cases.length} prompts`);
  console.log(`  recall          ${percent(mean(results.map(({ recall }) => recall)))}`);
  console.log(
    `  all needed      ${percent(mean(results.map(({ missed }) => (missed.length === 0 ? 1 : 0))))}`,
  );
  const working = results.filter(({ builtNeeds }) => builtNeeds.length > 0);
  console.log(
    `  of what works   ${percent(mean(working.map(({ missedBuilt, builtNeeds }) => 1 - missedBuilt.length / builtNeeds.length)))}, all ${percent(mean(working.map(({ missedBuilt }) => (missedBuilt.length === 0 ? 1 : 0))))} of ${working.length}`,
  );
  console.log(
    `  when all work   ${percent(mean(results.map(({ recallLater }) => recallLater)))}, all ${percent(mean(results.map(({ recallLater }) => (recallLater === 1 ? 1 : 0))))}`,
  );
  console.log(
    `  pack            ${mean(results.map(({ tools }) => tools.length)).toFixed(1)} tools, ${Math.round(mean(results.map(({ tokens }) => tokens)))} tokens with what did not fit`,
  );
  console.log(`  time            median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  if (!showMisses || isUnseen(file)) return;
  for (const { prompt, missed } of results.filter((result) => result.missed.length > 0))
    console.log(`  - ${prompt}\n      missed ${missed.join(', ')}`);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
