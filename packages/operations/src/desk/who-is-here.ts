import type { WorkPerson } from '@mall/contract/account/work.api.ts';

/** A session notes that it was used every five minutes; who asked since the last but one is here. */
export const isHere = ({ away }: Pick<WorkPerson, 'away'>): boolean => away !== null && away <= 10;

/** A colleague who holds work and is gone: somebody should take it over. */
export const whoLeft = (people: readonly WorkPerson[]): WorkPerson | undefined =>
  people.find(({ self, held, away }) => !self && held > 0 && (away === null || away > 60));
