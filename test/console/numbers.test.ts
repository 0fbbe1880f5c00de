import { afterEach, expect, it } from 'vitest';
import { reader } from '#src/console/web/parts/locale.ts';
import { bytes, count, duration, percent } from '#src/console/web/parts/numbers.ts';

const { locale } = reader;
afterEach(() => {
  reader.locale = locale;
});

it('writes counts, durations, shares and sizes as the reader does', () => {
  const shown = () => [count(1204), duration(1250), duration(6.4), percent(2.6), bytes(12_500)];
  expect(shown()).toEqual(['1,204', '1.3 s', '6.4 ms', '2.6 %', '12.5 kB']);
  reader.locale = 'de-DE';
  expect(shown()).toEqual(['1.204', '1,3 s', '6,4 ms', '2,6 %', '12,5 kB']);
});
