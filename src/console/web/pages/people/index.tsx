import { Button, Tabs } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Page } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { DepartmentForm } from './department-form.tsx';
import { DepartmentList } from './department-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { Invite } from './invite.tsx';
import { MemberList } from './member-list.tsx';
import './people.css';

export default function PeoplePage() {
  const filters = useFilters();
  const { can } = useSession();
  const [opened, setOpened] = useState<'invite' | 'department' | null>(null);
  const tab = filters.get('tab') === 'departments' ? 'departments' : 'members';
  if (!can('people.view'))
    return (
      <Page title="People">
        <NotAllowed what="the members of this agency" permission="people.view" />
      </Page>
    );
  const action =
    tab === 'members'
      ? can('people.invite') && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpened('invite')}>
            Invite a member
          </Button>
        )
      : can('people.manage') && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpened('department')}>
            New department
          </Button>
        );
  return (
    <Page
      title="People"
      lead="Who works in the agency, and what each of them may do. Levels of departments give permissions to their members."
      actions={action}
    >
      <Tabs
        value={tab}
        onChange={(value) =>
          filters.set({
            tab: value === 'departments' ? 'departments' : null,
            search: null,
            status: null,
            department: null,
            invitations_search: null,
            invitations_offset: null,
          })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="members">Members</Tabs.Tab>
          <Tabs.Tab value="departments">Departments and levels</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="members">
          <MemberList after={<InvitationList />} />
        </Tabs.Panel>
        <Tabs.Panel value="departments">
          <DepartmentList create={() => setOpened('department')} />
        </Tabs.Panel>
      </Tabs>
      {opened === 'invite' && <Invite close={() => setOpened(null)} />}
      {opened === 'department' && <DepartmentForm department={null} close={() => setOpened(null)} />}
    </Page>
  );
}
