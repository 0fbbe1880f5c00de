export { createPdf, type Fonts } from './document.ts';
export { linesOf } from './lines.ts';
export { ink, quiet, Sheet, type Cell } from './sheet.ts';
