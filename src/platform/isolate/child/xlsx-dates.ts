// Dates in workbooks are numbers of days, told from other numbers by their format alone.

const dayMs = 86_400_000;
/** A day that never was counts in files of 1900: those before it are one off. */
const missingDay = 60;
const builtin: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Whether numbers of the format are days or times; `code` is that of a format of the file's own. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtin.some(([first, last]) => id >= first && id <= last);
  const plain = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  return /[dmyhs]/i.test(plain) && !/general/i.test(plain);
}

/** The day, or the day and time, as texts of ISO 8601; undefined for what is no date. */
export function dateTextOf(value: number, is1904: boolean): string | undefined {
  if (value < 0 || value >= 2_958_466) return undefined;
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < missingDay ? 31 : 30);
  const at = new Date(epoch + Math.round(value * 86_400) * 1000);
  const text = at.toISOString();
  if (value < 1 && !is1904) return text.slice(11, 19);
  return at.getTime() % dayMs === 0 ? text.slice(0, 10) : text.slice(0, 19);
}
