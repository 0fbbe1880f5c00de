const address = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

/** Whether a text is an e-mail address that mail can be sent to. */
export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);
