import { reader } from './locale.ts';

/** Such as "1,204". */
export const count = (value: number): string => value.toLocaleString(reader.locale);

/** Such as "1 call" and "1,204 calls". */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** Such as "6.4 ms", "38 ms" or "1.2 s". */
export function duration(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toLocaleString(reader.locale, { maximumFractionDigits: 1 })} s`;
  return `${ms.toLocaleString(reader.locale, { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`;
}

/** Such as "2.6 %". */
export const percent = (value: number): string =>
  `${value.toLocaleString(reader.locale, { maximumFractionDigits: value < 10 ? 1 : 0 })} %`;

/** Such as "812 B" or "12 kB". */
export const bytes = (value: number): string =>
  value < 1000
    ? `${value} B`
    : value < 1_000_000
      ? `${(value / 1000).toLocaleString(reader.locale, { maximumFractionDigits: 1 })} kB`
      : `${(value / 1_000_000).toLocaleString(reader.locale, { maximumFractionDigits: 1 })} MB`;
