/** The header of messages by which the service finds out whether a mailbox is forwarded; its value is known to nobody else. */
export const testHeader = 'x-intake-test';
