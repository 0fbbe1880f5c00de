import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

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

const load = () => import('./ask.tsx');
const Ask = lazy(load);

const DialogContext = createContext<(question: Question) => void>(() => {});

/** Asks before something is done that matters. */
export const useAsk = (): ((question: Question) => void) => useContext(DialogContext);

export function Dialogs({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback((next: Question) => setQuestion(next), []);
  const close = useCallback(() => setQuestion(null), []);
  // Fetched while it is sure to be there: an update of the service replaces it.
  useEffect(() => void load().catch(() => {}), []);
  const dialog = useMemo(
    () =>
      question === null ? null : (
        <Suspense>
          <Ask question={question} close={close} />
        </Suspense>
      ),
    [question, close],
  );
  return (
    <DialogContext value={ask}>
      {children}
      {dialog}
    </DialogContext>
  );
}
