// Written by the compiler from the contract; change the contract instead.
import { components as shared } from './components.js';

export const components = { ...shared };
