import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { ApiError, messageOf } from '../app/api.ts';
import { useSession } from '../app/session.tsx';

interface PageProps {
  readonly title: string;
  /** One sentence: what the page is for. */
  readonly lead?: ReactNode;
  /** What can be done here. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, lead, actions, children }: PageProps) {
  const { agency } = useSession();
  useEffect(() => {
    document.title = `${title} – ${agency.name}`;
  }, [title, agency.name]);
  return (
    <Stack gap="xl">
      <Group justify="space-between" align="flex-start" gap="md">
        <div className="lead">
          <Title order={1}>{title}</Title>
          {lead !== undefined && (
            <Text c="dimmed" mt={6}>
              {lead}
            </Text>
          )}
        </div>
        {actions !== undefined && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

/** A part of a page under a heading of its own. */
export const Section = ({ title, lead, actions, children }: PageProps) => (
  <section aria-label={title}>
    <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
      <div className="lead">
        <Title order={2}>{title}</Title>
        {lead !== undefined && (
          <Text c="dimmed" size="sm" mt={4}>
            {lead}
          </Text>
        )}
      </div>
      {actions !== undefined && <Group gap="sm">{actions}</Group>}
    </Group>
    {children}
  </section>
);

export const Empty = ({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="empty">
    <Text fw={600}>{title}</Text>
    {children !== undefined && (
      <Text c="dimmed" size="sm" mt={4} maw={460}>
        {children}
      </Text>
    )}
    {action !== undefined && (
      <Group mt="md" justify="center">
        {action}
      </Group>
    )}
  </div>
);

/** Why something is not shown. Another try is offered only where it may help. */
export function Failure({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  if (!(error instanceof ApiError)) return <Broken error={error} again={again} />;
  if (error.status === 403)
    return (
      <Empty title="You may not see this">
        {error.message} An owner or an admin of the agency can give it to you.
      </Empty>
    );
  if (error.status === 404) return <Empty title="Nothing is here">{error.message}</Empty>;
  if (error.status === 400 && error.message.startsWith('path.'))
    return (
      <Empty title="Nothing is here">
        This address does not exist. It may have been cut off when it was copied.
      </Empty>
    );
  return <Broken error={error} again={again} />;
}

const Broken = ({ error, again }: { readonly error: unknown; readonly again: (() => void) | undefined }) => (
  <Alert color="red" title="This could not be loaded" role="alert">
    <Text size="sm">{messageOf(error)}</Text>
    {error instanceof ApiError && error.requestId !== null && (
      <Text size="xs" c="dimmed" mt={4}>
        Request {error.requestId}
      </Text>
    )}
    {again !== undefined && (
      <Button size="xs" variant="light" color="red" mt="sm" onClick={again}>
        Try again
      </Button>
    )}
  </Alert>
);

/** What of a query counts here; its errors are what the client throws, whatever the contract calls them. */
interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> {
  readonly query: Query<T>;
  /** Height of what is to come, in lines, so that nothing moves when it is there. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a query is about to show, shows, or could not. What was shown before stays while it is renewed. */
export function Loaded<T>({ query, lines = 4, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <div aria-busy={query.isFetching}>{children(query.data)}</div>;
  if (query.isError) return <Failure error={query.error} again={() => void query.refetch()} />;
  return (
    <Stack gap="sm" aria-busy="true" role="progressbar" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={40} />
      ))}
    </Stack>
  );
}
