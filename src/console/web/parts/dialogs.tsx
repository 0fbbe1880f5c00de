import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { createContext, useCallback, useContext, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '../app/api.ts';

export interface Question {
  readonly title: string;
  /** What will happen, and what cannot be undone. */
  readonly body: ReactNode;
  /** Verb of the act, such as "Revoke the key". */
  readonly action: string;
  readonly isDestructive?: boolean;
  /** A name that has to be typed first, for what destroys much. */
  readonly typed?: string;
  /** The dialog stays open while it runs, and shows what it throws. */
  readonly run: () => Promise<unknown>;
}

const DialogContext = createContext<(question: Question) => void>(() => {});

/** Asks before something is done that matters. */
export const useAsk = (): ((question: Question) => void) => useContext(DialogContext);

export function Dialogs({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback((next: Question) => setQuestion(next), []);
  const close = useCallback(() => setQuestion(null), []);
  const dialog = useMemo(() => (question === null ? null : <Ask question={question} close={close} />), [question, close]);
  return <DialogContext value={ask}>{children}{dialog}</DialogContext>;
}

function Ask({ question, close }: { readonly question: Question; readonly close: () => void }) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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
      setFailure(messageOf(error));
      setRunning(false);
    }
  };
  return (
    <Modal opened onClose={close} title={question.title} centered closeOnClickOutside={!isRunning} closeOnEscape={!isRunning}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <div>{question.body}</div>
          {question.typed !== undefined && <TextInput label={`Type ${question.typed} to confirm`} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} autoComplete="off" />}
          {failure !== null && <Alert color="red" role="alert">{failure}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={isRunning} data-autofocus>Cancel</Button>
            <Button type="submit" color={question.isDestructive === true ? 'red.9' : undefined} loading={isRunning} disabled={!mayRun}>{question.action}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
