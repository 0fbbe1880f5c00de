import './requests.css';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { useSession } from '../../app/session.tsx';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Page } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { AuthEventList } from './auth-event-list.tsx';
import { RequestList } from './request-list.tsx';

export default function RequestsPage() {
  const { can } = useSession();
  const [, setParams] = useSearchParams();
  const filters = useFilters();
  const list = can('settings.api') ? (
    <RequestList />
  ) : (
    <NotAllowed what="requests" permission="settings.api" />
  );
  const mayAudit = can('settings.manage');
  const tab = mayAudit && filters.get('tab') === 'sign-ins' ? 'sign-ins' : 'requests';
  return (
    <Page
      title="Request log"
      lead="Every call of keys and apps in the last 30 days, over REST and MCP: who asked for what, and how it was answered. Bodies and credentials are never kept; what people do in the console is in the audit log."
    >
      {mayAudit ? (
        <Tabs
          value={tab}
          onChange={(value) => setParams(value === 'sign-ins' ? { tab: value } : {})}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="requests">Requests</Tabs.Tab>
            <Tabs.Tab value="sign-ins">Sign-ins and credentials</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="requests">{list}</Tabs.Panel>
          <Tabs.Panel value="sign-ins">
            <AuthEventList />
          </Tabs.Panel>
        </Tabs>
      ) : (
        list
      )}
    </Page>
  );
}
