import { useLocation } from 'wouter';
import { createDepartment, updateDepartment } from '#generated/console/client/sdk.gen.ts';
import type { Department } from '#generated/console/types.gen.ts';
import { NameForm } from './name-form.tsx';

/** Makes a department and goes to it, or changes the one that is given. */
export function DepartmentForm({
  department,
  close,
}: {
  readonly department: Department | null;
  readonly close: () => void;
}) {
  const [, navigate] = useLocation();
  return (
    <NameForm
      title={department === null ? 'New department' : `Edit ${department.name}`}
      record={department}
      close={close}
      about="What the department does"
      longest={2000}
      missing="Give the department a name."
      hint={
        department === null
          ? 'It starts with one level, Member, without permissions. You can rename it and add more levels.'
          : undefined
      }
      save={async (values, revision) => {
        if (department !== null)
          return updateDepartment({
            body: { id: department.id, ...values, expected_revision: revision },
            throwOnError: true,
          });
        const { data } = await createDepartment({ body: values, throwOnError: true });
        return navigate(`/people/departments/${data.data.id}`);
      }}
    />
  );
}
