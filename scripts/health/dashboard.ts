import type { HealthPart, Threshold } from '#src/platform/health/index.ts';

const width = 8;
const height = 7;
const columns = 3;

const source = { type: 'prometheus', uid: '${source}' };

/** Overviews that stand above the panels of the thresholds. */
const overviews: readonly (Pick<Threshold, 'query' | 'unit'> & { readonly title: string })[] = [
  { title: 'Calls a second', query: 'sum by (status) (rate(http_requests_total[5m]))', unit: 'items' },
  {
    title: 'Slowest operations (95 % of calls are faster)',
    query:
      'topk(10, histogram_quantile(0.95, sum by (operation, le) (rate(http_request_duration_seconds_bucket[5m]))))',
    unit: 'seconds',
  },
  {
    title: 'Slowest jobs (95 % of tries are faster)',
    query: 'topk(10, histogram_quantile(0.95, sum by (task, le) (rate(job_duration_seconds_bucket[5m]))))',
    unit: 'seconds',
  },
  {
    title: 'Failed tries of jobs a second',
    query: 'sum by (task) (rate(job_failures_total[5m]))',
    unit: 'items',
  },
  {
    title: 'Waits, as how many wait at once',
    query: 'sum by (kind) (rate(wait_seconds_total[5m]))',
    unit: 'seconds per second',
  },
  { title: 'Workers', query: 'max(workers_running)', unit: 'items' },
  { title: 'Memory of a process', query: 'process_resident_memory_bytes', unit: 'items' },
];

const grafanaUnits: Readonly<Record<Threshold['unit'], string>> = {
  seconds: 's',
  percent: 'percent',
  items: 'short',
  'per second': 'reqps',
  'seconds per second': 'none',
};

/** A dashboard for Grafana: an overview, and a panel for each threshold with its two figures as lines. */
export function dashboard(parts: readonly HealthPart[]): string {
  const rows = [
    { title: 'Overview', panels: overviews.map((one) => panel(one.title, one)) },
    ...parts.map(({ name, thresholds }) => ({
      title: name,
      panels: thresholds.map((threshold) => panel(threshold.alert, threshold)),
    })),
  ];
  const model = {
    title: 'Agency management service',
    uid: 'agency-management-service',
    editable: true,
    refresh: '1m',
    schemaVersion: 39,
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Data source', type: 'datasource', query: 'prometheus' }] },
    panels: placed(rows),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}

interface Row {
  readonly title: string;
  readonly panels: readonly object[];
}

function placed(rows: readonly Row[]): object[] {
  const panels: object[] = [];
  let y = 0;
  for (const row of rows) {
    panels.push({
      type: 'row',
      title: row.title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: 24, h: 1 },
    });
    y += 1;
    row.panels.forEach((one, index) => {
      const gridPos = {
        x: (index % columns) * width,
        y: y + Math.floor(index / columns) * height,
        w: width,
        h: height,
      };
      panels.push({ ...one, gridPos });
    });
    y += Math.ceil(row.panels.length / columns) * height;
  }
  return panels.map((one, index) => ({ id: index + 1, ...one }));
}

function panel(
  title: string,
  { query, unit, warning, critical, means, action }: Pick<Threshold, 'query' | 'unit'> & Partial<Threshold>,
): object {
  const steps =
    warning === undefined
      ? []
      : [
          { color: 'orange', value: warning },
          { color: 'red', value: critical },
        ];
  return {
    type: 'timeseries',
    title,
    ...(means !== undefined && { description: `${means} ${action}` }),
    datasource: source,
    targets: [{ refId: 'A', expr: query, datasource: source }],
    fieldConfig: {
      defaults: {
        unit: grafanaUnits[unit],
        min: 0,
        custom: { thresholdsStyle: { mode: steps.length === 0 ? 'off' : 'line' } },
        thresholds: { mode: 'absolute', steps: [{ color: 'green', value: null }, ...steps] },
      },
      overrides: [],
    },
  };
}
