import { type Arrival, freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { provinceIds } from '@mall/contract/content/province.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useMemo } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useRegion } from '../shell/use-region.ts';

const minute = 60_000;

/** When specs arrive where this reader is. Asked by the browser, all of a page at once: a page that is kept for every guest knows no place. */
export const useArrivals = (specIds: readonly Id[]): ReadonlyMap<Id, Arrival> => {
  const { region } = useRegion();
  const wanted = [...new Set(specIds)].toSorted().join(',');
  const query = { provinceId: provinceIds[region], specIds: wanted };
  const list = useAnswer(ask(freightApi.arrivals, { query }, { staleMs: 5 * minute, fallback: none }), wanted !== '');
  return useMemo(() => new Map(list.map((arrival) => [arrival.specId, arrival])), [list]);
};

const none: Arrival[] = [];

/** What is said of it: the day, or that nothing is sent there. */
export const useArrivalWords = () => {
  const t = useWords('catalogue');
  const shell = useWords('shell');
  const { region } = useRegion();
  const { shortDay } = useMoment();
  return (arrival: Arrival | undefined, length: 'day' | 'brief' = 'day'): string | undefined => {
    if (arrival?.served === 0) return t('arrival.notServed', { region: shell(`city.${region}`) });
    return arrival?.day && t(`arrival.${length}`, { day: shortDay(arrival.day) });
  };
};
