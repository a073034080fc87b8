import { contentApi } from '@mall/contract/content/content.api.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { ContentPage } from './content-page.tsx';
import styles from './notices.module.css';

const limit = 10;
const everything = 'all';
const typeOf = (search: URLSearchParams) => (search.get('type') ?? '').slice(0, 20);

const queries = ({ search }: { search: URLSearchParams }) => {
  const type = typeOf(search);
  return {
    types: ask(helpApi.noticeTypes, {}, { staleMs: 300_000, fallback: [] }),
    notices: ask(contentApi.noticePage, { query: { page: readPage(search.get('page')), limit, ...(type !== '' && { type }) } }),
  };
};

export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

const addressOf = (type: string, page: number) => {
  const query = new URLSearchParams({ ...(type !== '' && { type }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/noticeList?${query}` : '/noticeList';
};

export default function NoticesPage() {
  const t = useWords('content');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const when = useMoment();
  const { types, notices } = usePageQueries(queries);
  const type = typeOf(search);
  const page = readPage(search.get('page'));
  const hrefOf = (to: number) => addressOf(type, to);
  useLastPage({ total: notices.total, page, size: limit, hrefOf });
  const pages = Math.max(1, Math.ceil(notices.total / limit));
  const total = types.reduce((sum, one) => sum + one.count, 0);
  const items = [
    { id: everything, label: t('notices.all'), count: total },
    ...types.map((one) => ({ id: one.type, label: <Typed>{one.name}</Typed>, count: one.count })),
  ];
  return (
    <ContentPage crumbs={[{ label: t('notices.title') }]}>
      <PageMeta path={addressOf(type, page)} description={t('notices.meta')} />
      <section className={styles.sheet}>
        <h1 className={styles.title}>{t('notices.title')}</h1>
        <Tabs
          items={items}
          value={type === '' ? everything : type}
          label={t('notices.types')}
          hrefOf={(id) => addressOf(id === everything ? '' : id, 1)}
          link={RouterLink}
          inset
        />
        {notices.list.length === 0 ? (
          <Empty
            title={t('notices.none')}
            actions={
              <Button look="quiet" href="/noticeList" as={RouterLink}>
                {t('notices.all')}
              </Button>
            }
          />
        ) : (
          <ul>
            {notices.list.map((notice) => (
              <li key={notice.id} className={styles.notice}>
                <RouterLink href={`/consulationDetail?id=${notice.id}`} className={styles.link ?? ''}>
                  <Tag tone="brand">
                    <Typed>{notice.type}</Typed>
                  </Tag>
                  <span className={styles.words}>
                    <b className={styles.name}>
                      <Typed>{notice.title}</Typed>
                    </b>
                    <span className={`meta two ${styles.summary}`}>
                      <Typed>{notice.summary}</Typed>
                    </span>
                  </span>
                  <time dateTime={notice.publishTime.replace(' ', 'T')} className={styles.time}>
                    {when.day(notice.publishTime)}
                  </time>
                </RouterLink>
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && (
          <div className={styles.pager}>
            <Pager
              page={page}
              pages={pages}
              hrefOf={hrefOf}
              onPage={(to) => void navigate(hrefOf(to))}
              link={RouterLink}
              labels={{
                nav: t('pages'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (to) => t('pages.page', { page: to }),
              }}
              total={t('pages.total', { total: notices.total, limit })}
            />
          </div>
        )}
      </section>
    </ContentPage>
  );
}
