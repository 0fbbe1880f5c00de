// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.responses.js';
const { is_Owner, is_Problem } = shared;

export const responses = {
  getOwner: { '200': is_Owner, '404': is_Problem },
};
