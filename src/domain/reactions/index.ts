// Reactions with an emoji, to comments and chat messages: which texts are one, and how they are shown.
export { canonicalEmoji, maxEmoji } from './emoji.rules.ts';
export { reactionsTo } from './reactions.queries.ts';
