import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../../kernel/words.tsx';
import NotFoundPanel from '../../shell/not-found-panel.tsx';
import { outcomePage } from '../../shell/outcome-page.ts';
import { BannerCarousel } from '../banner-carousel.tsx';
import { Floors } from '../floors.tsx';
import { Promos } from '../promos.tsx';
import styles from './draft-zone.module.css';

const isKey = (text: string) => /^[a-z][a-z_]{1,29}$/.test(text);

// Asked while the page is rendered, where the sign of the operations' site counts; the browser has none for the mall and asks no more.
const staleMs = 3_600_000;

/** The pictures over the floors: of the home page its banners and promotions, of a zone its banner. */
const pictures = ({ search }: { search: URLSearchParams }) => {
  const zoneId = search.get('zoneId');
  const of = (advKey: string) =>
    ask(contentApi.draftAdvs, { query: { advKey, ...(isId(zoneId) && { zoneId }) } }, { staleMs, fallback: [] });
  return { banners: of(isId(zoneId) ? 'zone_banner' : 'home_banner'), promos: of('home_promo') };
};

const page = outcomePage<typeof catalogueApi.draftFloors>({
  question: ({ search }) => {
    const zoneId = search.get('zoneId');
    const key = search.get('key') ?? '';
    const query = { ...(isId(zoneId) && { zoneId }), ...(isKey(key) && { key }) };
    return ask(catalogueApi.draftFloors, { query }, { staleMs });
  },
  parts: (place) => pictures(place),
  missing: ['kernel.not_found'],
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What a page will look like once its drafts are shown. Operators see it; for everybody else there is no such page. */
export default function DraftZonePage() {
  const t = useWords('catalogue/zones');
  const outcome = page.useOutcome();
  if (outcome.state !== 'found') {
    return (
      <div className="wrap">
        <NotFoundPanel unknown />
      </div>
    );
  }
  const drafts = outcome.found.filter((floor) => !floor.shown).length;
  return (
    <div className={`wrap ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t('draft.title')}</h1>
      <Note tone="warn">{t('draft.text', { drafts, total: outcome.found.length })}</Note>
      <DraftPictures />
      {outcome.found.length === 0 && <Empty title={t('draft.none')} />}
      {outcome.found.map((floor) => (
        <div key={floor.id} className={floor.shown ? undefined : styles.draft}>
          {!floor.shown && (
            <p className={styles.mark}>
              <Tag tone="amber">{t('draft.mark')}</Tag>
            </p>
          )}
          <Floors floors={[floor]} />
          {floor.goodsDTOS.length === 0 && <Empty compact title={t('draft.empty', { title: floor.title })} />}
        </div>
      ))}
    </div>
  );
}

function DraftPictures() {
  const { banners, promos } = usePageQueries(pictures);
  return (
    <>
      {banners.length > 0 && <BannerCarousel banners={banners} />}
      {promos.length > 0 && <Promos promos={promos} />}
    </>
  );
}
