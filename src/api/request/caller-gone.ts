/** The caller left before its request was complete: nobody is there to answer, and nothing happened. */
export class CallerGone extends Error {
  constructor() {
    super('The caller closed the connection while sending its request.');
    this.name = 'CallerGone';
  }
}
