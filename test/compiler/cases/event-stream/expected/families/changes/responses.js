// Written by the compiler from the contract; change the contract instead.
import { components as shared } from '../../components.responses.js';
const { is_Change } = shared;

export const responses = {
  streamChanges: { '200': is_Change },
};
