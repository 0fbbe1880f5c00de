import { describe, expect, it } from 'vitest';
import {
  checkPlaceholders,
  expandPlaceholders,
  nameOfTask,
  placeholderNames,
  type PlaceholderValues,
} from '#src/domain/processes/index.ts';

const values: PlaceholderValues = {
  client: { name: 'Harbor Dental', slug: 'harbor-dental' },
  process: { name: 'Monthly content' },
  department: null,
  date: new Date('2026-01-01T03:00:00Z'),
  timeZone: 'America/New_York',
};

describe('the name of a new task', () => {
  it('is filled in from client, process and calendar, the day being that of the agency', () => {
    expect(expandPlaceholders('{{client.name}}: {{ process.name }} {{month}} {{year}}', values)).toBe(
      'Harbor Dental: Monthly content December 2025',
    );
    expect(expandPlaceholders('{{date}} {{day}} {{quarter}} {{week}} {{client.slug}}', values)).toBe(
      '2025-12-31 31 4 1 harbor-dental',
    );
  });

  it('counts weeks as ISO 8601 does', () => {
    const weekOf = (day: string) =>
      expandPlaceholders('{{week}}', { ...values, date: new Date(`${day}T12:00:00Z`), timeZone: 'UTC' });
    expect(['2026-01-01', '2026-03-02', '2026-12-31', '2027-01-01', '2027-01-04'].map(weekOf)).toEqual([
      '1',
      '10',
      '53',
      '53',
      '1',
    ]);
  });

  it('leaves out what there is none of, without a gap', () => {
    expect(
      expandPlaceholders('{{client.name}} {{department.name}} {{process.name}}', { ...values, client: null }),
    ).toBe('Monthly content');
  });

  it('is that of the process when the template gives none, and fits a task', () => {
    expect(nameOfTask(null, values)).toBe('Monthly content');
    expect(nameOfTask('{{client.name}}', { ...values, client: null })).toBe('Monthly content');
    expect([...nameOfTask('😀'.repeat(300), values)]).toHaveLength(200);
  });

  it('takes nothing from a value that looks like a placeholder', () => {
    expect(
      expandPlaceholders('{{client.name}}', { ...values, client: { name: '{{process.name}}', slug: 'x' } }),
    ).toBe('{{process.name}}');
  });

  it('knows the placeholders of the list and no others', () => {
    for (const name of placeholderNames)
      expect(() => checkPlaceholders(`A {{${name}}} b`, 'body.x')).not.toThrow();
    expect(() => checkPlaceholders('{{client.phone}}', 'body.task_name_template')).toThrow(
      /^body\.task_name_template has the placeholder \{\{client\.phone\}\}/,
    );
    expect(() => checkPlaceholders('{{toString}}', 'body.x')).toThrow(/does not exist/);
    expect(() => checkPlaceholders('{{client.name} }', 'body.x')).toThrow(/double braces/);
  });
});
