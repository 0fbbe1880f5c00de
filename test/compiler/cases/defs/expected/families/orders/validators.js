// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.js';
const { is_Order } = shared;

export const requests = {
  createOrder: { body: is_Order },
};
