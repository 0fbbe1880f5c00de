import type { HostedEnrolment } from '#generated/hosted/types.gen.ts';
import type { ScriptedPage } from '#src/call/hosted.ts';
import { moneyText } from '#src/domain/billing/index.ts';
import { html, Markup } from '#src/platform/html.ts';
import { runEnrolment } from './enrolment-script.ts';

export interface ReaderOfPage {
  readonly locale: string;
  readonly timeZone: string;
}

const style = `
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #ffffff; --line: #b9bfcc; --text: #171b26; --quiet: #545c6e; --fault: #b3261e; --button: #2348c7; --label: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131a; --card: #1a1f2a; --line: #525b6e; --text: #edf0f6; --quiet: #a8b0c1; --fault: #ff9d94; --button: #8aa5ff; --label: #0c1330; } }
body { margin: 0; padding: 24px 12px; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px; background: var(--card); border-radius: 14px; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 22px; line-height: 28px; } .quiet, dt { color: var(--quiet); } dl { margin: 24px 0; } dd { margin: 0 0 12px; }
textarea { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button { margin-top: 12px; padding: 12px 24px; border: 0; border-radius: 8px; background: var(--button); color: var(--label); font: inherit; font-weight: 600; cursor: pointer; }
summary { cursor: pointer; } .fault { color: var(--fault); } :focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`;

const statuses: Readonly<Record<HostedEnrolment['status'], string>> = {
  pending: 'Has not started yet',
  active: 'Active',
  paused: 'Paused',
  suspended: 'Suspended until the open invoice is paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const rhythms: Readonly<Record<HostedEnrolment['frequency'], string>> = {
  one_time: 'once',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every three months',
  semiannually: 'every six months',
  yearly: 'every year',
};

const script = `(${runEnrolment.toString()})();`.replaceAll('</', '<\\/');

/** What a client sees of an enrolment, with the one button that ends or keeps it. Opening the page changes nothing. */
export function enrolmentPage(enrolment: HostedEnrolment, { locale, timeZone }: ReaderOfPage): ScriptedPage {
  const long = (zone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone });
  const day = (text: string | null): string | null => text && long('UTC').format(new Date(text));
  const facts: readonly (readonly [string, string | null])[] = [
    ['Status', statuses[enrolment.status]],
    ['Price before tax', `${moneyText(enrolment.amount, locale)} ${rhythms[enrolment.frequency]}`],
    ['First day', day(enrolment.start_date)],
    ['Last day', day(enrolment.end_date)],
    ['Paid until', day(enrolment.paid_through_date)],
    ['Next invoice', day(enrolment.next_billing_date)],
    ['Minimum term until', day(enrolment.minimum_term_ends_on)],
    ['Paid with', enrolment.method_label],
    ['Ends on', enrolment.cancels_at && long(timeZone).format(new Date(enrolment.cancels_at))],
  ];
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${enrolment.program_name}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${enrolment.program_name}</h1>
<p class="quiet">${enrolment.agency_name}</p>
<dl>${facts.filter(([, value]) => value !== null).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${
  enrolment.can_cancel &&
  html`<details><summary>Cancel this program</summary>
<p>It ends with the period that is paid, or at once if none is. Nothing is refunded.</p>
<label for="reason">Why do you cancel? (optional)</label>
<textarea id="reason" rows="3" maxlength="1000"></textarea>
<button id="cancel" type="button">Cancel the program</button>
</details>`
}
${enrolment.cancels_at !== null && html`<button id="keep" type="button">Keep the program</button>`}
<p id="fault" class="fault" role="alert"></p>
<noscript><p>Changes need JavaScript.</p></noscript>
</main>
<script>${new Markup(script)}</script>
</body>
</html>
`.text;
  return { mediaType: 'text/html', text, runsScripts: true };
}
