// Blocks, which the steps of SOPs and the lessons of courses are made of: what they name, how they are completed and judged, their words,
// their Markdown, and what changed between two contents.
export { selectFileRefs } from './blocks.queries.ts';
export { contentChanges, type ContentPart } from './changes.rules.ts';
export { loadBlockCheck, type BlockRules } from './check-blocks.ts';
export { bytesOfBlock, isBlockAgain, isSameBlock, type CompleteBlock } from './complete.rules.ts';
export { markdownOfBlock, type NamesInBlocks } from './markdown.rules.ts';
export { idsIn, referencesOf, withSteps } from './references.rules.ts';
export { textOfBlock } from './text.rules.ts';
