// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.js';
const { is_Shape } = shared;

export const requests = {
  createShape: { body: is_Shape },
};
