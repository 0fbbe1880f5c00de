/* oxlint-disable typescript/no-explicit-any -- runs in the browser, whose types the service does not have */

/**
 * Shows an invoice to pay, the saving of a payment method, or a mandate, and sends what the payer does. The page carries the text of this
 * function, so it uses nothing outside of itself but what browsers have. Texts of people are set as text, never as markup.
 */
export function runPage(): void {
  const { document, crypto, location, fetch, setTimeout, Intl } = globalThis as any;
  const data = JSON.parse(document.getElementById('data').textContent);
  const root = document.getElementById('content');
  const typeNames: Record<string, string> = { card: 'Card', bank_account: 'Bank account', wallet: 'Wallet' };

  const make = (tag: string, properties: Record<string, any> = {}, ...children: any[]): any => {
    const node = document.createElement(tag);
    Object.assign(node, properties);
    node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
    return node;
  };
  const show = (...nodes: any[]): void => root.replaceChildren(...nodes.filter(Boolean));
  const text = (words: string, className = ''): any => make('p', { textContent: words, className });

  const digitsOf = (currency: string): number =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const money = ({ amount_minor: amount, currency }: any): string =>
    new Intl.NumberFormat(data.locale, { style: 'currency', currency }).format(
      amount / 10 ** digitsOf(currency),
    );
  const figure = (value: number): string =>
    new Intl.NumberFormat(data.locale, { maximumFractionDigits: 4 }).format(value);
  const day = (value: string): string =>
    new Intl.DateTimeFormat(data.locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
      new Date(`${value}T00:00:00Z`),
    );

  async function call(method: string, below: string, body?: unknown): Promise<any> {
    const response = await fetch(data.path + below, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer.data;
    throw new Error(answer.error?.message ?? 'Something went wrong. Try again later.');
  }

  /** Runs the work of a button, which cannot be pressed twice, and shows what goes wrong with it. */
  const button = (label: string, work: () => Promise<void>): any => {
    const fault = text('', 'fault');
    fault.setAttribute('role', 'alert');
    const node = make('button', { textContent: label, type: 'button' });
    node.addEventListener('click', async () => {
      node.disabled = true;
      fault.textContent = '';
      try {
        await work();
      } catch (error: any) {
        fault.textContent = error.message;
        node.disabled = false;
      }
    });
    return make('div', {}, node, fault);
  };

  const simulatedNote = (): any =>
    text(
      'This is a simulated payment, to try the page. No money moves, and no card or account is asked for.',
      'note',
    );

  const input = (label: string, properties: Record<string, any> = {}): any => {
    const field = make('input', properties);
    const isTick = properties['type'] === 'checkbox' || properties['type'] === 'radio';
    const node = isTick ? make('label', {}, field, ` ${label}`) : make('label', {}, label, field);
    return { node, field };
  };

  /** Buttons to choose a kind of payment; `chosen` is the first until another one is ticked. */
  function typeChoice(types: string[], changed = (): void => {}): { node: any; chosen: () => string } {
    let current = types[0]!;
    const choices = types.map((type, index) => {
      const { node, field } = input(typeNames[type]!, { type: 'radio', name: 'type', checked: index === 0 });
      field.addEventListener('change', () => {
        current = type;
        changed();
      });
      return node;
    });
    return { node: types.length > 1 && make('fieldset', {}, ...choices), chosen: () => current };
  }

  const withTerms = (url: string | null): any => {
    if (url === null) return { node: null, isAccepted: () => true };
    const { node, field } = input('I accept the ', { type: 'checkbox' });
    node.append(make('a', { href: url, target: '_blank', rel: 'noreferrer', textContent: 'terms' }), '.');
    return { node, isAccepted: () => field.checked };
  };

  const leave = (url: string | null): void => {
    if (url !== null) location.href = url;
  };

  // Paying an invoice ------------------------------------------------------------------------------------------------

  function invoiceTable(invoice: any): any {
    const row = (label: string, amount: any, className = ''): any =>
      make(
        'tr',
        { className },
        make('td', { textContent: label }),
        make('td', { textContent: money(amount) }),
      );
    const lines = invoice.lines.map((line: any) => {
      const name = line.quantity === 1 ? line.name : `${line.name} × ${figure(line.quantity)}`;
      const cell = make('td', { textContent: name });
      const discount = line.discount_amount
        ? `Discount: ${money(line.discount_amount)}`
        : line.discount_percent > 0 && `Discount: ${figure(line.discount_percent)}%`;
      for (const words of [line.description, discount])
        if (words) cell.append(make('div', { className: 'quiet lines', textContent: words }));
      const amount = invoice.is_tax_inclusive ? line.total_amount : line.subtotal;
      return make('tr', {}, cell, make('td', { textContent: money(amount) }));
    });
    const taxes = invoice.tax_summary.map((tax: any) =>
      row(`${tax.name} (${figure(tax.percent)}%)`, tax.amount, 'quiet'),
    );
    const settled = (
      [
        ['Credit', invoice.credit_applied],
        ['Credit notes', invoice.credit_note_total],
        ['Paid', invoice.amount_paid],
      ] as const
    )
      .filter(([, amount]) => amount.amount_minor !== 0)
      .map(([label, amount]) => row(label, { ...amount, amount_minor: -amount.amount_minor }));
    return make(
      'table',
      {},
      ...lines,
      row('Subtotal', invoice.subtotal, 'quiet'),
      ...taxes,
      row('Total', invoice.total_amount, 'sum'),
      ...settled,
      row('Due', invoice.balance_due, 'sum'),
    );
  }

  async function showInvoice(): Promise<void> {
    const invoice = await call('GET', '/invoice');
    const due = invoice.balance_due.amount_minor > 0;
    const states: Record<string, string> = {
      paid: 'This invoice is paid.',
      void: 'This invoice was cancelled.',
    };
    const state =
      states[invoice.status] ??
      (invoice.is_overdue
        ? `This invoice was due on ${day(invoice.due_on)}.`
        : `Due on ${day(invoice.due_on)}.`);
    show(
      text(`To ${invoice.buyer.name}, ${day(invoice.invoice_date)}`, 'quiet'),
      text(state, invoice.is_overdue ? 'fault' : ''),
      invoice.memo && text(invoice.memo, 'lines'),
      invoiceTable(invoice),
      invoice.is_tax_inclusive && text('Amounts of lines include tax.', 'quiet'),
      invoice.footer && text(invoice.footer, 'quiet lines'),
      invoice.has_pdf &&
        make('p', {}, make('a', { href: `${data.path}/pdf`, textContent: 'Download as PDF' })),
      due && invoice.options !== null && paymentForm(invoice),
    );
    void call('POST', '/viewed').catch(() => {});
  }

  /** As the service computes it: a percent with four decimals, rounded half to even. */
  function surchargeOn(minor: number, percent: number): number {
    const { BigInt } = globalThis as any;
    const [scaled, whole] = [BigInt(minor) * BigInt(Math.round(percent * 10_000)), BigInt(1_000_000)];
    const [quotient, twice] = [scaled / whole, (scaled % whole) * BigInt(2)];
    const isUp = twice > whole || (twice === whole && quotient % BigInt(2) === BigInt(1));
    return Number(isUp ? quotient + BigInt(1) : quotient);
  }

  function paymentForm({ options, balance_due: balance }: any): any {
    const types = typeChoice(options.accepted_types, () => showFinal());
    const terms = withTerms(options.terms_url);
    const digits = digitsOf(balance.currency);
    const amount = input('Amount', {
      type: 'number',
      min: (options.minimum_part_payment?.amount_minor ?? 1) / 10 ** digits,
      max: balance.amount_minor / 10 ** digits,
      step: 1 / 10 ** digits,
      value: (balance.amount_minor / 10 ** digits).toFixed(digits),
    });
    const wanted = (): number =>
      options.can_pay_partially
        ? Math.round(Number(amount.field.value) * 10 ** digits)
        : balance.amount_minor;
    const final = text('', 'final');
    final.setAttribute('role', 'status');
    /** What is taken in the end, before the payer agrees to it. */
    const showFinal = (): void => {
      if (!(wanted() > 0)) return void (final.textContent = '');
      const surcharge = types.chosen() === 'card' ? surchargeOn(wanted(), options.card_surcharge_percent) : 0;
      const whole = money({ amount_minor: wanted() + surcharge, currency: balance.currency });
      const part = money({ amount_minor: surcharge, currency: balance.currency });
      final.textContent =
        surcharge === 0
          ? `You pay ${whole}.`
          : `You pay ${whole}, with a card surcharge of ${part} (${figure(options.card_surcharge_percent)}%).`;
    };
    amount.field.addEventListener('input', showFinal);
    showFinal();
    const save = input('Save this payment method for later invoices', { type: 'checkbox' });
    const address = (
      [
        ['line1', 'Address', 'address-line1'],
        ['city', 'City', 'address-level2'],
        ['region', 'State or region', 'address-level1'],
        ['postal_code', 'Postal code', 'postal-code'],
        ['country', 'Country (two letters)', 'country'],
      ] as const
    ).map(([key, label, autocomplete]) => ({ key, ...input(label, { autocomplete }) }));
    const pay = async (): Promise<void> => {
      if (!terms.isAccepted()) throw new Error('Accept the terms to pay.');
      const filled = address
        .filter(({ field }) => field.value.trim() !== '')
        .map(({ key, field }) => [key, field.value.trim()]);
      const started = await call('POST', '/payments', {
        type: types.chosen(),
        ...(options.can_pay_partially && {
          amount: {
            amount_minor: wanted(),
            currency: balance.currency,
          },
        }),
        is_method_saved: save.field.checked,
        is_terms_accepted: options.terms_url !== null,
        ...(options.is_address_required && { billing_address: Object.fromEntries(filled) }),
      });
      if (started.form.redirect_url !== null) return leave(started.form.redirect_url);
      await awaitPayment(started.payment_id, started.form.provider === 'simulated');
    };
    return make(
      'section',
      {},
      make('h2', { textContent: 'Pay' }),
      options.message && text(options.message),
      types.node,
      options.can_pay_partially && amount.node,
      options.is_address_required && make('fieldset', {}, ...address.map(({ node }) => node)),
      options.can_save_method && save.node,
      terms.node,
      final,
      button('Pay now', pay),
    );
  }

  /** Asks for the result until there is one; bank debits take days, so that the page need not stay open. */
  async function awaitPayment(id: string, isSimulated = false): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      const payment = await call('GET', `/payments/${id}`);
      if (payment.status === 'succeeded') {
        show(
          isSimulated && simulatedNote(),
          text(payment.success_message ?? `Thank you. Your payment of ${money(payment.amount)} has arrived.`),
          payment.balance_due.amount_minor > 0 && text(`${money(payment.balance_due)} remain due.`),
        );
        return leave(payment.return_url);
      }
      if (payment.status === 'failed') {
        await showInvoice();
        return root.prepend(
          text(`The payment failed: ${payment.failure_message ?? 'it was declined.'}`, 'fault'),
        );
      }
      show(isSimulated && simulatedNote(), text('Waiting for the result of your payment …'));
      await new Promise((resolve) => setTimeout(resolve, tries < 10 ? 1_000 : 3_000));
    }
    show(text('Your payment is on its way. You can close this page; the agency is told when it arrives.'));
  }

  // Saving a payment method ------------------------------------------------------------------------------------------

  async function showSetup(): Promise<void> {
    const setup = await call('GET', '/details');
    if (data.setupToken !== null && data.type !== null)
      return showConsent(setup, data.type, data.setupToken, false);
    if (setup.accepted_types.length === 0)
      return show(text('No payment methods can be saved at the moment.'));
    const types = typeChoice(setup.accepted_types);
    show(
      text(`Save a payment method of ${setup.client_name}. ${setup.agency_name} never sees its number.`),
      types.node,
      button('Continue', async () => {
        const type = types.chosen();
        const form = await call('POST', '/start', { type });
        if (form.redirect_url !== null) return leave(form.redirect_url);
        showConsent(setup, type, form.client_token, form.provider === 'simulated');
      }),
    );
  }

  function showConsent(setup: any, type: string, token: string, isSimulated: boolean): void {
    const consent = input(setup.consent_text, { type: 'checkbox' });
    const terms = withTerms(setup.terms_url);
    show(
      isSimulated && simulatedNote(),
      consent.node,
      terms.node,
      button('Save', async () => {
        if (!consent.field.checked || !terms.isAccepted())
          throw new Error('Tick the boxes to save the payment method.');
        const saved = await call('POST', '/complete', { type, setup_token: token, is_consent_given: true });
        const isReady = saved.status === 'active';
        show(
          text(`${saved.method_label} is saved.`),
          !isReady &&
            text('Your bank requires your authorization first. We have sent you an e-mail about it.'),
        );
        leave(saved.return_url);
      }),
    );
  }

  // Authorizing debits -----------------------------------------------------------------------------------------------

  async function showAuthorization(): Promise<void> {
    const details = await call('GET', '/details');
    if (details.status === 'active')
      return show(text(`${details.method_label} is authorized. Nothing is left to do.`));
    if (details.status !== 'needs_authorization')
      return show(text('This account can no longer be authorized.'));
    const holder = input('Name of the account holder', { autocomplete: 'name', maxLength: 200 });
    const consent = input('I accept this authorization.', { type: 'checkbox' });
    show(
      text(details.mandate_text, 'note'),
      holder.node,
      consent.node,
      button('Authorize', async () => {
        const name = holder.field.value.trim();
        if (name === '' || !consent.field.checked)
          throw new Error('Enter the name of the account holder, and accept the authorization.');
        const confirmed = await call('POST', '/confirm', { account_holder_name: name, is_accepted: true });
        if (confirmed.redirect_url !== null) return leave(confirmed.redirect_url);
        show(text('Thank you. The account is authorized.'));
      }),
    );
  }

  const begin: Record<string, () => Promise<void>> = {
    payment: () => (data.paymentId === null ? showInvoice() : awaitPayment(data.paymentId)),
    setup: showSetup,
    authorization: showAuthorization,
  };
  begin[data.kind]!().catch((error: any) => show(text(error.message, 'fault')));
}
