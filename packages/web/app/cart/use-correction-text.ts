import type { CartItem } from '@mall/contract/cart/cart.api.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import type { StepperProps } from '@mall/ui/stepper.tsx';
import { useWords } from '../kernel/words.tsx';

/** What is said when a quantity was put right, with the one that stands there now. */
export const useCorrectionText = ({ unit, step = 1 }: Pick<CartItem, 'unit' | 'step'>): NonNullable<StepperProps['correctionText']> => {
  const t = useWords('cart');
  const figure = useFigure();
  return (correction, value) => {
    const quantity = `${figure(value)} ${unit}`;
    if (correction === 'not_a_number') return t('notNumber');
    if (correction === 'off_step') return t('offStep', { step: `${figure(step)} ${unit}`, quantity });
    return t(correction === 'below_min' ? 'belowMin' : 'aboveMax', { quantity });
  };
};
