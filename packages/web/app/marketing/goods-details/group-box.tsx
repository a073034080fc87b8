import { cartLineLeast, cartLineMax } from '@mall/contract/cart/cart.rules.ts';
import { readTime } from '@mall/contract/kernel/format.ts';
import { type GoodsDetailsVO, goodsDetailsApi, type SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import type { GroupStanding } from '@mall/contract/marketing/group-buy.api.ts';
import { toNextStep } from '@mall/contract/marketing/group-buy.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { Button } from '@mall/ui/button.tsx';
import { Countdown } from '@mall/ui/countdown.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { useState } from 'react';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { useStepperWords } from '../../search/use-stepper-words.ts';
import facts from './facts.module.css';
import styles from './group-box.module.css';

type GroupBoxProps = { goods: GoodsDetailsVO; activity: SpecActivity; group: GroupStanding };

const at = (time: string): number => readTime(time)?.getTime() ?? 0;

/** The clock ends a group buy some seconds after its time. */
const askLater = () => setTimeout(() => void askAgain([goodsDetailsApi.details]), 5000);

/** The group buy of the spec shown: its steps, who has paid, the time left, and the way in. It is bought past the cart. */
export function GroupBox({ goods, activity, group }: GroupBoxProps) {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  const amount = useAmount();
  const { buyers, leastBuyers, steps, groupPrice, restrictionQuantity, activitySurplusStorage } = group;
  const { unit } = goods;
  const serverNow = at(activity.currentDateStr);
  const running = at(activity.activityStartDate) <= serverNow;
  const until = t(running ? 'activity.untilEnd' : 'activity.untilStart');
  const shelf = { specStorage: goods.specStorage, activityType: 4, activitySurplusStorage, restrictionQuantity };
  const max = cartLineMax(shelf);
  const min = cartLineLeast({ ...shelf, moq: goods.minOrderQuantity });
  const byPieces = min < goods.minOrderQuantity ? 1 : (goods.step ?? 1);
  const [num, setNum] = useState(min);
  const words = useStepperWords(goods);
  const missing = Math.max(0, leastBuyers - buyers);
  const next = toNextStep(steps, buyers);
  const standing = missing > 0 ? t('group.missing', { count: buyers, missing }) : t('group.enough', { count: buyers });
  return (
    <section aria-label={t('activity.group')} className={styles.box}>
      <div className={facts.strip}>
        <span className={facts.stripWords}>
          <b>
            <RouterLink href="/groupZone">{t('activity.group')}</RouterLink>
          </b>
          <span className="no-phone">
            {restrictionQuantity > 0 &&
              `${t('activity.limit', { quantity: formatQuantity(restrictionQuantity, unit, language) })}${t('comma')}`}
            {t('activity.left', { quantity: formatQuantity(activitySurplusStorage, unit, language) })}
          </span>
        </span>
        <span className={facts.stripClock}>
          {until}
          <Countdown
            endsAt={at(running ? activity.activityEndDate : activity.activityStartDate)}
            serverNow={serverNow}
            amber
            onEnd={askLater}
            labels={{ name: until, day: t('activity.day') }}
          />
        </span>
      </div>
      <div className={styles.body}>
        <ul className={facts.ladder}>
          {steps.map((step, place) => {
            const reached = step.price === groupPrice;
            return (
              <li key={step.buyers} className={reached ? facts.reached : undefined} aria-current={reached ? 'true' : undefined}>
                {place === 0 ? t('group.first') : t('group.step', { count: step.buyers })}
                <b className="num">{amount(formatPrice(step.price, '¥'))}</b>
              </li>
            );
          })}
        </ul>
        <ProgressBar value={Math.min(100, Math.floor((buyers * 100) / leastBuyers))} tone="amber" label={standing} text={standing} />
        {next !== undefined && <p className="meta">{t('group.next', { count: next })}</p>}
        <p className="meta">{t('group.rule', { least: leastBuyers })}</p>
        {running && max >= min && (
          <div className={styles.join}>
            <Stepper value={num} onChange={setNum} min={min} max={max} step={byPieces} {...words} />
            <Button look="amber" size="l" href={`/fillOrder?specId=${goods.id}&num=${num}&groupId=${group.groupId}`} as={RouterLink}>
              {t('group.join', { price: amount(formatPrice(groupPrice, '¥')) })}
            </Button>
          </div>
        )}
        {running && max < min && <p>{t('group.gone')}</p>}
      </div>
    </section>
  );
}
