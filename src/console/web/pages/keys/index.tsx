import { Button, Skeleton, Tabs } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { fetched } from '../../parts/fetched.ts';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Page } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { KeyList } from './key-list.tsx';

/** Loaded when they are asked for: most who come look at the keys that are there. */
const AccountList = fetched(async () => ({ default: (await import('./account-list.tsx')).AccountList }));
const NewKey = fetched(async () => ({ default: (await import('./new-key.tsx')).NewKey }));

export default function KeysPage() {
  const filters = useFilters();
  const [isCreating, setCreating] = useState(false);
  const { can } = useSession();
  const tab = filters.get('tab') === 'accounts' ? 'accounts' : 'keys';
  if (!can('settings.api'))
    return (
      <Page title="API keys">
        <NotAllowed what="API keys" permission="settings.api" />
      </Page>
    );
  return (
    <Page
      title="API keys"
      lead="A program calls the API with a key. Each key belongs to a service account, which says what the program may do."
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
          New key
        </Button>
      }
    >
      <Tabs
        value={tab}
        onChange={(value) =>
          filters.set({ tab: value === 'accounts' ? 'accounts' : null, search: null, status: null })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="keys">Keys</Tabs.Tab>
          <Tabs.Tab value="accounts">Service accounts</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="keys">
          <KeyList create={() => setCreating(true)} />
        </Tabs.Panel>
        <Tabs.Panel value="accounts">
          <Suspense fallback={<Skeleton height={220} role="progressbar" aria-label="Loading" />}>
            <AccountList />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {isCreating && (
        <Suspense>
          <NewKey close={() => setCreating(false)} />
        </Suspense>
      )}
    </Page>
  );
}
