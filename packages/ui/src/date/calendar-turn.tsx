import { Button } from 'react-aria-components/Calendar';
import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx';
import styles from './calendar.module.css';

/** To the month before or after; the calendar names it in the reader's language. */
export function CalendarTurn({ to }: { to: 'previous' | 'next' }) {
  return (
    <Button slot={to} className={styles.turn ?? ''}>
      {to === 'previous' ? <ChevronLeftIcon size={16} /> : <ChevronRightIcon size={16} />}
    </Button>
  );
}
