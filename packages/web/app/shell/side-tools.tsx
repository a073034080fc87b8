import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ArrowUpIcon } from '@mall/ui/icons/arrow-up-icon.tsx';
import { CompareIcon } from '@mall/ui/icons/compare-icon.tsx';
import { HistoryIcon } from '@mall/ui/icons/history-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { useKept } from '../kernel/kept-state.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './side-tools.module.css';

const toTop = () => {
  window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** Helpers at the right edge, where the screen is wide enough to spare it. */
export function SideTools() {
  const t = useWords('shell');
  // The page itself takes what was ticked; the frame need not know how to read it.
  const ticked = useKept('compared', (value) => (Array.isArray(value) ? value.length : 0));
  return (
    <aside className={`${styles.side} no-print`} aria-label={t('side.region')}>
      <RouterLink href="/helpCenter">
        <MessageIcon />
        {t('side.service')}
      </RouterLink>
      <RouterLink href="/procurementManagement/goodsComp">
        <CompareIcon />
        <span>
          {t('side.compare')}
          {ticked > 0 && <b className="num"> {ticked}</b>}
        </span>
      </RouterLink>
      <RouterLink href="/personalCenterBase/myTracks">
        <HistoryIcon />
        {t('side.tracks')}
      </RouterLink>
      <button type="button" onClick={toTop}>
        <ArrowUpIcon />
        {t('side.top')}
      </button>
    </aside>
  );
}
