// Writes docs/guides/data.md from the data map: what is kept about whom, and for how long.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  columnsOf,
  dataMapParts,
  personalKinds,
  subjects,
  type Kept,
  type PersonalKind,
  type TableEntry,
} from '../src/platform/data-map/index.ts';
import { formattedMarkdown } from './markdown.ts';

export const dataGuideFile = fileURLToPath(new URL('../docs/guides/data.md', import.meta.url));

const intervals: Readonly<Record<string, string>> = { '0': 'once', '1100 days': 'three years (1100 days)' };

function keptInWords(kept: Kept): string {
  switch (kept.how) {
    case 'always':
      return kept.why.startsWith('for as long') ? kept.why : `for ever: ${kept.why}`;
    case 'window':
      return "until the agency's purge window after its deletion is over";
    case 'with':
      return `as long as its row of ${kept.tables.map((table) => `\`${table}\``).join(', ')}`;
    case 'until':
      return `until ${kept.until}`;
    case 'aged':
      return kept.rules
        .map(({ interval, since, if: condition }) => {
          const length = interval === '0' ? 'until' : `${intervals[interval] ?? interval} after`;
          return `${length} \`${since}\`${condition === undefined ? '' : `, if ${condition}`}`;
        })
        .join('; ');
  }
}

/** Personal columns by kind and owner; standard columns are told once for all tables. */
function personalInWords(entry: TableEntry): string {
  const groups = new Map<string, string[]>();
  const named = new Set(Object.values(entry.personal ?? {}).flatMap((text) => text.split(/\s+/)));
  for (const [column, { kind, of }] of columnsOf(entry)) {
    if (kind === null || !named.has(column)) continue;
    const title = `${kind}, ${subjects[of]}`;
    groups.set(title, [...(groups.get(title) ?? []), `\`${column}\``]);
  }
  const emptied = Object.entries(entry.emptied ?? {}).map(
    ([column, when]) => `\`${column}\` is emptied ${when}`,
  );
  return (
    [...[...groups].map(([title, columns]) => `${title}: ${columns.join(', ')}`), ...emptied].join('; ') ||
    'none'
  );
}

const rowOf = ([name, entry]: [string, TableEntry]): string =>
  `| \`${name}\` | ${entry.holds} | ${personalInWords(entry)} | ${keptInWords(entry.kept)} |`;

/** The page as it should be. */
export async function dataGuide(): Promise<string> {
  const text = `# What is kept about whom

Made from \`src/platform/data-map/\` by \`node scripts/data-map.ts\`. A test compares the map with the database: each column of each table
stands in it, each age in it is kept by a purge, and what goes with a record goes by a foreign key or a trigger.

Purges run every hour, at 17 minutes past, and now by \`make ops ARGS=purge\`. They take a table a stretch of blocks at a time, so that
nobody waits for a statement. Deleted records are removed after the purge window of their agency, 7 to 90 days (30 unless it was changed), which
\`PATCH /console/api/agency-settings\` sets. Files that the service writes beside the database are the logs on standard output.

## Kinds of personal data

| kind | what it is |
|---|---|
${(Object.keys(personalKinds) as PersonalKind[]).map((kind) => `| ${kind} | ${personalKinds[kind]} |`).join('\n')}

Members include service accounts; client contacts are the people whom an agency works for; outsiders are recipients, senders and visitors.
In every table, \`created_by\`, \`updated_by\` and \`deleted_by\` are references to members. Columns that are not named here tell nothing about a
person.

${dataMapParts
  .map(
    ({ title, tables }) =>
      `## ${title}\n\n| table | holds | personal data | kept |\n|---|---|---|---|\n${Object.entries(tables).map(rowOf).join('\n')}`,
  )
  .join('\n\n')}

## A new table or column

Say in \`src/platform/data-map/\`, where its like are, what it holds, whose it is and how long it is kept, and run
\`node scripts/data-map.ts\`. What is kept for a time gets a line in the \`purges.ts\` beside what stores it.
`;
  return formattedMarkdown(text);
}

if (import.meta.main) writeFileSync(dataGuideFile, await dataGuide());
