import { messageOf } from '../app/api.ts';
import { Announced } from './announced.tsx';

/** Why something was not done: announced, and brought into sight wherever the form is scrolled to. */
export const Refused = ({ error }: { readonly error: unknown }) =>
  error === null ? null : (
    <Announced of={error} color="red">
      {messageOf(error)}
    </Announced>
  );
