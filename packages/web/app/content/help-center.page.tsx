import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { Note } from '@mall/ui/note.tsx';
import { useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { ContentPage } from './content-page.tsx';
import { helpQueries, helpWord, noArticle } from './help.queries.ts';
import { HelpArticle } from './help-article.tsx';
import styles from './help-center.module.css';
import { HelpMenu } from './help-menu.tsx';
import { HelpOverview } from './help-overview.tsx';
import { HelpSearchForm } from './help-search.form.tsx';

export const loader = renderLoader(helpQueries);
export const clientLoader = browseLoader(helpQueries);

const hrefOf = (id: string) => `/helpCenter?id=${id}`;

/** Groups beside, and in the pane an article, what a word finds, or all groups at a glance. */
export default function HelpCenterPage() {
  const t = useWords('content');
  const [search] = useSearchParams();
  const { groups, found = groups, article = noArticle } = usePageQueries(helpQueries);
  const keyword = helpWord(search);
  const id = search.get('id') ?? '';
  const reads = article.id !== '' && article.kind === 'help';
  const crumbs = reads ? [{ label: t('help.title'), href: '/helpCenter' }, { label: article.title }] : [{ label: t('help.title') }];
  // On a phone the menu comes last; without an article it would say the same as the overview above it.
  const menu = (
    <div className={reads ? undefined : 'no-phone'}>
      <HelpMenu key={article.type} groups={groups} here={id} hrefOf={hrefOf} />
    </div>
  );
  return (
    <ContentPage crumbs={crumbs} side={menu}>
      <div className={styles.top}>
        {reads ? <p className={styles.title}>{t('help.title')}</p> : <h1 className={styles.title}>{t('help.title')}</h1>}
        <HelpSearchForm keyword={keyword} />
      </div>
      {id !== '' && !reads && (
        <div className={styles.note}>
          <Note tone="warn">{t('help.gone')}</Note>
        </div>
      )}
      {reads ? <HelpArticle article={article} /> : <HelpOverview groups={found} keyword={keyword} hrefOf={hrefOf} />}
    </ContentPage>
  );
}
