/** Everything but the last four characters as asterisks; a short number shows none of itself. */
export const masked = (text: string): string =>
  text.length <= shownLength * 2
    ? '*'.repeat(text.length)
    : '*'.repeat(text.length - shownLength) + text.slice(-shownLength);

const shownLength = 4;
