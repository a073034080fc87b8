import { Button } from '@mall/ui/button.tsx';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { ChevronUpIcon } from '@mall/ui/icons/chevron-up-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './store.module.css';

type OrderActsProps = { name: string; first: boolean; last: boolean; onMove: (by: 1 | -1) => void; onRemove: () => void };

/** Up, down, away: by keys as well as by the pointer. */
export function OrderActs({ name, first, last, onMove, onRemove }: OrderActsProps) {
  const t = useWords('store');
  return (
    <span className={styles.order}>
      <Button
        look="text"
        size="s"
        disabled={first}
        aria-label={`${t('up')} ${name}`}
        onClick={() => onMove(-1)}
        icon={<ChevronUpIcon size={16} />}
      />
      <Button
        look="text"
        size="s"
        disabled={last}
        aria-label={`${t('down')} ${name}`}
        onClick={() => onMove(1)}
        icon={<ChevronDownIcon size={16} />}
      />
      <Button look="text" size="s" aria-label={`${t('remove')} ${name}`} onClick={onRemove} icon={<TrashIcon size={16} />} />
    </span>
  );
}
