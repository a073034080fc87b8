import type { ChargeInformation } from '@mall/contract/content/charge.api.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { LockIcon } from '@mall/ui/icons/lock-icon.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { chargesAPage } from './charge.queries.ts';
import styles from './charge-list.module.css';

const addressOf = (page: number) => (page > 1 ? `/paidInformation?page=${page}` : '/paidInformation');

export function ChargeList({ found }: { found: PageOf<ChargeInformation> }) {
  const t = useWords('content');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = readPage(search.get('page'));
  useLastPage({ total: found.total, page, size: chargesAPage, hrefOf: addressOf });
  const pages = Math.max(1, Math.ceil(found.total / chargesAPage));
  return (
    <section className={styles.sheet}>
      <PageTitle name={t('charge.title')} />
      <PageMeta path={addressOf(page)} description={t('charge.meta')} />
      <header className={styles.head}>
        <h1>{t('charge.title')}</h1>
        <p className="meta">{t('charge.text')}</p>
      </header>
      {found.list.length === 0 ? (
        <Empty title={t('charge.none')} />
      ) : (
        <ul className={styles.list}>
          {found.list.map((one) => (
            <li key={one.id}>
              <RouterLink href={`/paidInformation?id=${one.id}`} className={styles.card ?? ''}>
                <span className={styles.row}>
                  <b className={styles.name}>{one.title}</b>
                  <Price one={one} />
                </span>
                <span className={`two ${styles.summary}`}>{one.summary}</span>
                <span className={`meta ${styles.facts}`}>
                  <span>{one.type}</span>
                  <time dateTime={one.publishTime.replace(' ', 'T')}>{one.publishTime.slice(0, 10)}</time>
                  <span>{t('views', { count: one.views })}</span>
                </span>
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
            hrefOf={addressOf}
            onPage={(to) => void navigate(addressOf(to))}
            link={RouterLink}
            labels={{ nav: t('pages'), previous: t('pages.previous'), next: t('pages.next'), page: (to) => t('pages.page', { page: to }) }}
            total={t('pages.total', { total: found.total, limit: chargesAPage })}
          />
        </div>
      )}
    </section>
  );
}

function Price({ one }: { one: ChargeInformation }) {
  const t = useWords('content');
  if (one.pointsPrice === 0) return <Tag tone="ok">{t('charge.free')}</Tag>;
  if (one.open) return <Tag tone="ok">{t('charge.bought')}</Tag>;
  return (
    <span className={styles.price}>
      <LockIcon size={12} />
      {t('charge.points', { points: one.pointsPrice })}
    </span>
  );
}
