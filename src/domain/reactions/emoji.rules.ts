const oneEmoji = /^\p{RGI_Emoji}$/v;
const emojiPresentation = '\uFE0F';

/**
 * The emoji as Unicode writes it, so that each is one reaction however a keyboard sends it: some leave out the last
 * character, which asks for the picture and not the letter. Undefined for anything but one emoji.
 */
export function canonicalEmoji(text: string): string | undefined {
  return [text, text + emojiPresentation].find((written) => oneEmoji.test(written));
}

/** Different emoji that one text can have. */
export const maxEmoji = 50;
