import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { RouterLink } from '../link/router-link.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { ReadFailed } from '../page/read-failed.tsx';
import { Typed } from '../words/typed.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './detail-page.module.css';
import type { Detail } from './use-detail.ts';

type DetailPageProps<Thing> = {
  detail: Detail<Thing>;
  /** Where it is one of many. */
  list: { href: string; label: string };
  /** What such a thing is called. */
  kind: string;
  words: { failed: string; missing: { title: string; text: string; list: string } };
  /** How the window is called: the number of this one. */
  about: (thing: Thing) => string;
  /** The heading of this one; the kind where there is none. */
  title?: (thing: Thing) => ReactNode;
  acts?: (thing: Thing) => ReactNode;
  children: (thing: Thing) => ReactNode;
  /** The frame around it says where one is; there is a way back of its own only where the frame has no room for that. */
  framed?: boolean;
};

/** A page about one thing: its head with what can be done, or that it waits, failed or is not there. */
export function DetailPage<Thing>({ detail, list, kind, words, about, title, acts, children, framed }: DetailPageProps<Thing>) {
  const { state, thing } = detail;
  const found = state === 'found' && thing !== undefined;
  return (
    <div className={styles.page}>
      <PageTitle {...(state === 'missing' ? { name: words.missing.title } : { about: found ? about(thing) : '' })} />
      <header className={classNames(styles.head, framed && styles.framed, 'no-print')}>
        <div>
          <Breadcrumbs label={list.label} items={[list, { label: kind }]} link={RouterLink} />
          <h1>
            <Typed>{found && title ? title(thing) : kind}</Typed>
          </h1>
        </div>
        {found && acts && <div className={styles.acts}>{acts(thing)}</div>}
      </header>
      {found ? children(thing) : <Instead detail={detail} list={list} words={words} />}
    </div>
  );
}

type InsteadProps = Pick<DetailPageProps<never>, 'list' | 'words'> & { detail: Omit<Detail<unknown>, 'thing'> };

function Instead({ detail, list, words }: InsteadProps) {
  const t = useKitWords();
  if (detail.state === 'waiting')
    return (
      <output aria-busy="true" aria-label={t('loading')} className={styles.page}>
        <Panel bordered>
          <Skeleton kind="text" lines={3} />
        </Panel>
        <Panel bordered>
          <Skeleton kind="media" count={3} />
        </Panel>
      </output>
    );
  return (
    <Panel bordered>
      {detail.state === 'failed' ? (
        <ReadFailed error={detail.error} title={words.failed} busy={detail.busy} onRetry={detail.again} />
      ) : (
        <Empty
          title={words.missing.title}
          actions={
            <Button href={list.href} as={RouterLink}>
              {words.missing.list}
            </Button>
          }
        >
          {words.missing.text}
        </Empty>
      )}
    </Panel>
  );
}
