import type { HostedEnrolment } from '#generated/hosted/types.gen.ts';
import type { ScriptedPage } from '#src/call/hosted.ts';
import { moneyText } from '#src/domain/billing/index.ts';
import { buttonStyle, hostedStyle, htmlPage, inlineScript } from '#src/platform/html-page.ts';
import { html } from '#src/platform/html.ts';
import { runEnrolment } from './enrolment-script.ts';

export interface ReaderOfPage {
  readonly locale: string;
  readonly timeZone: string;
}

const style = `${hostedStyle}${buttonStyle}
body { padding: 24px 12px; }
main { max-width: 520px; padding: 28px; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 22px; line-height: 28px; } .quiet, dt { color: var(--quiet); } dl { margin: 24px 0; } dd { margin: 0 0 12px; }
textarea { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid var(--edge); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
summary { cursor: pointer; } .fault { color: var(--fault); }
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

const script = inlineScript(`(${runEnrolment.toString()})();`);

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
  const content = html`<main>
<h1>${enrolment.program_name}</h1>
<p class="quiet">${enrolment.agency_name}</p>
<dl>${facts.filter(([, value]) => value !== null).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${enrolment.open_invoice_url !== null && html`<p><a href="${enrolment.open_invoice_url}">View and pay the open invoice</a></p>`}
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
${script}`;
  const text = htmlPage({ title: enrolment.program_name, style, content });
  return { mediaType: 'text/html', text, runsScripts: true };
}
