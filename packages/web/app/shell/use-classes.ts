import type { GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useSkin } from '../kernel/skin.ts';
import { classesAsk } from './shell.queries.ts';
import { useZone } from './use-zone.ts';

/** First-level classes; a big customer sees those that his zone sells. */
export const useClasses = (): readonly GoodsClass[] => {
  const zone = useZone();
  const bigCustomer = zone?.kind === 'big_customer' ? zone.id : undefined;
  const all = useAnswer(classesAsk());
  const own = useAnswer(classesAsk(bigCustomer), bigCustomer !== undefined);
  return own.length > 0 ? own : all;
};

/** Where a class leads: the cross-border zone has lists of its own. */
export const useClassAddress = () => {
  const page = useSkin() === 'global' ? '/proClassification1' : '/proClassification';
  return (id: string) => `${page}?id=${id}`;
};
