/** A text of the contract, with what stands between backticks as code. */
export const Marked = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
