import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Countdown } from '@mall/ui/countdown.tsx';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import type { Strip } from './activity.rules.ts';
import styles from './facts.module.css';

/** At zero the price is another: the goods is asked for again, once. */
const askForGoods = () => void askAgain([goodsDetailsApi.details]);

export function ActivityStrip({ strip, unit }: { strip: Strip; unit: string }) {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  const { activity, running, endsAt, serverNow } = strip;
  const { activityType, restrictionQuantity, activitySurplusStorage, frontSeckillActivityPageDTO: page } = activity;
  const kind = t(activityType === 3 ? 'activity.seckill' : 'activity.limited');
  const until = t(running ? 'activity.untilEnd' : 'activity.untilStart');
  return (
    <div className={styles.strip}>
      <span className={styles.stripWords}>
        <b>{page?.sessionId ? <RouterLink href={`/seckillZone?sessionId=${page.sessionId}`}>{kind}</RouterLink> : kind}</b>
        <span className="no-phone">
          {restrictionQuantity > 0 &&
            `${t('activity.limit', { quantity: formatQuantity(restrictionQuantity, unit, language) })}${t('comma')}`}
          {running && t('activity.left', { quantity: formatQuantity(activitySurplusStorage, unit, language) })}
        </span>
      </span>
      <span className={styles.stripClock}>
        {until}
        <Countdown endsAt={endsAt} serverNow={serverNow} amber onEnd={askForGoods} labels={{ name: until, day: t('activity.day') }} />
      </span>
    </div>
  );
}
