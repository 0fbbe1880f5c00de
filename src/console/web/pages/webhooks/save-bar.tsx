import { Alert, Button, Group, Text } from '@mantine/core';
import { useCallback } from 'react';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import type { Choices } from './use-choices.ts';
import { countOf } from './wording.ts';

/** Says how much waits to be saved; stays in sight on every tab. */
export function SaveBar({ choices }: { readonly choices: Choices }) {
  const { count, unsaved, isSaving, save, drop } = choices;
  // The guard keeps what it was given, which is fine: dropping everything is the same at any time.
  const dropAll = useCallback(drop, []);
  useLeaveGuard({ isOn: count > 0, body: `${countOf(count, 'change')} to the events would be lost.`, drop: dropAll });
  const isAnswered = unsaved?.isConflict === true && count === 0;
  return (
    <div className={count > 0 || isAnswered ? 'save-bar' : undefined}>
      {unsaved !== null && <Unsaved choices={choices} />}
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600} role="status">{count > 0 ? `${countOf(count, 'change waits', 'changes wait')} to be saved` : ''}</Text>
        {count > 0 && (
          <Group gap="sm">
            <Button variant="default" size="sm" onClick={drop} disabled={isSaving}>Undo all</Button>
            <Button size="sm" onClick={save} loading={isSaving}>Save</Button>
          </Group>
        )}
        {isAnswered && <Button variant="default" size="sm" onClick={drop}>All right</Button>}
      </Group>
    </div>
  );
}

function Unsaved({ choices: { unsaved, count } }: { readonly choices: Choices }) {
  if (unsaved === null) return null;
  if (!unsaved.isConflict) {
    return <Alert color="red" title="Nothing is saved yet" role="alert" mb="sm">{unsaved.event === null ? unsaved.text : <>The address of <code>{unsaved.event}</code> {unsaved.text}</>}</Alert>;
  }
  return (
    <Alert color="yellow" title="Somebody else changed the settings meanwhile" role="alert" mb="sm">
      {count === 0
        ? 'What you chose is so already: nothing is left to save.'
        : 'The page shows what they saved, and your changes on top of it. Look through them, then save again.'}
    </Alert>
  );
}
