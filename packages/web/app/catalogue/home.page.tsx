import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { lazy, Suspense } from 'react';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { CityChoice } from '../shell/city-choice.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useSiteName } from '../shell/use-site-name.ts';
import { Hero } from './hero.tsx';
import { homeQueries, shownQueries } from './home.queries.ts';
import { HomeJsonLd } from './home-json-ld.tsx';
import { LateForMembers } from './late-for-members.tsx';
import { QuickEntries } from './quick-entries.tsx';

// Below the first screen: the server renders them with the rest, the browser wakes them up after it.
const lower = () => import('./home-lower.tsx');
const SeckillArea = lazy(() => lower().then((file) => ({ default: file.SeckillArea })));
const GroupArea = lazy(() => lower().then((file) => ({ default: file.GroupArea })));
const Floors = lazy(() => lower().then((file) => ({ default: file.Floors })));
const CustomClassBlocks = lazy(() => lower().then((file) => ({ default: file.CustomClassBlocks })));
const Recommended = lazy(() => lower().then((file) => ({ default: file.Recommended })));

export const loader = renderLoader(homeQueries);
export const clientLoader = browseLoader(homeQueries);

export default function HomePage() {
  const t = useWords('catalogue');
  const { banners, promos, notices, floors, customClasses, recommended } = usePageQueries(shownQueries);
  return (
    <div className="wrap">
      <PageMeta path="/" description={t('home.meta')} />
      <HomeJsonLd />
      <h1 className="sr">{t('home.title', { site: useSiteName() })}</h1>
      {/* The bar above the head, where one says it otherwise, gives way on a phone. */}
      <div className="only-phone no-print">
        <CityChoice />
      </div>
      <Hero banners={banners} promos={promos} notices={notices.list} />
      <QuickEntries />
      <Suspense>
        <SeckillArea />
      </Suspense>
      <LateForMembers>
        <Suspense>
          <GroupArea />
        </Suspense>
        <Suspense>
          <Floors floors={floors} />
        </Suspense>
        <Suspense>
          <CustomClassBlocks blocks={customClasses} />
        </Suspense>
        <Suspense>
          <Recommended first={recommended} />
        </Suspense>
      </LateForMembers>
    </div>
  );
}
