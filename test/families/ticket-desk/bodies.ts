import { randomUUID } from 'node:crypto';

/** An SLA policy as requests give it. */
const targets = { first_response_minutes: 60, resolution_minutes: 600 };
export const policy = (name: string, more: object = {}) => ({
  name,
  calendar_key: '24x7',
  targets: { low: targets, normal: targets, high: targets, urgent: targets },
  ...more,
});

export const hours = (weekday: string, from: string, to: string) => ({ weekday, from, to });

/** A business calendar with a key of its own. */
export const calendar = (more: object = {}) => ({
  key: `hours_${randomUUID().slice(0, 8)}`,
  name: 'Office',
  time_zone: 'Europe/Berlin',
  intervals: [hours('monday', '09:00', '17:00')],
  holidays: [],
  ...more,
});

export const refused = async (
  answer: Promise<{ status: number; body: unknown }>,
): Promise<[number, string]> => {
  const { status, body } = await answer;
  return [status, JSON.stringify(body)];
};
