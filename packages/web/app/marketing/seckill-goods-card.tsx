import type { SeckillGoods } from '@mall/contract/marketing/seckill.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { GoodsCard } from '@mall/ui/goods-card.tsx';
import { BellIcon } from '@mall/ui/icons/bell-icon.tsx';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useWords } from '../kernel/words.tsx';

type SeckillGoodsCardProps = {
  goods: SeckillGoods;
  running: boolean;
  reminded: boolean;
  busy: boolean;
  onRemind: () => void;
  priority: boolean;
};

/** A goods of a session: to be had now, or to be reminded of. */
export function SeckillGoodsCard({ goods, running, reminded, busy, onRemind, priority }: SeckillGoodsCardProps) {
  const t = useWords('marketing');
  const language = useLanguage();
  const href = `/goodsDetails?goodsId=${goods.goodsId}&specId=${goods.specId}`;
  const { unit, minOrderQuantity, restrictionQuantity, soldPercent, activitySurplusStorage } = goods;
  const gone = running && activitySurplusStorage === 0;
  const sold = gone ? t('zone.gone') : t('zone.sold', { percent: soldPercent });
  return (
    <GoodsCard
      href={href}
      link={RouterLink}
      name={goods.specName}
      whole={language !== 'zh'}
      picture={goods.picture}
      price={goods.activityPrice}
      unit={<span className="no-phone">{t('zone.unit', { unit })}</span>}
      was={goods.specSellPrice}
      wasLabel={t('zone.was')}
      {...(goods.ownFlag === 1 && { ownTag: t('own') })}
      attributes={goods.attributeLine || ' '}
      footLeft={t('zone.least', { count: minOrderQuantity, unit })}
      footRight={restrictionQuantity > 0 ? t('zone.most', { count: restrictionQuantity, unit }) : t('zone.noMost')}
      priority={priority}
      headingLevel={3}
      buy={
        running ? (
          <Button look={gone ? 'quiet' : 'amber'} size="s" href={href} as={RouterLink}>
            {t(gone ? 'zone.see' : 'zone.buy')}
          </Button>
        ) : reminded ? (
          <Button look="quiet" size="s" disabled icon={<CheckIcon size={14} />}>
            {t('zone.reminded')}
          </Button>
        ) : (
          <Button look="line" size="s" busy={busy} onClick={onRemind} icon={<BellIcon size={14} />}>
            {t('zone.remind')}
          </Button>
        )
      }
    >
      {running ? (
        <ProgressBar value={soldPercent} tone="amber" label={sold} text={sold} />
      ) : (
        <p className="meta">{t('zone.stock', { count: activitySurplusStorage, unit })}</p>
      )}
    </GoodsCard>
  );
}
