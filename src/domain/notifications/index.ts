// Inboxes of members: what happens is written into them in its own transaction, and goes out by other channels afterwards.
export { inOrder, notificationKinds, serviceChannels } from './channels.rules.ts';
export { setDigest } from './digest/digest.ts';
export { isInInbox } from './inbox.queries.ts';
export { notify, type News } from './notify.ts';
export { notifyAdmins } from './notify-admins.ts';
export { channelsOf, chosen, type Choice, type Choices } from './preferences/choices.rules.ts';
export {
  findDefaults,
  findPreferences,
  holdMember,
  savePreferences,
  type StoredDefaults,
  type StoredPreferences,
} from './preferences/preferences.queries.ts';
export { PushKeys, vapidContext } from './push/keys.ts';
export { addressHash, sealSubscription, subscriptionPurpose } from './push/subscription.ts';
export { readNews, withdrawNews } from './settle-news.ts';
export {
  fill,
  pickTexts,
  placeholdersOf,
  serviceLanguage,
  serviceTexts,
  unknownPlaceholder,
  type Texts,
} from './texts.rules.ts';
export { findRecipient, selectTexts } from './sending/due.queries.ts';
