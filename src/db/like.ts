/** LIKE pattern for texts that contain `text` as it stands; `%`, `_` and `\` in it mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
