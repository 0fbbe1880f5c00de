/** The longest chain of automations: an event at this depth starts none (domain model §9.2). */
export const maxDepth = 5;
