import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, alone a letter, a control character or a part of one that is seen: the unit `binary` of fast-check,
 * which keeps a table of all 1,112,064 in 140 MB that takes a second to make.
 */
const character = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
  (place) => String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1 || !text.isWellFormed())
      throw new Error('It is not one character.');
    const code = text.codePointAt(0)!;
    return code < surrogates.first ? code : code - surrogates.count;
  },
);

/** Texts of any characters, and those that programs stumble over. */
export const anyText = (lengths: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ ...lengths, unit: character });
