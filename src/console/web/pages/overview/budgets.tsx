import { SimpleGrid, Text } from '@mantine/core';
import type { RequestBudget } from '#generated/console/types.gen.ts';
import { Meter } from '../../parts/chart/meter.tsx';
import { count } from '../../parts/numbers.ts';
import { Section } from '../../parts/page.tsx';

/** What is left of this minute's requests. */
export const Budgets = ({ budgets }: { readonly budgets: readonly RequestBudget[] }) => (
  <Section
    title="Remaining this minute"
    lead="Requests over the limit get 429 with Retry-After, at most a minute."
  >
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
      {budgets.map((budget, index) => (
        <div key={index} className="card budget">
          <Text size="sm" fw={600}>
            {nameOf(budget)}
          </Text>
          <Meter
            label={`${nameOf(budget)}: requests used`}
            used={budget.used}
            limit={budget.limit}
            says={wordsOf(budget)}
          />
          <Text size="xs" c="dimmed">
            {wordsOf(budget)}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  </Section>
);

function nameOf({ budget, subject_name: subject }: RequestBudget): string {
  if (budget === 'rest') return 'REST, the agency';
  if (budget === 'mcp') return 'MCP, the agency';
  return `MCP, ${subject ?? 'each program'}`;
}

const wordsOf = ({ remaining, limit }: RequestBudget): string =>
  remaining === 0
    ? `Used up: ${count(limit)} of ${count(limit)}`
    : `${count(remaining)} of ${count(limit)} left`;
