import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { healthFiles } from '../../scripts/health/files.ts';
import { loadHealth } from '#src/compose.ts';
import { startService, type Service } from '../support/service.ts';

/** Alerts, dashboard and guide are those of today's thresholds, and speak of metrics that exist. */
let service: Service;
let names: ReadonlySet<string>;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  const text = await (await fetch(`${service.url}/metrics`)).text();
  names = new Set(Array.from(text.matchAll(/^# HELP (\S+)/gm), ([, name]) => name!));
});
afterAll(() => service?.stop());

it('are up to date; `node scripts/health.ts` writes them', async () => {
  for (const [path, text] of await healthFiles())
    expect(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'), path).toBe(text);
});

const metricsIn = (query: string): string[] =>
  Array.from(
    query.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '').matchAll(/[a-z_][a-z0-9_]*_[a-z0-9_]*/g),
  )
    .map(([name]) => name.replace(/_(?:bucket|count)$/, ''))
    .filter((name) => name !== 'histogram_quantile');

it('watch metrics that the process has', async () => {
  const unknown = (await loadHealth())
    .flatMap(({ thresholds }) => thresholds)
    .flatMap(({ query }) => metricsIn(query))
    .filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
  const dashboard = await readFile(new URL('../../docs/alerts/dashboard.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets = [] }) => targets).flatMap(({ expr }) => metricsIn(expr));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
});

it('have a warning before they are critical, and a name of their own', async () => {
  const thresholds = (await loadHealth()).flatMap((part) => part.thresholds);
  expect(thresholds.filter(({ warning, critical }) => warning > critical)).toEqual([]);
  const alerts = thresholds.map(({ alert }) => alert);
  expect(new Set(alerts).size).toBe(alerts.length);
  const rules = await readFile(new URL('../../docs/alerts/rules.yml', import.meta.url), 'utf8');
  const { groups } = parse(rules) as { groups: { rules: { alert: string }[] }[] };
  expect(new Set(groups.flatMap((group) => group.rules.map(({ alert }) => alert)))).toEqual(new Set(alerts));
});
