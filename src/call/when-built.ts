import type { Handlers } from '#generated/handlers.ts';
import type { FamilyName } from '#generated/operations.ts';

/**
 * Stands for the part of a family that has no handlers yet. Once it has some this is a type error, and the family's own part
 * takes the place: nothing is forgotten because nobody imported it.
 */
export const whenBuilt = (_family: Exclude<FamilyName, keyof Handlers>): undefined => undefined;
