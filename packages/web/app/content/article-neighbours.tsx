import type { Article } from '@mall/contract/content/content.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './article-neighbours.module.css';

const addressOf = (id: string) => `/consulationDetail?id=${id}`;

/** The one before and after, and others of the same kind. */
export function ArticleNeighbours({ article: { previous, next, related } }: { article: Article }) {
  const t = useWords('content');
  return (
    <>
      <nav className={styles.ways} aria-label={t('article.ways')}>
        {(
          [
            ['article.previous', previous],
            ['article.next', next],
          ] as const
        ).map(([word, other]) => (
          <p key={word} className={styles.way}>
            <span className="meta">{t(word)}</span>
            {other ? (
              <RouterLink href={addressOf(other.id)} className="link ell">
                {other.title}
              </RouterLink>
            ) : (
              <span className="meta">{t('article.noMore')}</span>
            )}
          </p>
        ))}
      </nav>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="article-related">
          <h2 id="article-related">{t('article.related')}</h2>
          <ul>
            {related.map(({ id, title, publishTime }) => (
              <li key={id}>
                <RouterLink href={addressOf(id)} className={styles.link ?? ''}>
                  <span className="ell">{title}</span>
                  <span className="meta">{publishTime.slice(0, 10)}</span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
