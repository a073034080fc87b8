import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useWords } from '../kernel/words.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import NotFoundPanel from '../shell/not-found-panel.tsx';
import { outcomePage } from '../shell/outcome-page.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { ContentPage } from './content-page.tsx';
import { plainText } from './plain-text.ts';
import sheet from './sheet.module.css';

const page = outcomePage<typeof contentApi.article | typeof contentApi.latestArticle>({
  question: ({ search }) => {
    const id = search.get('id');
    if (id === null) return ask(contentApi.latestArticle, {}, { staleMs: 60_000 });
    return isId(id) ? ask(contentApi.article, { params: { id } }, { staleMs: 60_000 }) : undefined;
  },
  parts: () => ({}),
  missing: ['kernel.not_found'],
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One notice or article, with what belongs to it and the way to the next. */
export default function ArticlePage() {
  const t = useWords('content');
  const outcome = page.useOutcome();
  if (outcome.state !== 'found') {
    return (
      <div className="wrap">
        <NotFoundPanel unknown />
      </div>
    );
  }
  const article = outcome.found;
  const list =
    article.kind === 'help' ? { label: t('help.title'), href: '/helpCenter' } : { label: t('notices.title'), href: '/noticeList' };
  const about = article.summary || plainText(article.content);
  return (
    <ContentPage crumbs={[list, { label: article.title }]}>
      <PageTitle name={article.title} />
      <PageMeta path={`/consulationDetail?id=${article.id}`} description={about} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: article.title,
          datePublished: `${article.publishTime.replace(' ', 'T')}+08:00`,
          description: about.slice(0, 150),
        }}
      />
      <article className={sheet.sheet}>
        <h1 className={sheet.title}>
          <Typed>{article.title}</Typed>
        </h1>
        <p className={`meta ${sheet.facts}`}>
          <span>
            <Typed>{article.type}</Typed>
          </span>
          <time dateTime={article.publishTime.replace(' ', 'T')}>{article.publishTime}</time>
          <span>{t('views', { count: article.views })}</span>
        </p>
        <ArticleBody html={article.content} />
        <ArticleNeighbours article={article} />
      </article>
    </ContentPage>
  );
}
