// Judges the contracts by the rules of `.spectral.yaml`, which takes as long as all else that a check does with them.
import { fileURLToPath } from 'node:url';
import { bundle } from '../src/compiler/bundle.ts';
import { formatDiagnostic, hasErrors, type Diagnostic } from '../src/compiler/diagnostics.ts';
import { digestOf } from '../src/compiler/digest.ts';
import { judgeBySpectral } from '../src/compiler/spectral-judge.ts';
import { startSpectral, type SpectralIssue, type SpectralWork } from '../src/compiler/spectral.ts';
import type { Thread } from '../src/compiler/thread.ts';
import { contractInputs, contracts } from './contract.ts';
import { keepFoundRight, wasFoundRight } from './found-right.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const inputs = `${contractInputs()} ${digestOf(path(''), ['.spectral.yaml', 'package-lock.json', 'scripts/rulesets.ts'].map(path))}`;
if (wasFoundRight('rulesets', inputs)) {
  console.log('The contracts are as the rule sets last judged them.');
} else {
  const found: Diagnostic[] = [];
  for (const { spec, spectral, ...options } of contracts)
    found.push(...(await startSpectral(bundle(spec, options), spectral, here).result));
  for (const diagnostic of found) console.log(formatDiagnostic(diagnostic));
  if (hasErrors(found)) process.exitCode = 1;
  if (found.length === 0) keepFoundRight('rulesets', inputs);
}

/** Beside other parts of a check a thread for each contract would only load Spectral four times. */
function here(work: SpectralWork): Thread<SpectralIssue[]> {
  return { result: judgeBySpectral(work), stop: () => undefined };
}
