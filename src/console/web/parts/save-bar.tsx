import './save-bar.css';
import { Group, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

interface SaveBarProps {
  /** What waits to be saved, in a sentence; empty when nothing does. */
  readonly waiting: string;
  /** What was saved last, in a sentence; empty before. */
  readonly done?: string;
  readonly hint?: ReactNode;
  /** What did not work, above the sentence. */
  readonly alerts?: ReactNode;
  /** What would be lost by leaving the page. */
  readonly loss: string;
  readonly drop: () => void;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Collected changes that wait to be saved together: stays in sight, and asks before the page is left. */
export function SaveBar({ waiting, done = '', hint, alerts, loss, drop, children }: SaveBarProps) {
  useLeaveGuard({ isOn: waiting !== '', body: loss, drop });
  const isOpen = waiting !== '' || Boolean(alerts);
  const said = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // Buttons go with the bar: whoever pressed one goes on from where it was.
  useEffect(() => {
    if (!isOpen && hadFocus.current) said.current?.focus({ preventScroll: true });
    if (!isOpen) hadFocus.current = false;
  }, [isOpen]);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="sr">
        {done} {waiting}
      </p>
      {isOpen && (
        <div
          ref={bar}
          className="save-bar"
          role="group"
          aria-label="Unsaved changes"
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== null) hadFocus.current = bar.current!.contains(relatedTarget);
          }}
        >
          {alerts}
          <div className="lead">
            <Text size="sm" fw={600}>
              {waiting}
            </Text>
            {hint !== undefined && (
              <Text size="xs" c="dimmed">
                {hint}
              </Text>
            )}
          </div>
          <Group gap="xs">{children}</Group>
        </div>
      )}
    </>
  );
}
