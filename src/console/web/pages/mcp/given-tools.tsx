import { Anchor, Skeleton, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { McpConversationDetails } from '#generated/console/types.gen.ts';
import { operations, referenceOf, toolNameOf, type OperationLine } from '../../parts/operations.ts';
import { Section } from '../../parts/page.tsx';
import { useReferenceIndex, useReferenceKeywords } from '../../parts/reference/data.ts';
import { DataTable, type Column } from '../../parts/table.tsx';
import { whyGiven } from './tools.rules.ts';

interface GivenTool {
  readonly name: string;
  readonly why: string;
  readonly isUsed: boolean;
  readonly operation: OperationLine | undefined;
  readonly summary: string | undefined;
}

/** Only public operations are tools. */
const operationsByTool = new Map(
  [...operations.values()]
    .filter(({ isPublic }) => isPublic)
    .map((operation) => [toolNameOf(operation), operation]),
);

/** What the host may call; nothing that whom it works for may not do is among it. */
export function GivenTools({ details }: { readonly details: McpConversationDetails }) {
  const index = useReferenceIndex();
  const keywords = useReferenceKeywords(true);
  const summaries = useMemo(
    () => new Map(index.data?.operations.map(({ id, summary }) => [id, summary])),
    [index.data],
  );
  const count = details.allowed_tools.length;
  return (
    <Section
      title="Offered tools"
      lead={`${count} of ${operationsByTool.size}, chosen for the request; called tools first.`}
    >
      {index.isPending || keywords.isPending ? (
        <Skeleton height={count * 58} role="progressbar" aria-label="Loading" />
      ) : (
        <DataTable
          label="Offered tools"
          columns={columns}
          rows={toolsOf(details, summaries, keywords.data ?? {})}
          keyOf={({ name }) => name}
        />
      )}
    </Section>
  );
}

function toolsOf(
  { allowed_tools: names, used_tools: used, prompt }: McpConversationDetails,
  summaries: ReadonlyMap<string, string>,
  keywords: Readonly<Record<string, readonly string[]>>,
): GivenTool[] {
  const tools = names.map((name) => {
    const operation = operationsByTool.get(name);
    const id = operation?.id ?? '';
    return {
      name,
      why: whyGiven(name, prompt, keywords[id] ?? []),
      isUsed: used.includes(name),
      operation,
      summary: summaries.get(id),
    };
  });
  return [...tools.filter(({ isUsed }) => isUsed), ...tools.filter(({ isUsed }) => !isUsed)];
}

const columns: Column<GivenTool>[] = [
  {
    title: 'Tool',
    isHead: true,
    cell: ({ name, operation, summary }) => (
      <>
        {operation === undefined ? (
          <span className="mono">{name}</span>
        ) : (
          <Anchor component={Link} href={referenceOf(operation)} inherit className="mono">
            {name}
          </Anchor>
        )}
        {summary !== undefined && (
          <Text size="xs" c="dimmed" fw={400}>
            {summary}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Why', cell: ({ why }) => why },
  {
    title: 'Permission',
    cell: ({ operation }) =>
      operation === undefined || operation.permission === 'none' ? (
        <span className="none">None</span>
      ) : (
        <span className="mono">{operation.permission}</span>
      ),
  },
  { title: 'Called', cell: ({ isUsed }) => (isUsed ? 'Yes' : <span className="none">No</span>) },
];
