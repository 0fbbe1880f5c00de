/** Text inside a LIKE pattern as it stands: `%`, `_` and `\` in it mean themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** LIKE pattern for texts that contain `text` as it stands. */
export const containing = (text: string): string => `%${literally(text)}%`;
