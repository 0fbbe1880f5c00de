// Written by the compiler from the contract; change the contract instead.

export const components = {  };
