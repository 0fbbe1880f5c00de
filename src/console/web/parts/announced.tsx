import { Alert, type AlertProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface AnnouncedProps extends AlertProps {
  /** What it is about: when that changes, the alert is brought into sight again. */
  readonly of: unknown;
}

/** An alert that comes while somebody works: screen readers say it at once, and it is brought into sight wherever the page is scrolled to. */
export function Announced({ of, children, ...props }: AnnouncedProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return (
    <Alert ref={alert} role="alert" {...props}>
      {children}
    </Alert>
  );
}
