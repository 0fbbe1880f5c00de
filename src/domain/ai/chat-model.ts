/** A language model that the operator has chosen. Everything that uses one also works without. */
export interface ChatModel {
  /**
   * The model's answer, parsed from the JSON that it was asked for. Rejects when the model cannot be reached, takes longer
   * than `timeoutMs`, or answers anything but JSON; what the JSON holds is for the caller to check.
   */
  answer(question: Question): Promise<unknown>;
}

export interface Question {
  /** What the model is to do, and the form of its answer. */
  readonly instructions: string;
  /** What it is asked about. */
  readonly text: string;
  readonly timeoutMs: number;
}
