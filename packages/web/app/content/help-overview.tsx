import type { HelpGroup } from '@mall/contract/content/help.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import styles from './help-overview.module.css';

type HelpOverviewProps = { groups: readonly HelpGroup[]; keyword: string; hrefOf: (id: string) => string };

/** All groups side by side, or only what the word was found in. */
export function HelpOverview({ groups, keyword, hrefOf }: HelpOverviewProps) {
  const t = useWords('content');
  const langOf = useTypedLang();
  const count = groups.reduce((sum, group) => sum + group.articles.length, 0);
  return (
    <>
      <PageTitle name={t('help.title')} />
      <PageMeta path="/helpCenter" description={t('help.meta')} />
      {keyword !== '' && count > 0 && (
        <p className={styles.found}>
          <output>{t('help.found', { keyword, count })}</output>{' '}
          <RouterLink href="/helpCenter" className="link">
            {t('help.all')}
          </RouterLink>
        </p>
      )}
      {count === 0 ? (
        <div className={styles.group}>
          <Empty
            picture="search"
            title={keyword === '' ? t('help.empty') : t('help.none', { keyword })}
            actions={
              <>
                <Button href="/problemFeedbackIndex" as={RouterLink}>
                  {t('help.feedback')}
                </Button>
                {keyword !== '' && (
                  <Button look="quiet" href="/helpCenter" as={RouterLink}>
                    {t('help.all')}
                  </Button>
                )}
              </>
            }
          >
            {t('help.noneText')}
          </Empty>
        </div>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.name} className={styles.group}>
              <h2 className={styles.name} lang={langOf(group.name)}>
                {group.name}
              </h2>
              <ul>
                {group.articles.map(({ id, title }) => (
                  <li key={id}>
                    <SameZoneLink href={hrefOf(id)} className={styles.link ?? ''}>
                      <span lang={langOf(title)}>{title}</span>
                      <ChevronRightIcon size={12} />
                    </SameZoneLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}
