// What is said of private records alone, in each way that a value can be said.
export const word = 'Xylograph';
export const year = '2091-';
/** An amount, and the first of the tickets' numbers. */
export const privateNumber = 987_654_320;
/** How it begins, and the numbers after it. */
export const numberMark = '98765432';
