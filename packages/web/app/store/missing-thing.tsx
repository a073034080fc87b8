import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import type { ReactNode } from 'react';
import styles from './missing-thing.module.css';

type Way = { href: string; label: string };

type MissingThingProps = {
  title: string;
  search: Way;
  home: string;
  children: ReactNode;
};

/** The goods or the store that an address names is not there: says so, and leads on. */
export function MissingThing({ title, search, home, children }: MissingThingProps) {
  return (
    <div className={`wrap ${styles.missing}`}>
      <PageTitle name={title} />
      <meta name="robots" content="noindex" />
      <h1 className="sr">{title}</h1>
      <Empty
        picture="search"
        title={title}
        actions={
          <>
            <Button href={search.href} as={RouterLink}>
              {search.label}
            </Button>
            <Button look="quiet" href="/" as={RouterLink}>
              {home}
            </Button>
          </>
        }
      >
        {children}
      </Empty>
    </div>
  );
}
