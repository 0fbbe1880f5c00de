import type { HealthPart } from '#src/platform/health/index.ts';

export const health: HealthPart = {
  name: 'language models',
  thresholds: [
    {
      alert: 'ModelFails',
      query:
        '100 * sum by (use) (rate(model_failures_total[15m])) / (sum by (use) (rate(model_duration_seconds_count[15m])) > 0)',
      warning: 10,
      critical: 50,
      unit: 'percent',
      forMinutes: 15,
      means: 'A language model fails or answers too late; rules do its work meanwhile, less well.',
      action:
        'Look for "model" in the log of `serve` processes: it has the response of the provider. Check key, quota and address of the model that `use` names.',
    },
  ],
};
