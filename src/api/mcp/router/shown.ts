import type { Tool } from './catalogue.ts';

/**
 * Tokens of a text, estimated upwards. Over this catalogue current tokenizers take one for 3.4 to 5.4 characters of a
 * tool, 4.1 on average; 3.3 leaves room for those that cut finer.
 */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3.3);

/** A tool as a model sees it in the pack: what it is, when to use it, and what it takes. */
export function shown(tool: Tool): string {
  const effect = tool.destructive ? 'destructive' : tool.readOnly ? 'read' : 'write';
  return `${tool.name} (${effect}${tool.pending ? ', pending' : ''}): ${sentence(tool.title)} ${sentence(tool.when)}\n  input ${tool.input}`;
}

/** A tool that did not fit, in one line. */
export const shownInOverflow = (tool: Tool): string =>
  `${tool.name}: ${tool.title}${tool.pending ? ' (pending)' : ''}`;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
