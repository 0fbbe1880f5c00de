import type { Page } from 'playwright-core';
import type { Permission } from '#generated/permissions.ts';
import type { ConsoleBrowser } from './console.ts';

interface Level {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly revision: number;
}
interface Department {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly Level[];
}

/** People and departments of the agency whose console is open. */
export const peopleOf = (desk: () => ConsoleBrowser) => {
  const idOf = async (email: string): Promise<string> =>
    (await desk().service.query<{ id: string }>('select id from users where email = $1', [email]))[0]!.id;
  return {
    idOf,
    makeDepartment: async (
      name: string,
      levels: readonly { name: string; permissions?: readonly Permission[] }[] = [
        { name: 'Lead' },
        { name: 'Junior' },
      ],
    ): Promise<Department> =>
      (await desk().service.ok('createDepartment', { body: { name, levels: levels as never } })).data,
    levelsOf: async ({ id }: Department): Promise<Level[]> =>
      (await desk().service.ok('getDepartment', { path: { id } })).data.levels,
    userOf: async (email: string) =>
      (await desk().service.ok('getUser', { path: { id: await idOf(email) } })).data,
    place: async (email: string, { id }: Department, level: Level) =>
      desk().service.ok('updateUserFields', {
        body: { user_id: await idOf(email), departments: [{ department_id: id, level_id: level.id }] },
      }),
  };
};

export const focused = (page: Page): Promise<string | null> =>
  page.locator(':focus').getAttribute('aria-label');

export const statusSays = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text).first().waitFor();
