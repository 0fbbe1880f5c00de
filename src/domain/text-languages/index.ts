// Texts whose words are stored in a language follow that of their agency.
export { textLanguages } from './text-languages.ts';
