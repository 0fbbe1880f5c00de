import type { FormSpamSignal } from '#generated/types.gen.ts';

/** What is known of a submission when it is judged. */
export interface SpamFacts {
  readonly words: string;
  readonly email: string | null;
  /** Seconds from the first saved answer to the last. */
  readonly seconds: number;
  readonly answerCount: number;
  readonly isTrapFilled: boolean;
  /** Whether the form has had the same answers before. */
  readonly isRepeated: boolean;
}

/** How likely each sign alone makes it that a submission is spam. */
const weights: Readonly<Record<FormSpamSignal, number>> = {
  trap_filled: 0.9,
  filled_too_fast: 0.4,
  many_links: 0.6,
  known_pattern: 0.6,
  disposable_address: 0.5,
  repeated: 0.5,
};

const secondsPerAnswer = 0.7;
const maxLinks = 3;

const links = /\bhttps?:\/\/|\bwww\.|\[url[=\]]|<a\s/gi;

// What unwanted offers say in every language of the trade; a customer of an agency who says one of these is held by another sign too.
const patterns: readonly RegExp[] = [
  /\b(?:viagra|cialis|levitra|tramadol)\b/i,
  /\b(?:online\s+casino|casino\s+bonus|free\s+spins|sports?\s+betting)\b/i,
  /\b(?:buy|cheap|quality)\s+(?:backlinks?|followers|traffic)\b/i,
  /\bguest\s+post(?:ing)?\s+(?:service|opportunit)/i,
  /\b(?:rank|get)\s+(?:you\s+)?(?:your\s+(?:web)?site\s+)?(?:on\s+)?(?:the\s+)?(?:first|top|#1)\s+(?:page|position|spot)?\s*(?:of|on|in)\s+google\b/i,
  /\b(?:crypto|bitcoin|forex)\s+(?:investment|trading)\s+(?:platform|opportunit|signal)/i,
  /\b(?:guaranteed|instant)\s+(?:loan|payday|profit|income)\b/i,
  /\b(?:million|thousand)s?\s+(?:us\s+)?dollars?\b.{0,80}\b(?:inheritance|beneficiary|next\s+of\s+kin)\b/i,
  /\[url=|\[\/url\]/i,
];

/** Domains that lend an address for minutes. */
const disposable: ReadonlySet<string> = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com burnermail.io discard.email dispostable.com dropmail.me emailondeck.com
  fakeinbox.com fakemail.net getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.net
  guerrillamail.org guerrillamailblock.com harakirimail.com inboxkitten.com mail-temp.com mailcatch.com maildrop.cc mailinator.com
  mailinator.net mailnesia.com mailnull.com mailsac.com mintemail.com moakt.cc moakt.com mohmal.com mytemp.email nada.email
  sharklasers.com spam4.me spamgourmet.com temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.dev tempmail.net tempmailo.com
  tempr.email throwawaymail.com trashmail.com trashmail.de trashmail.net trbvm.com yopmail.com yopmail.fr yopmail.net`.split(
    /\s+/,
  ),
);

export interface SpamVerdict {
  readonly score: number;
  readonly signals: readonly FormSpamSignal[];
}

/** Signs add up as independent ones do: two of one half make three quarters. */
export function judgeSpam({
  words,
  email,
  seconds,
  answerCount,
  isTrapFilled,
  isRepeated,
}: SpamFacts): SpamVerdict {
  const found: Readonly<Record<FormSpamSignal, boolean>> = {
    filled_too_fast: answerCount > 2 && seconds < answerCount * secondsPerAnswer,
    trap_filled: isTrapFilled,
    many_links: (words.match(links)?.length ?? 0) > maxLinks,
    known_pattern: patterns.some((pattern) => pattern.test(words)),
    disposable_address: email !== null && disposable.has(email.slice(email.lastIndexOf('@') + 1)),
    repeated: isRepeated,
  };
  const signals = (Object.keys(found) as FormSpamSignal[]).filter((signal) => found[signal]);
  const innocent = signals.reduce((rest, signal) => rest * (1 - weights[signal]), 1);
  return { score: Math.round((1 - innocent) * 100) / 100, signals };
}
