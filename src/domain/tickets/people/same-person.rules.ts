/** By what somebody can be recognised. */
export interface Recognisable {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

type Text = string | null | undefined;

/** Both are given, and the same but for case and spaces around them. */
export const isSameText = (one: Text, other: Text): boolean =>
  one != null && other != null && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether an e-mail address or a phone number is that of both. */
export const hasSameAddress = (one: Recognisable, other: Recognisable): boolean =>
  isSameText(one.email, other.email) || isSameText(one.phone, other.phone);

/** As `hasSameAddress`; people of whom nothing but the name is known are told apart by it. */
export const isSamePerson = (one: Recognisable, other: Recognisable): boolean =>
  hasSameAddress(one, other) || (isNameOnly(one) && isNameOnly(other) && isSameText(one.name, other.name));

const isNameOnly = ({ email, phone }: Recognisable): boolean => email == null && phone == null;
