import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { renderLoader } from '../../kernel/render-loader.ts';
import { useWords } from '../../kernel/words.tsx';
import { linkTarget } from '../../shell/link-target.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { TargetLink } from '../../shell/target-link.tsx';
import styles from './single-image.module.css';

const isKey = (text: string | null) => text !== null && /^[a-z][a-z0-9_]{1,39}$/.test(text);

/** By its key; who names none sees the newest. */
const queries = ({ search }: { search: URLSearchParams }) => {
  const advKey = search.get('key');
  return {
    adv: ask(contentApi.campaign, { query: { ...(advKey !== null && isKey(advKey) && { advKey }) } }, { staleMs: 60_000, fallback: null }),
  };
};

export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

/** A campaign that is one picture; parts of it lead somewhere. */
export default function SingleImagePage() {
  const t = useWords('catalogue/zones');
  const { adv } = usePageQueries(queries);
  if (!adv) {
    return (
      <main id="main" className={styles.over}>
        <PageTitle name={t('campaign.over')} />
        <h1 className="sr">{t('campaign.over')}</h1>
        <Empty
          title={t('campaign.over')}
          actions={
            <Button href="/" as={RouterLink}>
              {t('campaign.home')}
            </Button>
          }
        >
          {t('campaign.overText')}
        </Empty>
      </main>
    );
  }
  return (
    <main id="main" className={styles.page}>
      <PageTitle name={adv.title} />
      <PageMeta path="/singlePage/singleImg" description={`${adv.title} ${adv.subtitle}`} />
      <h1 className="sr">{adv.title}</h1>
      <div className={styles.picture}>
        <img src={adv.image} alt={adv.subtitle || adv.title} width={1200} height={1600} fetchPriority="high" className={styles.image} />
        {adv.advLinkConfigDTOList.map((link, at) => {
          const { left = 0, top = 0, width = 100, height = 100 } = link.area ?? {};
          return (
            <TargetLink
              key={`${left}-${top}-${link.relationTarget}`}
              target={linkTarget(link)}
              className={styles.area}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              <span className="sr">{(link.relationType !== 'activity' && link.typeKeyWord) || t('campaign.area', { place: at + 1 })}</span>
            </TargetLink>
          );
        })}
      </div>
    </main>
  );
}
