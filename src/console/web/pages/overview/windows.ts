import type { IntegrationHealthWindow } from '#generated/console/types.gen.ts';

interface Window {
  readonly label: string;
  /** As in "in the last 24 hours". */
  readonly span: string;
}

export const windows: Readonly<Record<IntegrationHealthWindow, Window>> = {
  hour: { label: 'Hour', span: '60 minutes' },
  day: { label: 'Day', span: '24 hours' },
  week: { label: 'Week', span: '7 days' },
  month: { label: 'Month', span: '30 days' },
};

export const isWindow = (text: string): text is IntegrationHealthWindow => text in windows;

/** Address of the request log with these filters. */
export const logAddress = (filters: Readonly<Record<string, string>>): string =>
  `/requests?${new URLSearchParams(filters).toString()}`;
