import type { RightName } from '@mall/contract/account/rights.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from './counter-context.ts';
import { useRights } from './who.ts';

/** The server refuses all the same; this spares the reader a screen full of refusals. */
export function Guarded({ right, page }: { right: RightName; page: ReactNode }) {
  const t = useCounterWords();
  const rights = useRights();
  if (rights === undefined || rights.has(right)) return page;
  return (
    <Empty
      title={t('refused.title')}
      actions={
        <Button look="line" href="/" as={RouterLink}>
          {t('toDesk')}
        </Button>
      }
    >
      {t('refused.text')}
    </Empty>
  );
}
