import type { MarketplaceContentKind, MarketplaceRequirement } from '#generated/types.gen.ts';
import type { Content } from '../kinds/index.ts';

/** A record in an item: as it is published, and as another agency imports it. */
export interface PackedRecord {
  readonly source_id: string;
  readonly kind: MarketplaceContentKind;
  readonly name: string;
  /** Chosen for the item; otherwise something chosen depends on it. */
  readonly is_chosen: boolean;
  readonly depends_on_source_ids: readonly string[];
  /** What it is created for, as a placeholder. */
  readonly target: string | null;
  readonly body: Content;
}

export interface Package {
  /** In the order of import. */
  readonly records: readonly PackedRecord[];
  readonly requirements: readonly MarketplaceRequirement[];
}
