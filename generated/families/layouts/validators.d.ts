// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listEntityLayouts: RequestValidators;
  readonly getEntityLayout: RequestValidators;
  readonly createEntityLayout: RequestValidators;
  readonly getEntityLayoutDetails: RequestValidators;
  readonly patchEntityLayout: RequestValidators;
  readonly pinEntity: RequestValidators;
  readonly unpinEntities: RequestValidators;
  readonly listModals: RequestValidators;
  readonly createModal: RequestValidators;
  readonly getModal: RequestValidators;
  readonly updateModal: RequestValidators;
  readonly deleteModal: RequestValidators;
  readonly duplicateModal: RequestValidators;
  readonly moveModal: RequestValidators;
  readonly createNavigationItem: RequestValidators;
  readonly updateNavigationItem: RequestValidators;
  readonly deleteNavigationItems: RequestValidators;
  readonly queryNavigationItemDetails: RequestValidators;
  readonly hideNavigationItem: RequestValidators;
  readonly queryNavigationItems: RequestValidators;
  readonly repositionNavigationItem: RequestValidators;
  readonly unhideNavigationItem: RequestValidators;
  readonly listSharedSections: RequestValidators;
  readonly getSharedSection: RequestValidators;
};
