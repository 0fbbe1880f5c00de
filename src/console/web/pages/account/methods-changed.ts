import { getSignInMethodsQueryKey } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { changed } from '../../app/queries.ts';
import { browsersChanged } from './browsers.tsx';

/** Adding a factor signs other browsers out. */
export const methodsChanged = (): Promise<unknown> =>
  Promise.all([changed(getSignInMethodsQueryKey()), browsersChanged()]);
