import { stringify } from 'yaml';
import type { HealthPart, Threshold } from '#src/platform/health/index.ts';

const defaultMinutes = 5;

/** Alerting rules for Prometheus: two for each threshold, of which the warning stays when it becomes critical. */
export function rules(parts: readonly HealthPart[]): string {
  const groups = parts.map(({ name, thresholds }) => ({
    name,
    rules: thresholds.flatMap((threshold) => [
      // The same figure for both has one severity.
      ...(threshold.warning < threshold.critical ? [rule(threshold, 'warning')] : []),
      rule(threshold, 'critical'),
    ]),
  }));
  return `# Made from src/**/health.ts by scripts/health.ts; change these instead.\n${stringify({ groups }, { lineWidth: 0 })}`;
}

function rule(threshold: Threshold, severity: 'warning' | 'critical'): object {
  const { alert, query, warning, critical, forMinutes = defaultMinutes, means, action } = threshold;
  return {
    alert,
    expr: `${query} >= ${severity === 'critical' ? critical : warning}`,
    ...(forMinutes > 0 && { for: `${forMinutes}m` }),
    labels: { severity },
    annotations: { summary: means, description: action },
  };
}
