import { expect, it } from 'vitest';
import { slugOf } from '#src/domain/names/index.ts';

it.each([
  ['Café Léon & Co.', 'cafe-leon-co'],
  ['Größmann & Söhne', 'grossmann-sohne'],
  ['İstanbul Işık', 'istanbul-isik'],
  ['Łódź Ærø', 'lodz-aero'],
  ['東京 2026', '2026'],
  ['東京', 'client'],
  // No hyphen is left at the end of what is cut.
  ['Harbor and Pine of Lakeside', 'harbor-and-pine-of'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name, { maxLength: 19, otherwise: 'client' })).toBe(slug);
});
