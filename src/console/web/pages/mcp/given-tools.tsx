import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { McpConversationDetails } from '#generated/console/types.gen.ts';
import { operations, referenceOf, toolNameOf, type OperationLine } from '../../parts/operations.ts';
import { Section } from '../../parts/page.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { whyGiven } from './tools.rules.ts';

interface GivenTool {
  readonly name: string;
  readonly why: string;
  readonly isUsed: boolean;
  readonly operation: OperationLine | undefined;
}

/** Only public operations are tools. */
const operationsByTool = new Map([...operations.values()].filter(({ isPublic }) => isPublic).map((operation) => [toolNameOf(operation), operation]));

/** What the host may call; nothing that whom it works for may not do is among it. */
export function GivenTools({ details: { allowed_tools: names, used_tools: used, prompt } }: { readonly details: McpConversationDetails }) {
  const tools = names.map((name) => ({ name, why: whyGiven(name, prompt), isUsed: used.includes(name), operation: operationsByTool.get(name) }));
  const ordered = [...tools.filter(({ isUsed }) => isUsed), ...tools.filter(({ isUsed }) => !isUsed)];
  return (
    <Section title="Tools that it was given" lead={`${names.length} of ${operationsByTool.size}, chosen for the request; those that it called come first.`}>
      <DataTable label="Tools that it was given" columns={columns} rows={ordered} keyOf={({ name }) => name} />
    </Section>
  );
}

const columns: Column<GivenTool>[] = [
  {
    title: 'Tool', isHead: true,
    cell: ({ name, operation }) => (
      <>
        {operation !== undefined ? <Anchor component={Link} href={referenceOf(operation)} inherit className="mono">{name}</Anchor> : <span className="mono">{name}</span>}
        {operation !== undefined && <Text size="xs" c="dimmed" fw={400} className="mono">{operation.method} {operation.path}</Text>}
      </>
    ),
  },
  { title: 'Why', cell: ({ why }) => why },
  { title: 'Permission', cell: ({ operation }) => (operation === undefined || operation.permission === 'none' ? <span className="none">None</span> : <span className="mono">{operation.permission}</span>) },
  { title: 'Called', cell: ({ isUsed }) => (isUsed ? 'Yes' : <span className="none">No</span>) },
];
