import { Button } from '@mantine/core';
import { Announced } from '../../parts/announced.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import type { AddressDraft } from './use-address.ts';
import type { Choices } from './use-choices.ts';
import { countOf } from './wording.ts';

/** What is chosen about the events and waits to be saved; stays in sight on every tab. */
export function ChoicesBar({
  choices,
  address,
}: {
  readonly choices: Choices;
  readonly address: AddressDraft;
}) {
  const { count, unsaved, isSaving, save, drop } = choices;
  const isAnswered = unsaved?.isConflict === true && count === 0;
  return (
    <SaveBar
      waiting={count > 0 ? `${countOf(count, 'change waits', 'changes wait')} to be saved` : ''}
      alerts={unsaved !== null && (count > 0 || isAnswered) && <Unsaved choices={choices} />}
      loss={`${countOf(count, 'change')} to the events would be lost${address.isChanged ? ', and so would your changes to the endpoint' : ''}.`}
      drop={() => {
        drop();
        address.drop();
      }}
    >
      {count > 0 && (
        <>
          <Button variant="default" size="sm" onClick={drop} disabled={isSaving}>
            Undo all
          </Button>
          <Button size="sm" onClick={save} loading={isSaving}>
            Save
          </Button>
        </>
      )}
      {isAnswered && (
        <Button variant="default" size="sm" onClick={drop}>
          OK
        </Button>
      )}
    </SaveBar>
  );
}

function Unsaved({ choices: { unsaved, count } }: { readonly choices: Choices }) {
  if (unsaved === null) return null;
  if (!unsaved.isConflict) {
    return (
      <Announced of={unsaved} color="red" title="Not saved">
        {unsaved.event === null ? (
          unsaved.text
        ) : (
          <>
            The address of <code>{unsaved.event}</code> {unsaved.text}
          </>
        )}
      </Announced>
    );
  }
  return (
    <Announced of={unsaved} color="yellow" title="Someone else changed the settings in the meantime">
      {count === 0
        ? 'The settings already match your selection. There is nothing to save.'
        : 'The page shows the saved settings with your changes. Review them, then save again.'}
    </Announced>
  );
}
