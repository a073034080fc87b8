import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { StepperProps } from '@mall/ui/stepper.tsx';
import { formatQuantity } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';

/** What a quantity is called, and what is said when it was put right. */
export const useStepperWords = ({
  specName,
  unit,
  step,
}: Pick<GoodsCard, 'specName' | 'unit' | 'step'>): Pick<StepperProps, 'labels' | 'correctionText'> => {
  const t = useWords('search');
  const language = useLanguage();
  return {
    labels: { quantity: t('goods.quantity', { name: specName }), less: t('goods.less'), more: t('goods.more') },
    correctionText: (correction, value) => {
      const quantity = formatQuantity(value, unit, language);
      if (correction === 'not_a_number') return t('goods.notNumber');
      if (correction === 'off_step') return t('goods.offStep', { step: formatQuantity(step ?? 1, unit, language), quantity });
      return t(correction === 'below_min' ? 'goods.belowMin' : 'goods.aboveMax', { quantity });
    },
  };
};
