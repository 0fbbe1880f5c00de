import type { ScaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import type { Look, Series } from './series.ts';

/** Fills of bars: color and texture. Drawn once in a chart, and named by its id. */
export const Fills = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern
      id={`${id}part`}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="5" height="5" className="tint part" />
      <rect width="2.5" height="5" className="ink part" />
    </pattern>
    <pattern id={`${id}quiet`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className="tint quiet" />
      <rect width="2" height="2" className="ink quiet" />
    </pattern>
  </defs>
);

const fillOf = (look: Look, id: string) =>
  look === 'part' || look === 'quiet' ? { fill: `url(#${id}${look})` } : { className: `ink ${look}` };

interface MarksProps {
  readonly id: string;
  readonly series: readonly Series[];
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

/** The values of a bucket on top of each other. */
export function Bars({ id, series, x, y }: MarksProps) {
  const indices = series[0]?.values.map((_, index) => index) ?? [];
  const layers = stack<number, Series>()
    .keys(series)
    .value((index, { values }) => values[index] ?? 0)(indices);
  const band = x(1) - x(0);
  const width = Math.max(1, band - (band > 5 ? 2 : band > 2 ? 1 : 0));
  return layers.map((layer) => (
    <g key={layer.key.title} {...fillOf(layer.key.look, id)}>
      {layer.map(
        ([from, to], index) =>
          to > from && (
            <rect
              key={index}
              x={x(index) + (band - width) / 2}
              y={y(to)}
              width={width}
              height={Math.max(1, y(from) - y(to))}
            />
          ),
      )}
    </g>
  ));
}

/** A line for each series, broken where nothing is known. */
export function Lines({ series, x, y }: MarksProps) {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index + 0.5))
    .y((value) => y(value ?? 0));
  return series.map(({ title, look, values }) => (
    <path key={title} d={path(values) ?? ''} className={`stroke ${look}`} />
  ));
}

/** What a series looks like, beside its name. */
export const Swatch = ({
  look,
  kind,
  id,
}: {
  readonly look: Look;
  readonly kind: 'bars' | 'lines';
  readonly id: string;
}) => (
  <svg width="18" height="12" aria-hidden="true" focusable="false">
    {kind === 'lines' ? (
      <path d="M1 6H17" className={`stroke ${look}`} />
    ) : (
      <rect x="3" width="12" height="12" rx="2" {...fillOf(look, id)} />
    )}
  </svg>
);
