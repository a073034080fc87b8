import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import styles from './security.module.css';

type OutcomeProps = { title: string; text: string; href: string; act: string };

/** What came of it, said aloud when it appears, and the way on. */
export function Outcome({ title, text, href, act }: OutcomeProps) {
  return (
    <output className={styles.outcome}>
      <Empty
        picture="lock"
        title={title}
        actions={
          <Button href={href} as={RouterLink}>
            {act}
          </Button>
        }
      >
        {text}
      </Empty>
    </output>
  );
}
