import type { Article } from '@mall/contract/content/content.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './help-article.module.css';
import { plainText } from './plain-text.ts';
import sheet from './sheet.module.css';

/** One article of the help centre, the others of its group, and a way on for whom it did not help. */
export function HelpArticle({ article }: { article: Article }) {
  const t = useWords('content');
  const langOf = useTypedLang();
  return (
    <article className={sheet.sheet}>
      <PageTitle name={article.title} />
      <PageMeta path={`/helpCenter?id=${article.id}`} description={plainText(article.content)} />
      <h1 className={sheet.title} lang={langOf(article.title)}>
        {article.title}
      </h1>
      <p className={`meta ${sheet.facts}`}>
        <span lang={langOf(article.type)}>{article.type}</span>
        <span>{t('views', { count: article.views })}</span>
      </p>
      {langOf(article.content) && <Note>{t('help.chineseOnly')}</Note>}
      <ArticleBody html={article.content} />
      {article.related.length > 0 && (
        <section className={styles.related} aria-labelledby="help-related">
          <h2 id="help-related">{t('help.related')}</h2>
          <ul>
            {article.related.map(({ id, title }) => (
              <li key={id}>
                <SameZoneLink href={`/helpCenter?id=${id}`} className="link">
                  <span lang={langOf(title)}>{title}</span>
                </SameZoneLink>
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
