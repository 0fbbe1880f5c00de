import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Bundle } from './bundle.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { JsonObject } from './json.ts';
import type { Token } from './pointer.ts';
import { runThread, type Thread } from './thread.ts';

export interface SpectralOptions {
  /** File with the rules. */
  readonly ruleset: string;
  /** Rules that are off there because they misread a contract of several files: they hold for the bundle. */
  readonly on: readonly string[];
  /** File with the last result: the same bundle is judged once. */
  readonly cache: string;
}

export interface SpectralWork {
  readonly document: JsonObject;
  readonly ruleset: string;
  readonly on: readonly string[];
}

export interface SpectralIssue {
  readonly code: string;
  readonly message: string;
  readonly path: readonly Token[];
  /** 0 is an error, the others are of lesser weight. */
  readonly severity: number;
}

const onThread = (work: SpectralWork): Thread<SpectralIssue[]> =>
  runThread(new URL('./spectral-worker.ts', import.meta.url), work);

/** Starts Spectral, on another thread unless `start` does otherwise; what it finds has the author's place. */
export function startSpectral(
  { document, locate }: Bundle,
  { ruleset, on, cache }: SpectralOptions,
  start = onThread,
): Thread<Diagnostic[]> {
  const work: SpectralWork = { document, ruleset, on };
  const digest = createHash('sha256')
    .update(JSON.stringify([work, readFileSync(ruleset, 'utf8')]))
    .digest('hex');
  const known = readCache(cache, digest);
  const thread = known === undefined ? start(work) : undefined;
  const issues = thread?.result.then((found) => keep(cache, digest, found)) ?? Promise.resolve(known ?? []);
  const result = issues.then((found) =>
    found.map(({ code, message, path, severity }): Diagnostic => ({
      severity: severity === 0 ? 'error' : 'warning',
      code,
      message,
      place: locate(path),
    })),
  );
  result.catch(() => undefined);
  return { result, stop: () => thread?.stop() };
}

function readCache(path: string, digest: string): SpectralIssue[] | undefined {
  try {
    const cached = JSON.parse(readFileSync(path, 'utf8')) as { digest: string; issues: SpectralIssue[] };
    return cached.digest === digest ? cached.issues : undefined;
  } catch {
    // No cache, or one that cannot be read, only costs time.
    return undefined;
  }
}

function keep(path: string, digest: string, issues: SpectralIssue[]): SpectralIssue[] {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ digest, issues }));
  return issues;
}
