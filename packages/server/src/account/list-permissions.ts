import type { Member } from '../kernel/actor.ts';

export const listPermissions = (actor: Member): string[] => [...actor.rights.keys()].toSorted();
