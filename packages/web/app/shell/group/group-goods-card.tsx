import { formatCurrency, readTime } from '@mall/contract/kernel/format.ts';
import type { GroupGoods } from '@mall/contract/marketing/group-buy.api.ts';
import { toNextStep } from '@mall/contract/marketing/group-buy.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Countdown } from '@mall/ui/countdown.tsx';
import { GoodsCard } from '@mall/ui/goods-card.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useServerNow } from '../use-server-now.ts';
import styles from './group-area.module.css';

type GroupGoodsCardProps = { goods: GroupGoods; fresh: boolean; onEnd: () => void; priority?: boolean; className?: string | undefined };

/** A goods of a group buy: what it costs now, how many have paid, and what one more buyer brings. */
export function GroupGoodsCard({ goods, fresh, onEnd, priority = false, className }: GroupGoodsCardProps) {
  const t = useWords('shell/group');
  const language = useLanguage();
  const now = useServerNow(goods.currentDateStr, fresh);
  const { buyers, leastBuyers, steps, groupState, activitySurplusStorage } = goods;
  const running = groupState === 'running';
  const href = `/goodsDetails?goodsId=${goods.goodsId}&specId=${goods.specId}`;
  const missing = Math.max(0, leastBuyers - buyers);
  const next = toNextStep(steps, buyers);
  const low = steps.at(-1)?.price ?? goods.groupPrice;
  const joined = missing > 0 ? t('missing', { count: buyers, missing }) : t('enough', { count: buyers });
  const until = t(running ? 'untilEnd' : 'untilStart');
  const gone = running && activitySurplusStorage === 0;
  return (
    <GoodsCard
      href={href}
      link={RouterLink}
      name={goods.specName}
      whole={language !== 'zh'}
      picture={goods.picture}
      price={goods.groupPrice}
      was={goods.specSellPrice}
      wasLabel={t('was')}
      attributes={next === undefined ? t('lowest') : t('next', { count: next, price: formatCurrency(low) })}
      priority={priority}
      headingLevel={3}
      buy={
        <Button look={gone || !running ? 'quiet' : 'amber'} size="s" href={href} as={RouterLink}>
          {t(gone ? 'gone' : running ? 'join' : 'see')}
        </Button>
      }
      {...(className !== undefined && { className })}
    >
      <ProgressBar value={Math.min(100, Math.floor((buyers * 100) / leastBuyers))} tone="amber" label={joined} text={joined} />
      <p className={`meta ${styles.left}`}>
        {until}{' '}
        <Countdown
          endsAt={readTime(running ? goods.activityEndDate : goods.activityStartDate)?.getTime() ?? 0}
          serverNow={now}
          onEnd={onEnd}
          labels={{ name: until, day: t('day') }}
        />
      </p>
    </GoodsCard>
  );
}
