// Writes what is made from the thresholds of health (src/compose.ts): rules for Prometheus, a dashboard for Grafana, and the table of
// docs/guides/operations.md.
import { writeFileSync } from 'node:fs';
import { healthFiles } from './health/files.ts';

for (const [path, text] of await healthFiles()) writeFileSync(new URL(`../${path}`, import.meta.url), text);
