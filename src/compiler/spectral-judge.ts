import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import type { SpectralIssue, SpectralWork } from './spectral.ts';
import { readRuleset } from './spectral-ruleset.ts';

/** What Spectral says of a bundle by the rules of a file, and by those that are off there and hold for a bundle, as errors. */
export async function judgeBySpectral({ document, ruleset, on }: SpectralWork): Promise<SpectralIssue[]> {
  const spectral = new spectralCore.Spectral();
  const rules = Object.fromEntries(on.map((name) => [name, 'error'] as const));
  spectral.setRuleset({ extends: [await readRuleset(ruleset)], rules } as RulesetDefinition);
  const results = await spectral.run(document);
  return results.map(({ code, message, path, severity }) => ({
    code: String(code),
    message,
    path,
    severity,
  }));
}
