import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useWords } from '../kernel/words.tsx';
import { DefaultFrame } from './default-frame.tsx';

/** A page of the member's own, to somebody who came from a purchasing system: nothing is asked that would be refused, and the way back stands above. */
export default function ClosedToVisits() {
  const t = useWords('shell');
  return (
    <DefaultFrame>
      <Empty
        picture="lock"
        role="alert"
        title={t('punchout.closed')}
        actions={
          <Button href="/" as={RouterLink}>
            {t('punchout.goOn')}
          </Button>
        }
      >
        {t('punchout.closedText')}
      </Empty>
    </DefaultFrame>
  );
}
