import { helpApi } from '@mall/contract/content/help.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import { ContentPage } from './content-page.tsx';
import { plainText } from './plain-text.ts';
import { ProblemList } from './problem-list.tsx';
import styles from './problems.module.css';

const queries = () => ({ groups: ask(helpApi.problems, {}, { staleMs: 300_000, fallback: [] }) });

export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

/** Questions with their answers, a group at a time; `id` opens one, and the group it stands in. */
export default function ProblemsPage() {
  const t = useWords('content');
  const langOf = useTypedLang();
  const [search] = useSearchParams();
  const { groups } = usePageQueries(queries);
  const id = search.get('id') ?? '';
  const named = groups.find((group) => group.name === search.get('group'));
  const shown = groups.find((group) => group.problems.some((problem) => problem.id === id)) ?? named ?? groups[0];
  useEffect(() => {
    if (id !== '') document.getElementById(`problem-${id}`)?.scrollIntoView({ block: 'center' });
  }, [id]);
  return (
    <ContentPage crumbs={[{ label: t('help.title'), href: '/helpCenter' }, { label: t('problems.title') }]}>
      <PageMeta
        path={shown && shown !== groups[0] ? `/helpcenterProblem?group=${encodeURIComponent(shown.name)}` : '/helpcenterProblem'}
        description={t('problems.meta')}
      />
      <section className={styles.sheet}>
        <header className={styles.head}>
          <h1>{t('problems.title')}</h1>
          <p className="meta">{t('problems.text')}</p>
        </header>
        {shown ? (
          <>
            <Tabs
              items={groups.map(({ name, problems }) => ({ id: name, label: name, count: problems.length }))}
              value={shown.name}
              label={t('problems.groups')}
              hrefOf={(name) => `/helpcenterProblem?group=${encodeURIComponent(name)}`}
              link={SameZoneLink}
              inset
            />
            {shown.problems.some(({ answer }) => langOf(answer)) && <Note>{t('help.chineseOnly')}</Note>}
            <ProblemList key={`${shown.name} ${id}`} problems={shown.problems} open={id} />
            <JsonLd
              data={{
                '@type': 'FAQPage',
                mainEntity: shown.problems.map(({ question, answer }) => ({
                  '@type': 'Question',
                  name: question,
                  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
                })),
              }}
            />
          </>
        ) : (
          <Empty title={t('help.empty')}>{t('help.noneText')}</Empty>
        )}
        <footer className={styles.foot}>
          <span>{t('help.unsolved')}</span>
          <Button look="line" size="s" href="/problemFeedbackIndex" as={RouterLink}>
            {t('help.feedback')}
          </Button>
          <Button look="text" size="s" href="/helpCenter" as={SameZoneLink}>
            {t('help.title')}
          </Button>
        </footer>
      </section>
    </ContentPage>
  );
}
