import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface SubmitProps {
  readonly isPending: boolean;
  /** Whether there is nothing to save: the button says so and does nothing, and can still hold the focus. */
  readonly isIdle?: boolean;
  readonly children: ReactNode;
}

/**
 * The button of a form that stays on the page. A button that is disabled while it works, or afterwards, drops the focus to the
 * page, and whoever uses the keyboard starts from the top again: this one takes it back.
 */
export function Submit({ isPending, isIdle = false, children }: SubmitProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) button.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return (
    <Button
      ref={button}
      type="submit"
      loading={isPending}
      data-disabled={isIdle || undefined}
      aria-disabled={isIdle}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
