import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  listSessionsOptions,
  listSessionsQueryKey,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { revokeOtherSessions, revokeSession } from '#generated/console/client/sdk.gen.ts';
import type { BrowserSession } from '#generated/console/types.gen.ts';
import { changed } from '../../app/queries.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Loaded } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { browserName } from './browser-name.ts';

export const browsersChanged = (): Promise<unknown> => changed(listSessionsQueryKey());

export function Browsers() {
  const ask = useAsk();
  const sessions = useQuery({
    ...listSessionsOptions({ query: { limit: 200 } }),
    placeholderData: keepPreviousData,
  });

  const end = (session: BrowserSession) =>
    ask({
      title: 'Sign this browser out?',
      body: (
        <Text size="sm">
          {browserName(session.user_agent)} is signed out immediately. Signing in again requires the password.
        </Text>
      ),
      action: 'Sign it out',
      run: async () => {
        await revokeSession({ path: { id: session.id } });
        await browsersChanged();
        tell('The browser is signed out');
      },
    });
  const endOthers = () =>
    ask({
      title: 'Sign out everywhere else?',
      body: <Text size="sm">All other browsers are signed out immediately.</Text>,
      action: 'Sign them out',
      run: async () => {
        const { data } = await revokeOtherSessions({ throwOnError: true });
        await browsersChanged();
        tell(
          data.data.revoked === 1
            ? 'One browser is signed out'
            : `${data.data.revoked} browsers are signed out`,
        );
      },
    });

  return (
    <Loaded query={sessions} lines={2}>
      {({ data }) => (
        <>
          <DataTable label="Your sessions" columns={columns(end)} rows={data} keyOf={({ id }) => id} />
          {data.length > 1 && (
            <Group justify="flex-end" mt="sm">
              <Button size="xs" variant="default" onClick={endOthers}>
                Sign out everywhere else
              </Button>
            </Group>
          )}
        </>
      )}
    </Loaded>
  );
}

const columns = (end: (session: BrowserSession) => void): Column<BrowserSession>[] => [
  {
    title: 'Browser',
    isHead: true,
    cell: (session) => (
      <Group gap="xs">
        {browserName(session.user_agent)}
        {session.is_current && <State tone="waiting">This one</State>}
      </Group>
    ),
  },
  { title: 'Agency', cell: ({ agency }) => agency?.name ?? <span className="none">None chosen</span> },
  {
    title: 'Address',
    cell: ({ ip_address: address }) =>
      address === null ? <span className="none">Not known</span> : <span className="mono">{address}</span>,
  },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Time value={at} /> },
  { title: 'Signed in', cell: ({ created_at: at }) => <Time value={at} /> },
  {
    title: 'Actions',
    isBare: true,
    align: 'right',
    cell: (session) =>
      !session.is_current && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => end(session)}
          aria-label={`Sign out ${browserName(session.user_agent)}`}
        >
          Sign out
        </Button>
      ),
  },
];
