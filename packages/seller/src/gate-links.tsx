import { Link } from 'react-router';
import { useWords } from './kernel/words.ts';

/** For who came to the wrong door. */
export function GateLinks() {
  const t = useWords('desk');
  return (
    <>
      <span>
        {t('gate.new')}{' '}
        <Link to="/registered" className="link">
          {t('gate.register')}
        </Link>
      </span>{' '}
      <span>
        {t('gate.buyers')}{' '}
        <a href="/login" className="link">
          {t('gate.mall')}
        </a>
      </span>
    </>
  );
}
