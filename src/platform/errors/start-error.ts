/** The process cannot start as it is set up. The message is for the person at the terminal: it says what is wrong and the cure. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
