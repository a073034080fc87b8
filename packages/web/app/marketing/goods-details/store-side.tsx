import type { StoreCard, StoreInfo } from '@mall/contract/store/store.api.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Button } from '@mall/ui/button.tsx';
import { BadgeCheckIcon } from '@mall/ui/icons/badge-check-icon.tsx';
import { Stars } from '@mall/ui/stars.tsx';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import { FollowStore } from '../../store/follow-store.tsx';
import { StandingNote } from '../../store/standing.tsx';
import { storeHome } from '../../store/store-address.ts';
import { StoreLogo } from '../../store/store-logo.tsx';
import { useFollow } from '../../store/use-follow.ts';
import styles from './store-side.module.css';

const scores = ['goodsScore', 'serviceScore', 'logisticsScore'] as const;
const papers = 5;

/** Who sells it. */
export function StoreSide({ card, store }: { card: StoreCard; store: StoreInfo | null }) {
  const t = useWords('store');
  const when = useMoment();
  const tenths = useTenths();
  const own = useWords('marketing/goods-details');
  const follow = useFollow({ storeId: card.storeId, isFavorite: store?.isFavorite ?? 0, favouriteCount: card.favouriteCount });
  const home = storeHome(card.storeId);
  return (
    <aside aria-label={own('store.title')} className={styles.side}>
      <div className={styles.card}>
        <div className={styles.who}>
          <StoreLogo logo={card.logo} name={card.name} />
          <div>
            <h2>
              <SameZoneLink href={home}>{card.name}</SameZoneLink>
            </h2>
            <p className={styles.stars}>
              <Stars score={Number(card.score)} label={t('score.stars', { score: Number(card.score) })} />
              <span className="num">{tenths(Number(card.score))}</span>
            </p>
          </div>
        </div>
        <dl className={styles.facts}>
          {scores.map((name) => (
            <div key={name}>
              <dt>{t(`score.${name}`)}</dt>
              <dd>
                {tenths(Number(card[name]))} <StandingNote score={card[name]} peers={card.peerScore[name]} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('profile.region')}</dt>
            <dd>{card.region}</dd>
          </div>
          <div>
            <dt>{own('store.opened')}</dt>
            <dd>{when.day(card.openTime)}</dd>
          </div>
        </dl>
        <div className={styles.acts}>
          <Button look="line" size="s" href={home} as={SameZoneLink}>
            {own('store.enter')}
          </Button>
          <FollowStore follow={follow} small />
        </div>
      </div>
      {card.qualifications.length > 0 && (
        <div className={`${styles.card} no-phone`}>
          <h2>{own('store.papers')}</h2>
          <ul className={styles.papers}>
            {card.qualifications.slice(0, papers).map((name) => (
              <li key={name}>
                <BadgeCheckIcon size={14} />
                <SameZoneLink href={`${home}#profile`}>{name}</SameZoneLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
