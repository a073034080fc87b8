import { isRightName, rights } from '@mall/contract/account/rights.ts';
import { type Audience, goesAsFar, type Reach, reaches } from '@mall/contract/kernel/access.ts';
import * as z from 'zod';
import type { Rights } from '../kernel/actor.ts';

/** Rights as roles give them: a name and how far it goes, the same perhaps several times. */
export const GivenRights = z.array(z.tuple([z.string(), z.enum(reaches)]));

/** Of several roles the one that goes farthest counts; what is not on the list of rights, or not for these people, is no right. */
export const rightsOf = (given: z.infer<typeof GivenRights>, audience: Audience): Rights => {
  const held = new Map<string, Reach>();
  for (const [name, reach] of given) {
    if (!isRightName(name) || !rights[name].holders.includes(audience)) continue;
    if (goesAsFar(reach, held.get(name) ?? 'own')) held.set(name, reach);
  }
  return held;
};
