// Written by the compiler from the contract; change the contract instead.

/** What each family has to implement. */
export interface Handlers {
}

/** Loads the handlers of a family, which its first call does. */
export const loadHandlers: { readonly [Family in keyof Handlers]: () => Promise<Handlers[Family]> } = {
};
