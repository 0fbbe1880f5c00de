/** An element of an icon, as Lucide publishes them. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** One path that draws all elements of an icon. */
export const pathOf = (shapes: readonly Shape[]): string => shapes.map(drawn).join('');

function drawn([name, attributes]: Shape): string {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  switch (name) {
    case 'path':
      return started(attributes.d!);
    case 'circle':
      return oval(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return oval(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    case 'rect':
      return box(at, attributes);
    default:
      throw new Error(`An icon has an element that has no path: ${name}.`);
  }
}

/** The first point of a path may be relative; behind another path it would start where that one ends. */
const started = (path: string): string => (path.startsWith('m') ? `M${firstPoint(path)}` : path);

/** `1 2 3 4`: after the first point, numbers without a letter are points of lines, relative ones after `m`. */
function firstPoint(path: string): string {
  const [whole, point] = /^m\s*(-?[\d.]+[\s,]*-?(?:\d+\.?\d*|\.\d+))\s*/.exec(path) ?? [];
  if (whole === undefined || point === undefined) throw new Error(`A path starts without a point: ${path}.`);
  const rest = path.slice(whole.length);
  return /^[a-z]/i.test(rest) || rest === '' ? `${point}${rest}` : `${point}l${rest}`;
}

/** Without the noise of sums of fractions. */
const exact = (value: number): number => Number(value.toFixed(4));

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${exact(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function box(at: (key: string) => number, { rx, ry }: Readonly<Record<string, string>>): string {
  const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
  const across = Math.min(Number(rx ?? ry ?? 0), width / 2);
  const along = Math.min(Number(ry ?? rx ?? 0), height / 2);
  const [w, h] = [exact(width - 2 * across), exact(height - 2 * along)];
  if (across === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number): string => `a${across} ${along} 0 0 1 ${dx} ${dy}`;
  return [
    `M${exact(x + across)} ${y}h${w}${corner(across, along)}v${h}${corner(-across, along)}`,
    `h${-w}${corner(-across, -along)}v${-h}${corner(across, -along)}z`,
  ].join('');
}
