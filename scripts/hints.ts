// Writes the table of hints in docs/guides/ai-hosts.md from the catalogue of errors.
import { readFileSync, writeFileSync } from 'node:fs';
import { hintTable } from '#src/api/mcp/hints.ts';

const guide = new URL('../docs/guides/ai-hosts.md', import.meta.url);
const head = '| error | status | hint |\n|---|---|---|\n';
const rows = hintTable().map(({ kind, status, hint }) => `| \`${kind}\` | ${status} | ${hint} |\n`);
const text = readFileSync(guide, 'utf8');
const start = text.indexOf(head) + head.length;
const end = text.indexOf('\n\n', start) + 1;
writeFileSync(guide, text.slice(0, start) + rows.join('') + (end === 0 ? '' : text.slice(end)));
