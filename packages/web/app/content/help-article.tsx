import type { Article } from '@mall/contract/content/content.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './help-article.module.css';
import { plainText } from './plain-text.ts';
import sheet from './sheet.module.css';

/** One article of the help centre, the others of its group, and a way on for whom it did not help. */
export function HelpArticle({ article }: { article: Article }) {
  const t = useWords('content');
  return (
    <article className={sheet.sheet}>
      <PageTitle name={article.title} />
      <PageMeta path={`/helpCenter?id=${article.id}`} description={plainText(article.content)} />
      <h1 className={sheet.title}>{article.title}</h1>
      <p className={`meta ${sheet.facts}`}>
        <span>{article.type}</span>
        <span>{t('views', { count: article.views })}</span>
      </p>
      <ArticleBody html={article.content} />
      {article.related.length > 0 && (
        <section className={styles.related} aria-labelledby="help-related">
          <h2 id="help-related">{t('help.related')}</h2>
          <ul>
            {article.related.map(({ id, title }) => (
              <li key={id}>
                <RouterLink href={`/helpCenter?id=${id}`} className="link">
                  {title}
                </RouterLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.on}>
        <span>{t('help.unsolved')}</span>
        <Button look="line" size="s" href="/problemFeedbackIndex" as={RouterLink}>
          {t('help.feedback')}
        </Button>
      </div>
    </article>
  );
}
