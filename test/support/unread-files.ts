import type { Service } from './service.ts';

/**
 * For a service of its own that works in the background, where nobody asks for the text of files: a process is started to read each, such as
 * the PDF of every invoice. Files that are stored from now on wait, until the function is called that this resolves with.
 */
export async function leaveFilesUnread(service: Service): Promise<() => Promise<void>> {
  await service.query(`
    create function test_waits() returns trigger language plpgsql as
      'begin new.due_at := new.due_at + interval ''100 years''; return new; end';
    create trigger test_waits before insert on file_readings for each row execute function test_waits();`);
  return async () => {
    await service.query(`
      drop trigger test_waits on file_readings;
      drop function test_waits;
      update file_readings set due_at = due_at - interval '100 years'
      where status = 'waiting' and due_at > app.now() + interval '90 years';`);
  };
}
