import { formatTime } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { type ReactNode, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { daySpanFields, useDaySpan } from '../list/use-spans.ts';
import { type Days, daysOfSpan, isTooLong, spanNames } from './figure-span.rules.ts';
import styles from './figures.module.css';

const fields = { span: oneOf(spanNames, '30'), ...daySpanFields };

type FigureSpan = {
  days: Days;
  /** Days that are no days, or too many. */
  unsound: boolean;
  /** For the head of the page. */
  choice: ReactNode;
  /** Under the head while own days are chosen. */
  own: ReactNode;
};

/** Which days a page of figures is of; they stand in its address. */
export const useFigureSpan = (): FigureSpan => {
  const t = useCounterWords();
  const place = usePlace(fields);
  const [today] = useState(() => formatTime(Date.now()).slice(0, 10));
  const { span, from, to } = place.at;
  const typed = useDaySpan({ from, to }, t('figures.days'));
  const faultsOf = (at: Days) => {
    const faults = typed.faultsOf(at);
    return Object.keys(faults).length === 0 && isTooLong(at) ? { to: t('figures.tooLong') } : faults;
  };
  return {
    days: daysOfSpan(span, today, { from, to }),
    unsound: span === 'own' && (typed.unsound || isTooLong({ from, to })),
    choice: (
      <nav className={styles.spans} aria-label={t('figures.days')}>
        {spanNames.map((name) => (
          <RouterLink
            key={name}
            href={place.hrefOf(name === 'own' ? { span: name } : { span: name, from: '', to: '' })}
            aria-current={name === span ? 'true' : undefined}
          >
            {t(`figures.span.${name}`)}
          </RouterLink>
        ))}
      </nav>
    ),
    own: span === 'own' && (
      <Panel bordered flush>
        <FilterBar place={place} faultsOf={faultsOf} filters={[typed.filter]} />
      </Panel>
    ),
  };
};
