import { notifications } from '@mantine/notifications';

const closeButtonProps = { 'aria-label': 'Close' };

/** Says that something is done; goes away by itself. */
export const tell = (title: string, message?: string): void =>
  void notifications.show({
    title,
    message: message ?? '',
    color: 'teal',
    autoClose: 6000,
    withBorder: true,
    closeButtonProps,
    role: 'status',
  });

/** Says that something did not happen; stays until it is closed. */
export const showFailure = (title: string, message: string): void =>
  void notifications.show({
    title,
    message,
    color: 'red',
    autoClose: false,
    withBorder: true,
    closeButtonProps,
    role: 'alert',
  });
