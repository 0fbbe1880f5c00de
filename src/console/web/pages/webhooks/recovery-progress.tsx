import '@mantine/core/styles/Progress.css';
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listOutboundWebhookDeliveries } from '#generated/console/client/sdk.gen.ts';
import type { OutboundDeliveryStatus, WebhookRecovery } from '#generated/console/types.gen.ts';
import { Failure } from '../../parts/page.tsx';
import { deliveriesChanged } from './changed.ts';
import { countOf } from './wording.ts';

interface Counts {
  readonly delivered: number;
  readonly waiting: number;
  readonly retrying: number;
  readonly failed: number;
}

const statuses: Readonly<Record<keyof Counts, readonly OutboundDeliveryStatus[]>> = {
  delivered: ['delivered'],
  waiting: ['pending', 'delivering'],
  retrying: ['retrying'],
  failed: ['exhausted', 'skipped'],
};

/** The deliveries of one recovery are the only ones that somebody asked for in that very millisecond. */
async function countDeliveries(at: string, signal: AbortSignal): Promise<Counts> {
  const until = new Date(Date.parse(at) + 1).toISOString();
  const count = async (status: readonly OutboundDeliveryStatus[]) =>
    (
      await listOutboundWebhookDeliveries({
        query: { created_after: at, created_before: until, is_manual: true, status: [...status], limit: 1 },
        signal,
        throwOnError: true,
      })
    ).data.pagination.total;
  const [delivered, waiting, retrying, failed] = await Promise.all([
    count(statuses.delivered),
    count(statuses.waiting),
    count(statuses.retrying),
    count(statuses.failed),
  ]);
  return { delivered, waiting, retrying, failed };
}

/** Looked at this often while attempts are being made, and while only retries are left to wait for. */
const renewMs = { sending: 1000, retrying: 5000 } as const;

const isSettled = ({ waiting, retrying }: Counts): boolean => waiting + retrying === 0;

/** How far the deliveries of a recovery have come. They go on when nobody looks. */
export function RecoveryProgress({
  recovery: { redelivered_count: total, created_at: at },
  close,
}: {
  readonly recovery: WebhookRecovery;
  readonly close: () => void;
}) {
  const counts = useQuery({
    queryKey: ['recovery', at],
    queryFn: ({ signal }) => countDeliveries(at!, signal),
    enabled: at !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.waiting > 0 ? renewMs.sending : isSettled(data) ? false : renewMs.retrying,
  });
  const isOver = at === null || (counts.data !== undefined && isSettled(counts.data));
  useEffect(() => {
    if (isOver) void deliveriesChanged();
  }, [isOver]);
  if (at === null)
    return (
      <Done close={close}>
        <Text size="sm" role="status">
          Nothing was sent. The events have already arrived, or their endpoint is off.
        </Text>
      </Done>
    );
  if (counts.data === undefined)
    return counts.isError ? (
      <Failure error={counts.error} again={() => void counts.refetch()} />
    ) : (
      <Text size="sm" role="status">
        Sending {countOf(total, 'event')} …
      </Text>
    );
  const { delivered, waiting, retrying, failed } = counts.data;
  return (
    <Done
      close={close}
      hint={isOver ? undefined : 'You can close this dialog. Sending continues in the background.'}
    >
      <Progress.Root>
        <Progress.Section
          value={((delivered + failed) / total) * 100}
          aria-label="Finished"
          {...(isOver && failed === 0 && { color: 'teal' })}
        />
      </Progress.Root>
      <Text size="sm" role="status">
        {isOver
          ? endOf(counts.data, total)
          : `${delivered} of ${countOf(total, 'event')} arrived, ${waiting + retrying} still waiting.`}
      </Text>
      {retrying > 0 && (
        <Alert color="yellow">
          {countOf(retrying, 'event')} failed at the first attempt. Up to 8 attempts are made, the last after
          almost 21 hours.
        </Alert>
      )}
      {failed > 0 && (
        <Alert color="red">
          {countOf(failed, 'event')} did not arrive. The endpoint was turned off, or all attempts failed. The
          delivery log shows the cause.
        </Alert>
      )}
    </Done>
  );
}

const endOf = ({ delivered, failed }: Counts, total: number): string =>
  failed === 0
    ? `All ${countOf(total, 'event')} arrived.`
    : `Finished: ${delivered} of ${countOf(total, 'event')} arrived.`;

const Done = ({
  children,
  close,
  hint,
}: {
  readonly children: React.ReactNode;
  readonly close: () => void;
  readonly hint?: string | undefined;
}) => (
  <Stack>
    {children}
    <Group justify="space-between">
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
      <Button onClick={close}>Close</Button>
    </Group>
  </Stack>
);
