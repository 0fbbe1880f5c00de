import './chart.css';
import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useSession } from '../../app/session.tsx';
import { Bars, Fills, Lines, Swatch } from './marks.tsx';
import type { Buckets, Series } from './series.ts';
import { marksOf, stretchIn } from './times.ts';
import { ValueTable } from './value-table.tsx';

interface TimeChartProps {
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly kind: 'bars' | 'lines';
  readonly buckets: Buckets;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Opens what a bucket is made of; without it there is nothing to open. */
  readonly open?: (from: number, to: number) => void;
}

const height = 200;
const inset = { left: 46, bottom: 24, top: 10 };
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** Values over time. One reads them with the pointer, by touch or with the arrow keys; a table holds them for screen readers. */
export function TimeChart({ label, kind, buckets, series, format, open }: TimeChartProps) {
  const id = useId();
  const { used_time_zone: timeZone, used_locale: locale } = useSession().preferences;
  const { ref, width } = useElementSize();
  const [read, setRead] = useState<number | null>(null);
  /** A finger reads: what it lifts off from stays, and nothing opens. */
  const isTouch = useRef(false);
  const last = buckets.starts.length - 1;
  const index = read === null ? null : Math.min(read, last);
  const stretch = useMemo(() => stretchIn({ timeZone, locale }), [timeZone, locale]);
  const when = (bucket: number) => stretch(buckets.starts[bucket]!, buckets.length);
  const inner = Math.max(0, width - inset.left);
  const x = scaleLinear([0, last + 1], [0, inner]);

  const openBucket = () => {
    if (index !== null) open?.(buckets.starts[index]!, buckets.starts[index]! + buckets.length);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const at = Math.floor(
      x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left - inset.left),
    );
    isTouch.current = event.pointerType === 'touch';
    setRead(Math.min(last, Math.max(0, at)));
  };
  const leave = () => {
    if (!isTouch.current) setRead(null);
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move !== undefined) setRead(Math.min(last, Math.max(0, (index ?? last + 1) + move)));
    else if (event.key === 'Enter') openBucket();
    else if (event.key === 'Escape') setRead(null);
    else return;
    event.preventDefault();
  };
  const said =
    index === null
      ? 'Arrow keys read the values.'
      : `${when(index)}: ${series.map(({ title, values }) => `${title} ${valueIn(values[index], format)}`).join(', ')}`;

  return (
    <div className="chart">
      <div className="keys" aria-hidden="true">
        {series.map(({ title, look, values }) => (
          <span key={title} className="key">
            <Swatch look={look} kind={kind} id={id} />
            {title}
            {index !== null && <b>{valueIn(values[index], format)}</b>}
          </span>
        ))}
        <span className="when">{index === null ? '' : when(index)}</span>
      </div>
      <div
        ref={ref}
        className={open === undefined ? 'plot' : 'plot opens'}
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index ?? last}
        aria-valuetext={said}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={leave}
        onBlur={() => setRead(null)}
        onClick={() => {
          if (!isTouch.current) openBucket();
        }}
      >
        <Drawing
          id={id}
          kind={kind}
          buckets={buckets}
          series={series}
          format={format}
          inner={inner}
          timeZone={timeZone}
          locale={locale}
        />
        {index !== null && (
          <div
            className="reader"
            style={{
              left: inset.left + x(index),
              width: Math.max(2, x(1)),
              top: inset.top,
              bottom: inset.bottom,
            }}
          />
        )}
      </div>
      <ValueTable label={label} buckets={buckets} series={series} format={format} when={stretch} />
    </div>
  );
}

const valueIn = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null ? 'none' : format(value);

interface DrawingProps extends Omit<TimeChartProps, 'label' | 'open'> {
  readonly id: string;
  readonly inner: number;
  readonly timeZone: string;
  readonly locale: string;
}

/** Everything but the reading line, which moves alone. */
const Drawing = memo(function Drawing({
  id,
  kind,
  buckets,
  series,
  format,
  inner,
  timeZone,
  locale,
}: DrawingProps) {
  const highest = Math.max(
    ...buckets.starts.map((_, index) =>
      (kind === 'bars' ? sum : Math.max)(...series.map(({ values }) => values[index] ?? 0)),
    ),
  );
  const y = scaleLinear([0, highest > 0 ? highest : 1], [height - inset.bottom, inset.top]).nice(4);
  const x = scaleLinear([0, buckets.starts.length], [0, inner]);
  // Counts have nothing between 0 and 1.
  const lines = y.ticks(4).filter((value) => kind === 'lines' || Number.isInteger(value));
  const Marks = kind === 'bars' ? Bars : Lines;
  return (
    <svg width="100%" height={height} aria-hidden="true" focusable="false">
      <Fills id={id} />
      {inner > 0 && (
        <>
          {lines.map((value) => (
            <g key={value}>
              <line x1={inset.left} x2={inset.left + inner} y1={y(value)} y2={y(value)} className="rule" />
              <text x={inset.left - 8} y={y(value)} dy="0.32em" textAnchor="end">
                {format(value)}
              </text>
            </g>
          ))}
          {marksOf(buckets.starts, { timeZone, locale }, Math.floor(inner / 64)).map((mark) => (
            <text
              key={mark.index}
              x={inset.left + Math.min(x(mark.index), inner - 18)}
              y={height - 6}
              textAnchor="middle"
            >
              {mark.label}
            </text>
          ))}
          <g transform={`translate(${inset.left} 0)`}>
            <Marks id={id} series={series} x={x} y={y} />
          </g>
        </>
      )}
    </svg>
  );
});

const sum = (...values: number[]): number => values.reduce((all, value) => all + value, 0);
