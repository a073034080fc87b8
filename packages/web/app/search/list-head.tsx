import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import type { ReactNode } from 'react';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import { PageMeta, useOrigin } from '../shell/page-meta.tsx';
import { useIsGlobal } from './global-page.ts';
import styles from './list-screen.module.css';

export type ListCrumb = { readonly label: string; readonly href?: string };

type ListHeadProps = {
  /** After home (and the cross-border zone); the last is where the reader is. */
  crumbs: readonly ListCrumb[];
  /** What the list is about, for the title of the window: words, a class, a coupon; empty when it is about everything. */
  about: string;
  title: string;
  count: string;
  description: string;
  canonical: string;
  /** Stands between the way here and the title: the head of a store, of a coupon. */
  children?: ReactNode;
};

const zone = '/internation';

export function ListHead({ crumbs, about, title, count, description, canonical, children }: ListHeadProps) {
  const t = useWords('search');
  const isGlobal = useIsGlobal();
  const origin = useOrigin();
  const way: ListCrumb[] = [
    { label: t('crumbs.home'), href: isGlobal ? '/index1' : '/' },
    ...(isGlobal && isBuilt(zone) ? [{ label: t('crumbs.global'), href: zone }] : []),
    ...crumbs,
  ];
  const items = way.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(href && { item: origin + href }),
  }));
  return (
    <>
      <PageTitle about={about} />
      <PageMeta description={description} path={canonical} />
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
      <Breadcrumbs items={way} label={t('crumbs.label')} link={RouterLink} />
      {children}
      <div className={styles.head}>
        <h1>{title}</h1>
        <output className="meta">{count}</output>
      </div>
    </>
  );
}
