import { Button, Checkbox, Fieldset, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recoverWebhookDeliveries } from '#generated/console/client/sdk.gen.ts';
import type { WebhookRecovery, WebhookRecoveryPreview } from '#generated/console/types.gen.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/page.tsx';
import { Refused } from '../../parts/refused.tsx';
import { Time } from '../../parts/time.tsx';
import { deliveriesChanged } from './changed.ts';
import { missedOptions, periods, startOf, type Period } from './recovery-periods.ts';
import { RecoveryProgress } from './recovery-progress.tsx';
import { countOf } from './wording.ts';
import { reader } from '../../parts/locale.ts';

/** Sends what did not arrive: first how much that is, then how it goes. */
export function Recovery({ close }: { readonly close: () => void }) {
  const [period, setPeriod] = useState<Period>('30d');
  const [started, setStarted] = useState<WebhookRecovery | null>(null);
  const missed = useQuery({ ...missedOptions(period), placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <Dialog close={close} title="Send missed events" size="lg">
      {started !== null ? (
        <RecoveryProgress recovery={started} close={close} />
      ) : (
        <Stack>
          <Text size="sm">
            Events whose attempts have all failed, or that occurred while their endpoint was off, are sent
            again with the same id and body, oldest first. Events that have arrived or are being sent are
            skipped.
          </Text>
          <NativeSelect
            label="Events of"
            value={period}
            onChange={(event) => setPeriod(event.currentTarget.value as Period)}
            data={Object.entries(periods).map(([value, { label }]) => ({ value, label }))}
          />
          <Loaded query={missed} lines={2}>
            {(preview) => (
              <Preview key={period} preview={preview} period={period} close={close} done={setStarted} />
            )}
          </Loaded>
        </Stack>
      )}
    </Dialog>
  );
}

interface PreviewProps {
  readonly preview: WebhookRecoveryPreview;
  readonly period: Period;
  readonly close: () => void;
  readonly done: (recovery: WebhookRecovery) => void;
}

function Preview({
  preview: { event_count: total, oldest_created_at: oldest, events },
  period,
  close,
  done,
}: PreviewProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const taken = events.filter(({ event_type: event }) => !left.includes(event));
  const count = taken.reduce((sum, { event_count: each }) => sum + each, 0);
  const recover = useMutation({
    mutationFn: async () =>
      (
        await recoverWebhookDeliveries({
          body: {
            created_after: startOf(period),
            ...(left.length > 0 && { event_types: taken.map(({ event_type: event }) => event) }),
          },
          throwOnError: true,
        })
      ).data.data,
    onSuccess: (recovery) => {
      done(recovery);
      void deliveriesChanged();
    },
  });
  const toggle = (event: string) =>
    setLeft(left.includes(event) ? left.filter((one) => one !== event) : [...left, event]);
  return (
    <Stack>
      <Text size="sm" role="status">
        {total === 0 ? (
          'No events were missed in this period.'
        ) : (
          <>
            <b>{countOf(total, 'event')}</b> did not arrive, the oldest of <Time value={oldest} isExact />.
          </>
        )}
      </Text>
      {total > 0 && (
        <Fieldset legend="Which">
          <Stack gap="xs" className="which">
            {events.map(({ event_type: event, event_count: each }) => (
              <Checkbox
                key={event}
                checked={!left.includes(event)}
                onChange={() => toggle(event)}
                label={
                  <>
                    <span className="mono">{event}</span> · {each.toLocaleString(reader.locale)}
                  </>
                }
              />
            ))}
          </Stack>
        </Fieldset>
      )}
      <Refused error={recover.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button onClick={() => recover.mutate()} loading={recover.isPending} disabled={count === 0}>
          {count === 0 ? 'Send them' : `Send ${countOf(count, 'event')}`}
        </Button>
      </Group>
    </Stack>
  );
}
