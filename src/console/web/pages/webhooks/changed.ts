import {
  getOutboundWebhookDeliveryQueryKey,
  getWebhookSettingsQueryKey,
  listOutboundWebhookDeliveriesQueryKey,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { queries } from '../../app/queries.ts';

const renew = (id: string): Promise<unknown> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => (queryKey[0] as { _id?: string })._id === id });

/** Begins the key of what counts the events that did not arrive. */
export const missedKey = 'previewWebhookRecovery';

export const settingsChanged = (): Promise<unknown> => renew(getWebhookSettingsQueryKey()[0]._id);

/** Something was sent or sent again: lists, counts and what is known of the endpoints tell of it. */
export const deliveriesChanged = (): Promise<unknown> =>
  Promise.all(
    [
      listOutboundWebhookDeliveriesQueryKey()[0]._id,
      getOutboundWebhookDeliveryQueryKey({ path: { id: '' } })[0]._id,
      getWebhookSettingsQueryKey()[0]._id,
      missedKey,
    ].map(renew),
  );
