import { Modal, type ModalRootProps } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';

interface DialogProps extends Pick<ModalRootProps, 'size' | 'zIndex'> {
  readonly title: string;
  readonly close: () => void;
  /** Whether Escape, a cross and a click beside it close it; they do unless it is said otherwise. */
  readonly isClosable?: boolean;
  /** Whether something is under way whose outcome would be lost by closing; without a word, while anything is saved. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A question or a form over the page, there for as long as it is rendered. */
export function Dialog({ title, close, isClosable = true, isBusy, size, zIndex, children }: DialogProps) {
  const isSaving = useIsMutating() > 0;
  const isHeld = !isClosable || (isBusy ?? isSaving);
  useLayoutEffect(rememberFocus, []);
  return (
    <Modal.Root
      opened
      onClose={close}
      centered
      size={size}
      zIndex={zIndex}
      returnFocus={false}
      closeOnEscape={!isHeld}
      closeOnClickOutside={!isHeld}
    >
      <Modal.Overlay />
      <Modal.Content className="dialog">
        <Modal.Header role="none">
          <Modal.Title>{title}</Modal.Title>
          {isClosable && <Modal.CloseButton aria-label="Close" disabled={isHeld} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Answers what gives the focus back; to what is left around it when the button is gone, as with a row that was deleted. */
function rememberFocus(): () => void {
  const opener = document.activeElement;
  const around: HTMLElement[] = [];
  for (
    let one = opener?.closest<HTMLElement>('table, section, main');
    one != null;
    one = one.parentElement?.closest<HTMLElement>('table, section, main')
  )
    around.push(one);
  const giveBack = () => {
    const home = [opener, ...around, document.getElementById('main')].find(
      (one) => one?.isConnected === true && one !== document.body && !one.matches(':disabled'),
    );
    if (!(home instanceof HTMLElement)) return;
    if (home !== opener && !home.hasAttribute('tabindex')) home.tabIndex = -1;
    home.focus({ preventScroll: true });
  };
  return () => {
    giveBack();
    // What was changed may be shown a moment later, and the button go with it.
    setTimeout(() => {
      if (document.activeElement === document.body) giveBack();
    }, 100);
  };
}
