import { Button, Group, Text } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { reader } from './locale.ts';

interface Pagination {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  /** What the ways are called; the newest comes first unless said otherwise. */
  readonly labels?: readonly [string, string];
  /** Prefix of the parameter in the address, where a page has several lists. */
  readonly prefix?: string;
  /** Name of the navigation for screen readers. */
  readonly label?: string;
}

/** Ways to the pages before and after; where one is stands in the address. */
export function Paging({
  total,
  limit,
  offset,
  labels: [before, after] = ['Newer', 'Older'],
  prefix = '',
  label = 'Pages',
}: Pagination) {
  const [, setParams] = useSearchParams();
  if (total <= limit && offset === 0) return null;
  const to = (next: number) =>
    setParams((params) => {
      const changed = new URLSearchParams(params);
      if (next > 0) changed.set(`${prefix}offset`, String(next));
      else changed.delete(`${prefix}offset`);
      return changed;
    });
  return (
    <Group justify="space-between" mt="md" component="nav" aria-label={label}>
      <Text size="sm" c="dimmed">
        {offset + 1}–{Math.min(offset + limit, total)} of {total.toLocaleString(reader.locale)}
      </Text>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={offset === 0}
          onClick={() => to(Math.max(0, offset - limit))}
        >
          {before}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={offset + limit >= total}
          onClick={() => to(offset + limit)}
        >
          {after}
        </Button>
      </Group>
    </Group>
  );
}
