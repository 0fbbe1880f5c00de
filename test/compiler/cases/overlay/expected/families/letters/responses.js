// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.responses.js';
const { is_Error } = shared;

export const responses = {
  getA: { '500': is_Error },
  getB: { '500': is_Error },
};
