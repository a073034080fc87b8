import type { ComparedSpec } from '@mall/contract/procurement/compare.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { lineLimits } from '../../search/buy.rules.ts';
import { InquireButton } from '../../search/inquire-button.tsx';
import { putIntoBasket } from '../../search/use-basket.ts';
import { ToCart } from '../../search/use-buying.tsx';
import { useStepperWords } from '../../search/use-stepper-words.ts';
import styles from './compare-table.module.css';

/** What was decided for is bought from its column. */
export function CompareBuy({ spec }: { spec: ComparedSpec }) {
  const t = useWords('procurement/compare');
  const language = useLanguage();
  const words = useStepperWords(spec);
  const limits = lineLimits(spec);
  const [num, setNum] = useState(spec.minOrderQuantity);
  const [busy, setBusy] = useState(false);
  if (!limits) return <InquireButton href={`/newInquiry?specId=${spec.specId}`} name={spec.specName} />;
  const add = async () => {
    setBusy(true);
    try {
      await putIntoBasket({ specId: spec.specId, num });
      toast.ok(t('added', { quantity: formatQuantity(num, spec.unit, language) }), { action: <ToCart /> });
    } catch {
      // The call itself has told the reader why.
    }
    setBusy(false);
  };
  return (
    <div className={styles.buying}>
      <Stepper value={num} onChange={setNum} {...limits} {...words} disabled={busy} />
      <Button size="s" busy={busy} onClick={() => void add()} aria-label={t('toCartOf', { name: spec.specName })}>
        {t('toCart')}
      </Button>
    </div>
  );
}
