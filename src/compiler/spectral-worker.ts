import { parentPort, workerData } from 'node:worker_threads';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import type { SpectralIssue, SpectralWork } from './spectral.ts';

/** Runs Spectral's recommended OpenAPI rules on a bundle, less those that are switched off. */
const { document, off } = workerData as SpectralWork;
const spectral = new spectralCore.Spectral();
const rules = Object.fromEntries(off.map((name) => [name, 'off'] as const));
spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'recommended']], rules });
const results = await spectral.run(document);
const issues: SpectralIssue[] = results.map(({ code, message, path, severity }) => ({
  code: String(code),
  message,
  path,
  severity,
}));
parentPort?.postMessage(issues);
