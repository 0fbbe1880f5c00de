import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CopyText } from './copy.tsx';
import { Dialog } from './dialog.tsx';

interface SecretOnceProps {
  readonly title: string;
  readonly secret: string;
  /** What is to be done with it. */
  readonly children: ReactNode;
  /** What it means that it is shown once, where that is not what holds for most. */
  readonly note?: string;
  readonly close: () => void;
}

/** A secret that is not shown again: it stays until one says that it is kept. */
export function SecretOnce({
  title,
  secret,
  children,
  note = 'It is shown only once; we store only a hash of it.',
  close,
}: SecretOnceProps) {
  const [isKept, setKept] = useState(false);
  return (
    <Dialog close={close} isClosable={false} title={title} size="lg">
      <Stack>
        <CopyText value={secret} label="the secret" />
        <Text size="sm">{children}</Text>
        <Alert color="yellow">{note}</Alert>
        <Group justify="space-between">
          <Checkbox
            label="I have saved it in a safe place"
            checked={isKept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
          <Button disabled={!isKept} onClick={close}>
            Done
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
