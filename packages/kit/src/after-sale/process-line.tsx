import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleStationName, afterSaleWayWords } from '@mall/contract/after-sale/after-sale.names.ts';
import { fill } from '@mall/contract/kernel/language.ts';
import { Steps } from '@mall/ui/steps.tsx';
import { useLanguage } from '../words/language.ts';
import { processOf } from './process.rules.ts';

type Props = { sale: Pick<AfterSaleDetail, 'aftersaleType' | 'state' | 'steps' | 'dueDate'> };

/** The way of an after-sale as a line of breakers. */
export function ProcessLine({ sale }: Props) {
  const language = useLanguage();
  const before = (due: string) => fill(afterSaleWayWords.before[language], { date: due.slice(5, 16) });
  const items = processOf(sale).map(({ step, state, at }) => ({
    id: step,
    label: afterSaleStationName(step, language),
    state,
    note: at?.slice(5, 16) ?? (state === 'current' && sale.dueDate ? before(sale.dueDate) : undefined),
  }));
  return <Steps items={items} label={afterSaleWayWords.title[language]} />;
}
