import { Checkbox, Text, UnstyledButton } from '@mantine/core';
import { Check, ChevronRight } from 'lucide-react';
import type { DepartmentLevel, PermissionCatalogArea } from '#generated/console/types.gen.ts';
import type { LevelChanges } from './use-level-changes.ts';

interface MatrixAreaProps {
  readonly area: PermissionCatalogArea;
  readonly levels: readonly DepartmentLevel[];
  readonly changes: LevelChanges;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly mayManage: boolean;
}

type Choice = PermissionCatalogArea['choices'][number];

/** An area: a row for the whole of it, and one for each permission while it is open. */
export function MatrixArea({ area, levels, changes, isOpen, toggle, mayManage }: MatrixAreaProps) {
  return (
    <tbody>
      <tr className="whole">
        <th scope="rowgroup">
          <UnstyledButton className="toggle" aria-expanded={isOpen} onClick={toggle}>
            <ChevronRight size={15} aria-hidden className="chevron" />
            <span>{area.name}</span>
          </UnstyledButton>
        </th>
        {levels.map((level) => (
          <td key={level.id}>
            <WholeCell area={area} level={level} changes={changes} mayManage={mayManage} />
          </td>
        ))}
      </tr>
      {isOpen &&
        area.choices.map((choice) => (
          <tr key={choice.permission}>
            <th scope="row">
              {choice.description}
              <Text size="xs" c="dimmed" fw={400}>
                <span className="mono">{choice.permission}</span>
                {mayManage && !choice.can_grant && ' · you do not have it'}
              </Text>
            </th>
            {levels.map((level) => (
              <td
                key={level.id}
                className={changes.isChanged(level, choice.permission) ? 'changed' : undefined}
              >
                {mayManage ? (
                  <Cell choice={choice} level={level} changes={changes} />
                ) : (
                  <Mark isGranted={changes.isGranted(level, choice.permission)} />
                )}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

interface CellProps {
  readonly level: DepartmentLevel;
  readonly changes: LevelChanges;
}

/** What the level grants already may be taken and put back; anything else is a gift, and needs to be held. */
const isSettable = ({ permission, can_grant: canGrant }: Choice, level: DepartmentLevel): boolean =>
  canGrant || level.permissions.includes(permission);

function Cell({ choice, level, changes }: CellProps & { readonly choice: Choice }) {
  const { permission, description } = choice;
  const isGranted = changes.isGranted(level, permission);
  const isChanged = changes.isChanged(level, permission);
  return (
    <Checkbox
      checked={isGranted}
      disabled={!isSettable(choice, level)}
      onChange={() => changes.set(level, [permission], !isGranted)}
      aria-label={`${level.name}: ${description}${isChanged ? ' Not saved yet.' : ''}`}
    />
  );
}

function WholeCell({
  area: { name, choices },
  level,
  changes,
  mayManage,
}: CellProps & { readonly area: PermissionCatalogArea; readonly mayManage: boolean }) {
  const count = choices.filter(({ permission }) => changes.isGranted(level, permission)).length;
  const text = <span className="count">{count === 0 ? 'none' : `${count} of ${choices.length}`}</span>;
  if (!mayManage) return text;
  const open = choices.filter((choice) => isSettable(choice, level)).map(({ permission }) => permission);
  const isWhole = open.length > 0 && open.every((permission) => changes.isGranted(level, permission));
  return (
    <div className="both">
      <Checkbox
        checked={isWhole}
        indeterminate={count > 0 && !isWhole}
        disabled={open.length === 0}
        onChange={() => changes.set(level, open, !isWhole)}
        aria-label={`${level.name}: all of ${name}`}
      />
      {text}
    </div>
  );
}

const Mark = ({ isGranted }: { readonly isGranted: boolean }) =>
  isGranted ? (
    <span className="granted-mark">
      <Check size={17} aria-hidden />
      <span className="sr">Granted</span>
    </span>
  ) : (
    <span className="none">
      <span aria-hidden>–</span>
      <span className="sr">Not granted</span>
    </span>
  );
