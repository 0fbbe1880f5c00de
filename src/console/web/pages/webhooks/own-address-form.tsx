import { Alert, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { WebhookSettings } from '#generated/console/types.gen.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Time } from '../../parts/time.tsx';
import { addressOf } from './address-of.ts';
import type { Choices } from './use-choices.ts';

interface OwnAddressFormProps {
  readonly event: string;
  readonly settings: WebhookSettings;
  readonly choices: Choices;
  readonly close: () => void;
}

/** Gives an event an address of its own, changes it, or takes it away; it is saved with the other changes. */
export function OwnAddressForm({ event, settings, choices, close }: OwnAddressFormProps) {
  const address = addressOf(event, settings, choices);
  const stored = settings.overrides.find(({ event_type: type }) => type === event);
  const [url, setUrl] = useState(address?.url ?? '');
  const [isOn, setOn] = useState(address === null || address.status === 'active');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!URL.canParse(url.trim())) return setWrong('Write it as https://host/path.');
    choices.address(event, { url: url.trim(), status: isOn ? 'active' : 'disabled_by_user' });
    close();
  };
  const remove = () => {
    choices.address(event, null);
    close();
  };
  return (
    <Dialog close={close} title={`Own address of ${event}`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">
            This event is sent here instead of to the global address. It uses the same signing secret, and has
            its own failure count and its own switch.
          </Text>
          {stored?.status === 'disabled_by_failures' && (
            <Alert color="red">
              It was turned off <Time value={stored.disabled_at} /> after 50 consecutive failures. Turn it on
              when the receiver works again.
            </Alert>
          )}
          {stored !== undefined && (
            <Facts layout="above">
              <Fact name="Last arrived">
                <Time value={stored.last_success_at} />
              </Fact>
              <Fact name="Last failed">
                <Time value={stored.last_failure_at} />
              </Fact>
              <Fact name="Failures in a row">{stored.consecutive_failures}</Fact>
              <Fact name="Waiting">{stored.waiting_count}</Fact>
            </Facts>
          )}
          <TextInput
            label="Address"
            type="url"
            inputMode="url"
            placeholder="https://hooks.example.com/agency"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            required
            data-autofocus
            value={url}
            onChange={(changed) => {
              setUrl(changed.currentTarget.value);
              setWrong(null);
            }}
            error={wrong}
          />
          <Switch
            label="Turned on"
            checked={isOn}
            onChange={(changed) => setOn(changed.currentTarget.checked)}
          />
          <Group justify="space-between">
            {address === null ? (
              <span />
            ) : (
              <Button variant="light" color="red" onClick={remove}>
                Remove the address
              </Button>
            )}
            <Group gap="sm">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" disabled={url.trim() === ''}>
                Use this address
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
