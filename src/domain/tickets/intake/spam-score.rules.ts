import type { TicketSenderChecks } from '#generated/types.gen.ts';

/** What is known of a message when it is judged. */
export interface SpamFacts {
  readonly subject: string | null;
  readonly text: string;
  readonly checks: TicketSenderChecks | null;
  /** What the mail server in front found, in the header that servers use for it. */
  readonly flag: string | null;
  readonly fileNames: readonly string[];
}

/** How likely each sign alone makes it that a message is spam. */
const weights = {
  flagged_before: 0.9,
  failed_dmarc: 0.6,
  failed_spf_and_dkim: 0.5,
  known_pattern: 0.6,
  many_links: 0.4,
  program_attached: 0.7,
} as const;

export type SpamSign = keyof typeof weights;

const words: Readonly<Record<SpamSign, string>> = {
  flagged_before: 'the mail server in front marked it as spam',
  failed_dmarc: 'its sender fails DMARC',
  failed_spf_and_dkim: 'its sender fails SPF and has no valid signature',
  known_pattern: 'its text is that of unwanted offers',
  many_links: 'it has many links and few words',
  program_attached: 'it carries a program',
};

const link = /\bhttps?:\/\/\S+/gi;
const maxLinks = 5;
const wordsPerLink = 8;
const program = /\.(?:exe|scr|pif|com|bat|cmd|vbs|js|jse|wsf|hta|msi|jar|iso|lnk|ps1)$/i;

// A customer who says one of these is held by another sign too.
const patterns: readonly RegExp[] = [
  /\b(?:viagra|cialis|levitra|tramadol)\b/i,
  /\b(?:online\s+casino|casino\s+bonus|free\s+spins|sports?\s+betting)\b/i,
  /\b(?:buy|cheap|quality)\s+(?:backlinks?|followers|traffic)\b/i,
  /\bguest\s+post(?:ing)?\s+(?:service|opportunit)/i,
  /\b(?:crypto|bitcoin|forex)\s+(?:investment|trading)\s+(?:platform|opportunit|signal)/i,
  /\b(?:guaranteed|instant)\s+(?:loan|payday|profit|income)\b/i,
  /\b(?:million|thousand)s?\s+(?:us\s+)?dollars?\b.{0,80}\b(?:inheritance|beneficiary|next\s+of\s+kin)\b/i,
];

export interface SpamVerdict {
  readonly score: number;
  readonly signs: readonly SpamSign[];
}

/** Signs add up as independent ones do: two of one half make three quarters. */
export function judgeMail({ subject, text, checks, flag, fileNames }: SpamFacts): SpamVerdict {
  const all = `${subject ?? ''}\n${text}`;
  const links = text.match(link)?.length ?? 0;
  const wordCount = text.replaceAll(link, ' ').split(/\s+/).filter(Boolean).length;
  const found: Readonly<Record<SpamSign, boolean>> = {
    flagged_before: /^\s*yes\b/i.test(flag ?? ''),
    failed_dmarc: checks?.dmarc === 'fail',
    // DMARC says the same of both, where the domain has it.
    failed_spf_and_dkim: checks?.spf === 'fail' && checks.dkim !== 'pass' && checks.dmarc !== 'fail',
    known_pattern: patterns.some((pattern) => pattern.test(all)),
    many_links: links > maxLinks && wordCount < links * wordsPerLink,
    program_attached: fileNames.some((name) => program.test(name)),
  };
  const signs = (Object.keys(weights) as SpamSign[]).filter((sign) => found[sign]);
  const innocent = signs.reduce((rest, sign) => rest * (1 - weights[sign]), 1);
  return { score: Math.round((1 - innocent) * 100) / 100, signs };
}

/** The signs as a sentence says them. */
export const signsInWords = (signs: readonly SpamSign[]): string =>
  signs.map((sign) => words[sign]).join(', ');
