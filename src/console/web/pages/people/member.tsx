import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { getUserOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { User } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Loaded, Page, Section } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { Time } from '../../parts/time.tsx';
import { Granted } from './granted.tsx';
import { MemberForm } from './member-form.tsx';
import { obstacle } from './obstacle.ts';
import { Standing } from './standing.tsx';
import { roles, userStates } from './user-states.ts';
import './people.css';

export default function MemberPage() {
  const { id } = useParams<{ id: string }>();
  const user = useQuery(getUserOptions({ path: { id } }));
  return (
    <Page
      title={user.data?.data.name ?? 'Member'}
      lead={
        <>
          <Anchor component={Link} href="/people" inherit>
            People
          </Anchor>
          {user.data !== undefined && <> · {user.data.data.email ?? 'without an e-mail address'}</>}
        </>
      }
    >
      <Loaded query={user} lines={8}>
        {({ data }) => <Member key={data.id} user={data} />}
      </Loaded>
    </Page>
  );
}

function Member({ user }: { readonly user: User }) {
  const me = useSession();
  const hindrance = obstacle(me, user);
  const isSettled = user.status === 'removed' || user.kind === 'service_account';
  const mayChange = hindrance === null && !isSettled;
  return (
    <div className="person-sections">
      <Section
        title="Membership"
        lead={
          <>
            {user.id === me.user.id && 'This is you. '}
            {user.status === 'invited' ? 'Invited' : 'Added'} <Time value={user.created_at} isExact />.
          </>
        }
      >
        <div className="card">
          <State tone={userStates[user.status].tone}>{userStates[user.status].label}</State>
          <Standing user={user} mayChange={mayChange} />
        </div>
      </Section>
      <Section
        title="Role and departments"
        lead="A role gives every permission; a level of a department gives what it grants."
      >
        <div className="card">
          {mayChange ? <MemberForm user={user} /> : <Places user={user} />}
          {hindrance !== null && me.can('people.manage') && !isSettled && (
            <Text size="sm" c="dimmed" mt="md">
              {hindrance}
            </Text>
          )}
        </div>
      </Section>
      {user.status !== 'removed' && (
        <Section title="Permissions" lead={`What ${user.name} may do, and where it comes from.`}>
          <Granted user={user} />
        </Section>
      )}
    </div>
  );
}

const Places = ({ user: { role, departments } }: { readonly user: User }) => (
  <Facts layout="beside">
    <Fact name="Role">{role === null ? 'None' : roles[role]}</Fact>
    <Fact name="Departments">
      {departments.length === 0
        ? 'None'
        : departments.map(({ department_id: id, department_name: name, level_name: level }) => (
            <div key={id}>
              {name} · {level}
            </div>
          ))}
    </Fact>
  </Facts>
);
