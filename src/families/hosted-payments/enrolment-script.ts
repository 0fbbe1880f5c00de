/* oxlint-disable typescript/no-explicit-any -- runs in the browser, whose types the service does not have */

/** Sends what the client chooses. The page carries the text of this function, so it uses nothing but what browsers have. */
export function runEnrolment(): void {
  const { document, fetch, location } = globalThis as any;
  const path = location.pathname.replace(/\/$/, '');
  const find = (id: string): any => document.getElementById(id);
  const send = (id: string, action: string, read: () => any): void => {
    const button = find(id);
    button?.addEventListener('click', async () => {
      button.disabled = true;
      try {
        const body = JSON.stringify(read());
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path + action, {
          method: 'POST',
          ...(body === undefined ? {} : { body, headers }),
        });
        if (response.ok) return location.reload();
        const { error } = await response.json();
        find('fault').textContent = error.message;
      } catch {
        find('fault').textContent = 'That did not work. Check your connection and try again.';
      }
      button.disabled = false;
    });
  };
  send('cancel', '/cancel', () => ({ reason: find('reason').value.trim() || null }));
  send('keep', '/keep', () => undefined);
}
