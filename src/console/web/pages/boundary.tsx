import { Alert, Button, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Path of the page: another one gets its own chance. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What a page throws while it is shown, such as a part of it that could not be fetched after an update of the service. */
export class Boundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (path !== this.props.path && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Alert color="red" title="This page cannot be displayed" role="alert">
        <Text size="sm" mb="sm">
          It may have changed since you opened it. Reload it. If the problem persists, send us this message:{' '}
          {error.message}
        </Text>
        <Button size="xs" onClick={() => location.reload()}>
          Reload
        </Button>
      </Alert>
    );
  }
}
