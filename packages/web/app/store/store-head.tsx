import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Button } from '@mall/ui/button.tsx';
import { HeadsetIcon } from '@mall/ui/icons/headset-icon.tsx';
import { Stars } from '@mall/ui/stars.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useStoreLook } from '../kernel/use-look.ts';
import { useWords } from '../kernel/words.tsx';
import { hotlineAsk } from '../shell/shell.queries.ts';
import { countWords } from './count-words.rules.ts';
import { FollowStore } from './follow-store.tsx';
import { StandingNote } from './standing.tsx';
import styles from './store-head.module.css';
import { StoreLogo } from './store-logo.tsx';
import { StoreNav, type StorePlace } from './store-nav.tsx';
import { useFollow } from './use-follow.ts';

const scores = ['goodsScore', 'serviceScore', 'logisticsScore'] as const;

/** Who the store is, above everything that belongs to it. `here` marks the place in its navigation. */
export function StoreHead({ store, here }: { store: StoreInfo; here: StorePlace }) {
  const t = useWords('store');
  const when = useMoment();
  const tenths = useTenths();
  const language = useLanguage();
  const { telephoneNumber } = useAnswer(hotlineAsk);
  const follow = useFollow(store);
  useStoreLook(store.storeId);
  const mainClasses = store.mainClasses.map(({ name }) => name).join(t('list.and'));
  return (
    <>
      <div className={styles.head}>
        <div className={`wrap ${styles.row}`}>
          <StoreLogo logo={store.logo} name={store.name} large />
          <div className={styles.names}>
            <h1>
              {store.name} {store.kind !== 'third' && <Tag tone="own">{t(`kind.${store.kind}`)}</Tag>}
              <Tag tone="brand">{t('grade', { grade: store.grade })}</Tag>
            </h1>
            <p className="meta">
              <span>{store.companyName}</span>
              <span>{t('opened', { date: when.day(store.openTime) })}</span>
              {mainClasses && <span>{t('sells', { classes: mainClasses })}</span>}
            </p>
            <p className={styles.stars}>
              <Stars score={Number(store.score)} label={t('score.stars', { score: Number(store.score) })} />
              <span className="num">{tenths(Number(store.score))}</span>
              <span className="meta">{t('followers', { count: countWords(follow.count, language) })}</span>
            </p>
          </div>
          <dl className={styles.scores}>
            {scores.map((name) => (
              <div key={name}>
                <dt>{t(`score.${name}`)}</dt>
                <dd>
                  {tenths(Number(store[name]))}
                  <small>
                    <StandingNote score={store[name]} peers={store.peerScore[name]} short />
                  </small>
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.acts}>
            <FollowStore follow={follow} />
            {telephoneNumber && (
              <Button look="quiet" href={`tel:${telephoneNumber}`} icon={<HeadsetIcon size={16} />}>
                {t('service')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <StoreNav storeId={store.storeId} template={store.template} here={here} />
    </>
  );
}
