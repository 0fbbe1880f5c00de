import { createDepartmentLevel, updateDepartmentLevel } from '#generated/console/client/sdk.gen.ts';
import type { Department, DepartmentLevel } from '#generated/console/types.gen.ts';
import { NameForm } from './name-form.tsx';

interface LevelFormProps {
  readonly department: Department;
  readonly level: DepartmentLevel | null;
  readonly close: () => void;
}

/** Adds a level to a department, or renames the one that is given. */
export const LevelForm = ({ department, level, close }: LevelFormProps) => (
  <NameForm
    title={level === null ? `New level of ${department.name}` : `Edit ${level.name}`}
    record={level}
    close={close}
    about="What people at this level do"
    longest={1000}
    missing="Give the level a name."
    hint={
      level === null
        ? 'It comes last, as the lowest, and gives no permission until you grant some.'
        : 'Its members and what it grants stay.'
    }
    save={(values, revision) =>
      level === null
        ? createDepartmentLevel({ body: { department_id: department.id, ...values } })
        : updateDepartmentLevel({ body: { id: level.id, ...values, expected_revision: revision } })
    }
  />
);
