// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.responses.js';
const { is_Receipt } = shared;

export const responses = {
  createOrder: { '200': is_Receipt },
};
