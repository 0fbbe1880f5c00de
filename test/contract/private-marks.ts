// What is said of private records alone, in each way that a value can be said.
export const word = 'Xylograph';
/** With the first figure of the month: ids have no such run. */
export const year = '2091-0';
/** An amount, and the first of the tickets' numbers. */
export const privateNumber = 987_654_320;
/** How it begins, and the numbers after it. */
export const numberMark = '98765432';
