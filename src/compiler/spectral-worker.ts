import { parentPort, workerData } from 'node:worker_threads';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import type { SpectralIssue, SpectralWork } from './spectral.ts';
import { readRuleset } from './spectral-ruleset.ts';

/** Runs Spectral with the rules of a file on a bundle, and with those that are off there and hold for a bundle, as errors. */
const { document, ruleset, on } = workerData as SpectralWork;
const spectral = new spectralCore.Spectral();
const rules = Object.fromEntries(on.map((name) => [name, 'error'] as const));
spectral.setRuleset({ extends: [await readRuleset(ruleset)], rules } as RulesetDefinition);
const results = await spectral.run(document);
const issues: SpectralIssue[] = results.map(({ code, message, path, severity }) => ({
  code: String(code),
  message,
  path,
  severity,
}));
parentPort?.postMessage(issues);
