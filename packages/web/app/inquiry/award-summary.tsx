import type { ComparedQuote } from '@mall/contract/inquiry/inquiry-data.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';

type Props = { quote: ComparedQuote; reason: string };

/** Who wins or is to win, for how much and why, as it belongs on the paper that is signed. */
export function AwardSummary({ quote, reason }: Props) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  return (
    <Panel bordered title={t('award.title')}>
      <Facts
        facts={[
          [t(quote.won ? 'award.winner' : 'award.chosen'), quote.storeName],
          [t('compare.total'), yuan(quote.total)],
          [t('award.reason'), reason],
        ]}
      />
    </Panel>
  );
}
