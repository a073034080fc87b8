import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { copyText } from '@mall/kit/act/copy-text.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { HeartIcon } from '@mall/ui/icons/heart-icon.tsx';
import { ShareIcon } from '@mall/ui/icons/share-icon.tsx';
import { PictureZoom } from '@mall/ui/picture-zoom.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { lazy, Suspense } from 'react';
import { formatCount } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { CompareTick } from '../../shell/compare/compare-tick.tsx';
import styles from './gallery.module.css';
import type { useFavourite } from './use-favourite.ts';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

const most = 5;

type GalleryProps = { details: GoodsDetails; favourite: ReturnType<typeof useFavourite> };

/** The video, and the pictures: that of the spec shown comes first, then the goods' own, then those of its sisters. */
export function Gallery({ details, favourite }: GalleryProps) {
  const t = useWords('marketing/goods-details');
  const { goodsDetailsVO: goods, goodsSpecList } = details;
  const own = goodsSpecList.find(({ id }) => id === goods.id)?.picture;
  const sources = [own, ...goods.goodsVO.pictures, ...goodsSpecList.map(({ picture }) => picture)].filter(
    (src) => src !== undefined && src !== '',
  );
  const pictures = [...new Set(sources)]
    .slice(0, goods.goodsVO.video === undefined ? most : most - 1)
    .map((src) => ({ src: src as string, alt: goods.specName }));
  const { video } = goods.goodsVO;
  return (
    <div className={styles.gallery}>
      <PictureZoom
        key={own}
        pictures={pictures}
        video={video === undefined ? undefined : { src: video, label: t('gallery.video') }}
        labels={{ gallery: t('gallery'), picture: (place, of) => t('gallery.picture', { place, of }) }}
      />
      <div className={styles.acts}>
        <FavouriteButton favourite={favourite} />
        <button type="button" onClick={() => void share(goods.specName, t('share.copied'), t('share.failed'))}>
          <ShareIcon size={16} />
          {t('share')}
        </button>
        <CompareTick
          goods={{
            specId: goods.id,
            name: goods.specName,
            picture: pictures[0]?.src ?? '',
            price: goods.activityPrice ?? goods.specSellPrice,
          }}
          className={styles.tick}
        />
        <RouterLink href={`/problemFeedbackIndex?goods=${encodeURIComponent(goods.itemNumber)}`} className={styles.report}>
          {t('report')}
        </RouterLink>
      </div>
    </div>
  );
}

function FavouriteButton({ favourite, className }: { favourite: ReturnType<typeof useFavourite>; className?: string | undefined }) {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  const { kept, count, busy, succeeded, press, asksSignIn, stopAsking } = favourite;
  return (
    <>
      <button
        type="button"
        aria-pressed={kept}
        aria-disabled={busy || undefined}
        className={classNames(kept && styles.kept, className)}
        onClick={() => {
          if (!busy) void press();
        }}
      >
        {succeeded ? <CheckIcon size={16} /> : <HeartIcon size={16} />}
        <span>
          {t(succeeded ? 'favourite.done' : kept ? 'favourite.kept' : 'favourite.act')}{' '}
          <span className="num">{formatCount(count, language)}</span>
        </span>
      </button>
      {asksSignIn && (
        <Suspense>
          <SignInFirst onClose={stopAsking} />
        </Suspense>
      )}
    </>
  );
}

/** The device's own way of sharing where it has one; elsewhere the address is copied. */
const share = async (title: string, copied: string, failed: string) => {
  const url = window.location.href;
  const ways = navigator as { share?: (given: { title: string; url: string }) => Promise<void> };
  if (ways.share && window.matchMedia('(pointer: coarse)').matches) {
    await ways.share({ title, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) toast.ok(copied);
  else toast.warn(failed);
};
