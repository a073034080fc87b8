import type { ChargeInformation, ChargeText } from '@mall/contract/content/charge.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './charge-detail.module.css';
import { ChargeLock } from './charge-lock.tsx';
import sheet from './sheet.module.css';

const mostOthers = 5;

type ChargeDetailProps = { text: ChargeText | undefined; others: readonly ChargeInformation[] };

/** One information: its summary for everybody, its text for who opened it. */
export function ChargeDetail({ text, others }: ChargeDetailProps) {
  const t = useWords('content');
  if (!text || text.id === '') {
    return (
      <div className={sheet.sheet}>
        <PageTitle name={t('charge.gone')} />
        <h1 className="sr">{t('charge.gone')}</h1>
        <Empty
          title={t('charge.gone')}
          actions={
            <Button href="/paidInformation" as={RouterLink}>
              {t('charge.back')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <article className={sheet.sheet}>
      <PageTitle name={text.title} />
      <PageMeta path={`/paidInformation?id=${text.id}`} description={text.summary} />
      <h1 className={sheet.title}>{text.title}</h1>
      <div className={`meta ${sheet.facts}`}>
        <span>{text.type}</span>
        <time dateTime={text.publishTime.replace(' ', 'T')}>{text.publishTime}</time>
        <span>{t('views', { count: text.views })}</span>
        {text.open && <Tag tone="ok">{text.pointsPrice === 0 ? t('charge.free') : t('charge.bought')}</Tag>}
      </div>
      <p className={styles.summary}>{text.summary}</p>
      {text.open ? <ArticleBody html={text.content} /> : <ChargeLock text={text} />}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="charge-others">
          <h2 id="charge-others">{t('charge.others')}</h2>
          <ul>
            {others.slice(0, mostOthers).map(({ id, title, publishTime }) => (
              <li key={id}>
                <RouterLink href={`/paidInformation?id=${id}`} className={styles.other ?? ''}>
                  <span className="ell">{title}</span>
                  <span className="meta">{publishTime.slice(0, 10)}</span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
