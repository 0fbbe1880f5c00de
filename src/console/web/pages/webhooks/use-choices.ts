import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { updateWebhookSettings } from '#generated/console/client/sdk.gen.ts';
import type { WebhookSettings } from '#generated/console/types.gen.ts';
import { ApiError } from '../../app/api.ts';
import { tell } from '../../parts/tell.ts';
import { settingsChanged } from './changed.ts';
import { changeCount, effective, nothing, updateOf, type Chosen, type OwnAddress } from './choices.ts';
import { refusalOf } from './refusal.ts';
import { countOf } from './wording.ts';

/** Why the choices are not saved. */
export interface Unsaved {
  /** Somebody else saved first; what they left is on the page now. */
  readonly isConflict: boolean;
  /** Event whose own address was refused. */
  readonly event: string | null;
  readonly text: string;
}

export interface Choices {
  readonly chosen: Chosen;
  readonly count: number;
  readonly isSaving: boolean;
  readonly unsaved: Unsaved | null;
  isEnabled(event: string): boolean;
  enable(events: readonly string[], isOn: boolean): void;
  /** Null takes the event's own address away. */
  address(event: string, address: OwnAddress | null): void;
  save(): void;
  drop(): void;
}

/** Collects what is chosen about the events until it is saved together. */
export function useChoices(settings: WebhookSettings): Choices {
  const [all, setAll] = useState<Chosen>(nothing);
  const chosen = useMemo(() => effective(all, settings), [all, settings]);
  const save = useMutation({
    mutationFn: async (wanted: Chosen) => {
      const body = updateOf(wanted, settings);
      try {
        await updateWebhookSettings({ body, throwOnError: true });
      } catch (error) {
        throw new UnsavedError(unsavedOf(error, body.overrides?.map(({ event_type: event }) => event) ?? []));
      }
      return changeCount(wanted);
    },
    onSuccess: async (count) => {
      await settingsChanged();
      setAll(nothing);
      tell(`${countOf(count, 'change is', 'changes are')} saved`);
    },
    onError: (error) => {
      if (error instanceof UnsavedError && error.unsaved.isConflict) void settingsChanged();
    },
  });
  const change = (next: (former: Chosen) => Chosen) => {
    if (!isConflict(save.error)) save.reset();
    setAll(next);
  };
  return {
    chosen,
    count: changeCount(chosen),
    isSaving: save.isPending,
    unsaved: save.error instanceof UnsavedError ? save.error.unsaved : null,
    isEnabled: (event) => chosen.enabled[event] ?? settings.enabled_events.includes(event),
    enable: (events, isOn) =>
      change((former) => ({
        ...former,
        enabled: { ...former.enabled, ...Object.fromEntries(events.map((event) => [event, isOn])) },
      })),
    address: (event, address) =>
      change((former) => ({ ...former, addresses: { ...former.addresses, [event]: address } })),
    save: () => save.mutate(chosen),
    drop: () => {
      save.reset();
      setAll(nothing);
    },
  };
}

class UnsavedError extends Error {
  readonly unsaved: Unsaved;
  constructor(unsaved: Unsaved) {
    super(unsaved.text);
    this.unsaved = unsaved;
  }
}

const isConflict = (error: unknown): boolean => error instanceof UnsavedError && error.unsaved.isConflict;

function unsavedOf(error: unknown, sent: readonly string[]): Unsaved {
  const { place, text } = refusalOf(error);
  const [, index] = /^overrides\.(\d+)\./.exec(place) ?? [];
  return {
    isConflict: error instanceof ApiError && error.status === 409,
    event: index === undefined ? null : (sent[Number(index)] ?? null),
    text,
  };
}
