// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listEntityLayouts: Readonly<Record<string, Validate>>;
  readonly getEntityLayout: Readonly<Record<string, Validate>>;
  readonly createEntityLayout: Readonly<Record<string, Validate>>;
  readonly getEntityLayoutDetails: Readonly<Record<string, Validate>>;
  readonly patchEntityLayout: Readonly<Record<string, Validate>>;
  readonly pinEntity: Readonly<Record<string, Validate>>;
  readonly unpinEntities: Readonly<Record<string, Validate>>;
  readonly listModals: Readonly<Record<string, Validate>>;
  readonly createModal: Readonly<Record<string, Validate>>;
  readonly getModal: Readonly<Record<string, Validate>>;
  readonly updateModal: Readonly<Record<string, Validate>>;
  readonly deleteModal: Readonly<Record<string, Validate>>;
  readonly duplicateModal: Readonly<Record<string, Validate>>;
  readonly moveModal: Readonly<Record<string, Validate>>;
  readonly createNavigationItem: Readonly<Record<string, Validate>>;
  readonly updateNavigationItem: Readonly<Record<string, Validate>>;
  readonly deleteNavigationItems: Readonly<Record<string, Validate>>;
  readonly queryNavigationItemDetails: Readonly<Record<string, Validate>>;
  readonly hideNavigationItem: Readonly<Record<string, Validate>>;
  readonly queryNavigationItems: Readonly<Record<string, Validate>>;
  readonly repositionNavigationItem: Readonly<Record<string, Validate>>;
  readonly unhideNavigationItem: Readonly<Record<string, Validate>>;
  readonly listSharedSections: Readonly<Record<string, Validate>>;
  readonly getSharedSection: Readonly<Record<string, Validate>>;
};
