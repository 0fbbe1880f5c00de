import { Text } from '@mantine/core';
import { ApiError } from '../app/api.ts';
import { Announced } from './announced.tsx';
import type { Other } from './rebase.rules.ts';
import { Refused } from './refused.tsx';

/** Whether somebody else was faster: the change was meant for what is no longer there. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.message.includes('expected_revision');

interface RefusalProps {
  /** Why the last attempt to save failed; null when there was none. */
  readonly error: unknown;
  /** What somebody else changed since the form was opened. */
  readonly others: readonly Other[];
  /** Whether something that was entered waits to be saved. */
  readonly isChanged: boolean;
  /** A field and what is in it now, in words. */
  readonly nameOf: (field: string, now: string | undefined) => readonly [string, string];
}

/** Why a change was refused; when somebody else changed the same record, what they changed and what became of one's own. */
export function Refusal({ error, others, isChanged, nameOf }: RefusalProps) {
  if (error !== null && !isStale(error)) return <Refused error={error} />;
  if (error === null && others.length === 0) return null;
  return (
    <Announced of={error} color="yellow">
      <Text size="sm" fw={600}>
        Someone else changed this in the meantime
      </Text>
      {others.length > 0 && (
        <ul className="meanwhile">
          {others.map(({ field, now, isOwnKept }) => {
            const [name, words] = nameOf(field, now);
            return (
              <li key={field}>
                <b>{name}</b>: {words}
                {isOwnKept
                  ? '. Your own stays in the form, and replaces theirs when you save.'
                  : ', which the form shows now.'}
              </li>
            );
          })}
        </ul>
      )}
      <Text size="sm" mt={4}>
        {isChanged
          ? `${others.length === 0 ? 'Nothing that you see here. ' : ''}What you entered is kept and not saved yet: look through it, then save again.`
          : 'What you entered is there already: nothing is left to save.'}
      </Text>
    </Announced>
  );
}
