import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { updateWebhookSettings } from '#generated/console/client/sdk.gen.ts';
import type { WebhookEndpoint } from '#generated/console/types.gen.ts';
import { ApiError } from '../../app/api.ts';
import { Announced } from '../../parts/announced.tsx';
import { Submit } from '../../parts/submit.tsx';
import { tell } from '../../parts/tell.ts';
import { settingsChanged } from './changed.ts';
import { HeaderFields, headersOf } from './header-fields.tsx';
import { aboutAddress, refusalOf } from './refusal.ts';
import type { AddressDraft } from './use-address.ts';

/** The global address and what is sent along with each request. What was entered stays until it is saved. */
export function EndpointForm({
  endpoint,
  draft,
  revision,
}: {
  readonly endpoint: WebhookEndpoint | null;
  readonly draft: AddressDraft;
  readonly revision: number;
}) {
  const { url, headers, isChanged, enterUrl, enterHeaders, drop } = draft;
  const save = useMutation({
    mutationFn: () =>
      updateWebhookSettings({
        body: {
          endpoint: { url: url.trim(), ...(headers !== null && { headers: headersOf(headers) }) },
          expected_revision: revision,
        },
        throwOnError: true,
      }),
    onSuccess: async () => {
      await settingsChanged();
      drop();
      tell(
        'The address is saved',
        endpoint === null ? 'Next, choose the events that are sent to it.' : undefined,
      );
    },
    onError: (error) => {
      if (isStale(error)) void settingsChanged();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const undo = () => {
    drop();
    save.reset();
  };
  const refusal = save.isError && !isStale(save.error) ? refusalOf(save.error) : null;
  const isAddressWrong = refusal?.place === 'endpoint.url';
  return (
    <form onSubmit={submit} noValidate className="card">
      <Stack>
        <TextInput
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://hooks.example.com/agency"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          required
          value={url}
          onChange={(event) => {
            enterUrl(event.currentTarget.value);
            if (isAddressWrong) save.reset();
          }}
          error={isAddressWrong ? aboutAddress(refusal.text) : undefined}
        />
        <HeaderFields names={endpoint?.header_names ?? []} rows={headers} onChange={enterHeaders} />
        {refusal !== null && !isAddressWrong && (
          <Announced of={save.error} color="red">
            {refusal.text}
          </Announced>
        )}
        {isStale(save.error) && (
          <Announced of={save.error} color="yellow" title="Someone else changed the settings in the meantime">
            The address in force is now{' '}
            {endpoint === null ? 'none' : <span className="mono">{endpoint.url}</span>}. Your input is kept.
            Save again to replace it.
          </Announced>
        )}
        <Group justify="space-between">
          <Text size="xs" c="dimmed" className="hint">
            {endpoint === null
              ? 'Saving creates the signing secret. See it on the tab Signing secret; it is shown once.'
              : 'Waiting deliveries go to the new address.'}
          </Text>
          <Group gap="sm">
            {isChanged && endpoint !== null && (
              <Button variant="default" onClick={undo} disabled={save.isPending}>
                Undo
              </Button>
            )}
            <Submit isPending={save.isPending} isIdle={!isChanged || url.trim() === ''}>
              Save
            </Submit>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
