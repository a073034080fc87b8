import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useCounterWords } from './counter-context.ts';

export function NotFound() {
  const t = useCounterWords();
  return (
    <Empty
      title={t('notFound.title')}
      actions={
        <Button href="/" as={RouterLink}>
          {t('toDesk')}
        </Button>
      }
    >
      {t('notFound.text')}
    </Empty>
  );
}
