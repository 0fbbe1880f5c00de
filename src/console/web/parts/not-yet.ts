/** What is said of an event that nothing can emit yet. */
export const notYet = {
  label: 'Not available yet',
  text: 'The service does not send this event yet. You can already select it.',
} as const;
