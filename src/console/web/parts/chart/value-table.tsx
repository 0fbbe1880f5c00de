import { memo } from 'react';
import type { Buckets, Series } from './series.ts';

interface ValueTableProps {
  readonly label: string;
  readonly buckets: Buckets;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  readonly when: (start: number, length: number) => string;
}

/** What a chart draws, for who does not see it; stretches in which nothing happened are left out. */
export const ValueTable = memo(function ValueTable({
  label,
  buckets,
  series,
  format,
  when,
}: ValueTableProps) {
  const told = buckets.starts.flatMap((start, index) =>
    series.some(({ values }) => (values[index] ?? 0) > 0) ? [{ start, index }] : [],
  );
  return (
    <div className="sr">
      <table>
        <caption>
          {label}.{' '}
          {told.length === 0 ? 'Nothing in this time.' : 'Stretches in which nothing happened are left out.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ start, index }) => (
            <tr key={start}>
              <th scope="row">{when(start, buckets.length)}</th>
              {series.map(({ title, values }) => (
                <td key={title}>{values[index] == null ? 'none' : format(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
