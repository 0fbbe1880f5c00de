import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from './texts.ts';

const samples = fc.sample(anyText({ minLength: 1, maxLength: 20 }), { numRuns: 10_000, seed: 7 });

it('texts of any characters have characters of each plane of Unicode, and are well formed', () => {
  const characters = samples.flatMap((text) => [...text]);
  const planes = new Set(characters.map((character) => character.codePointAt(0)! >> 16));
  expect([...planes].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, plane) => plane));
  expect(samples.filter((text) => !text.isWellFormed())).toEqual([]);
  expect(characters.some((character) => character > '\ud7ff' && character < '\uffff')).toBe(true);
});

it('texts that programs stumble over are among them', () => {
  expect(samples).toContain('toString');
});
