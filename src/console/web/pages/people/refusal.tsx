import { Alert, Button, Text } from '@mantine/core';
import { ApiError, messageOf } from '../../app/api.ts';

/** Whether somebody else was faster: the change was meant for what is no longer there. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409 && error.message.includes('expected_revision');

/** Why a change was refused; when somebody else changed the same, the way to what is there now. */
export const Refusal = ({ error, again }: { readonly error: unknown; readonly again: () => void }) => (isStale(error)
  ? (
      <Alert color="yellow" role="alert">
        <Text size="sm" fw={600}>Somebody else changed this in the meantime</Text>
        <Text size="sm" mt={4}>Nothing of yours is saved. Load what is there now, then make your changes once more.</Text>
        <Button size="xs" variant="default" mt="sm" onClick={again}>Load what is there now</Button>
      </Alert>
    )
  : <Alert color="red" role="alert">{messageOf(error)}</Alert>);
