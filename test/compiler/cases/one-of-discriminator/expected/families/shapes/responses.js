// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.responses.js';
const { is_Animal } = shared;

export const responses = {
  createShape: { '200': is_Animal },
};
