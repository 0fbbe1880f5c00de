import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { getDepartmentOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { Department } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Loaded, Page, Section } from '../../parts/page.tsx';
import { useDeleteDepartment } from './deletions.tsx';
import { DepartmentForm } from './department-form.tsx';
import { Levels } from './levels.tsx';
import { Matrix } from './matrix.tsx';
import './people.css';

export default function DepartmentPage() {
  const { id } = useParams<{ id: string }>();
  const { can } = useSession();
  const department = useQuery(getDepartmentOptions({ path: { id } }));
  const found = department.data?.data;
  return (
    <Page
      title={found?.name ?? 'Department'}
      lead={
        <>
          <Anchor component={Link} href="/people?tab=departments" inherit>
            Departments and levels
          </Anchor>
          {found?.description != null && <> · {found.description}</>}
        </>
      }
      actions={found !== undefined && can('people.manage') && <Actions department={found} />}
    >
      <Loaded query={department} lines={8}>
        {({ data }) => (
          <div className="person-sections">
            <Section
              title="Levels"
              lead="The highest first. The order shows who stands above whom, and grants nothing."
            >
              <Levels department={data} />
            </Section>
            <Section
              title="What the levels grant"
              lead="Every member of a level may do what is granted to it. A change counts at once for all of them."
            >
              <Matrix key={data.id} department={data} />
            </Section>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Actions({ department }: { readonly department: Department }) {
  const [isEditing, setEditing] = useState(false);
  const remove = useDeleteDepartment(department);
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button variant="light" color="red" onClick={() => void remove()}>
        Delete
      </Button>
      {isEditing && <DepartmentForm department={department} close={() => setEditing(false)} />}
    </Group>
  );
}
