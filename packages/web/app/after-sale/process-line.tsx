import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';
import { processOf } from './process.rules.ts';

type Props = { sale: Pick<AfterSaleDetail, 'aftersaleType' | 'state' | 'steps' | 'dueDate'> };

/** The way of an after-sale as a line of breakers. */
export function ProcessLine({ sale }: Props) {
  const t = useWords('after-sale');
  const items = processOf(sale).map(({ step, state, at }) => ({
    id: step,
    label: t(`step.${step}`),
    state,
    note: at?.slice(5, 16) ?? (state === 'current' && sale.dueDate ? t('step.before', { date: sale.dueDate.slice(5, 16) }) : undefined),
  }));
  return <Steps items={items} label={t('step.title')} />;
}
