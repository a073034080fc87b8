import type { Review } from '@mall/contract/review/review.api.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Stars } from '@mall/ui/stars.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../same-zone-link.tsx';
import styles from './review-item.module.css';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));

/** One buyer's word. `goods` names what it is about, where reviews of several goods stand together. */
export function ReviewItem({ review, goods = false }: { review: Review; goods?: boolean }) {
  const t = useWords('shell/reviews');
  const when = useMoment();
  const langOf = useTypedLang();
  const { memberName, avatar, enterpriseFlag, stars, text, photos, createDate, specName, append, reply } = review;
  return (
    <article className={styles.review}>
      <div className={styles.who}>
        <span aria-hidden="true" className={styles.avatar}>
          {avatar ? <img src={avatar} alt="" width={32} height={32} loading="lazy" /> : [...memberName][0]}
        </span>
        <div>
          <p className={styles.name} lang={langOf(memberName)}>
            {memberName}
          </p>
          <p className="meta">{t(enterpriseFlag === 1 ? 'buyer.company' : 'buyer.person')}</p>
        </div>
      </div>
      <div className={styles.said}>
        <p className={styles.line}>
          <Stars score={stars} label={t('stars', { stars })} />
          <time className="meta" dateTime={createDate.replace(' ', 'T')}>
            {when.day(createDate)}
          </time>
          {!goods && specName && <span className="meta">{t('spec', { spec: specName })}</span>}
        </p>
        <p className={styles.text} lang={langOf(text)}>
          {text}
        </p>
        <Photos photos={photos} />
        {append && (
          <div className={styles.more}>
            <p>
              <b>{append.days === 0 ? t('append.same') : t('append.later', { days: append.days })}</b>
              <span lang={langOf(append.text)}>{append.text}</span>
            </p>
            <Photos photos={append.photos} />
          </div>
        )}
        {reply && (
          <p className={styles.more}>
            <b>{t('reply')}</b>
            <span lang={langOf(reply.text)}>{reply.text}</span>
          </p>
        )}
        {goods && (
          <p className={styles.goods}>
            <SameZoneLink href={`/goodsDetails?goodsId=${review.goodsId}`} className="link">
              {review.goodsName} {review.specName}
            </SameZoneLink>
          </p>
        )}
      </div>
    </article>
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const t = useWords('shell/reviews');
  const [shown, setShown] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo, place) => (
        <li key={photo}>
          <button type="button" aria-label={t('photo', { place: place + 1, of: photos.length })} onClick={() => setShown(place)}>
            <Picture src={photo} alt="" side={144} />
          </button>
        </li>
      ))}
      {shown !== undefined && (
        <Suspense>
          <PhotoDialog photos={photos} first={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </ul>
  );
}
