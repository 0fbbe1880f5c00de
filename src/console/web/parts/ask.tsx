import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from './dialog.tsx';
import type { Question } from './dialogs.tsx';
import { Refused } from './refused.tsx';

export default function Ask({
  question,
  close,
}: {
  readonly question: Question;
  readonly close: () => void;
}) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [typed, setTyped] = useState('');
  const mayRun = question.typed === undefined || typed.trim() === question.typed;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRunning(true);
    setFailure(null);
    try {
      await question.run();
      close();
    } catch (error) {
      setFailure(error);
      setRunning(false);
    }
  };
  return (
    <Dialog close={close} isBusy={isRunning} title={question.title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <div>{question.body}</div>
          {question.typed !== undefined && (
            <TextInput
              label={`Type ${question.typed} to confirm`}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
            />
          )}
          <Refused error={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={isRunning} data-autofocus>
              Cancel
            </Button>
            <Button
              type="submit"
              color={question.isDestructive === true ? 'red.9' : undefined}
              loading={isRunning}
              disabled={!mayRun}
            >
              {question.action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
