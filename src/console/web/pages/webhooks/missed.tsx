import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fetched } from '../../parts/fetched.ts';
import { missedOptions } from './recovery-periods.ts';
import { countOf } from './wording.ts';

const Recovery = fetched(async () => ({ default: (await import('./recovery.tsx')).Recovery }));

/** Events of the last 30 days that did not arrive, when there are any, and the way to send them. */
export function Missed() {
  const [isOpen, setOpen] = useState(false);
  const missed = useQuery(missedOptions('30d'));
  const count = missed.data?.event_count ?? 0;
  return (
    <>
      {count > 0 && (
        <Alert color="yellow" title={`${countOf(count, 'event')} of the last 30 days did not arrive`}>
          All attempts failed, or the endpoint was off. You can send the events now, oldest first.
          <div>
            <Button size="xs" variant="default" mt="sm" onClick={() => setOpen(true)}>
              Send what was missed …
            </Button>
          </div>
        </Alert>
      )}
      {isOpen && (
        <Suspense>
          <Recovery close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
