import { Button } from '@mall/ui/button.tsx';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { ChevronUpIcon } from '@mall/ui/icons/chevron-up-icon.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './content.module.css';

/** The list with what stands at one place moved to another. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
};

type Props = { name: string; at: number; count: number; disabled?: boolean; onMove: (to: number) => void };

/** One place up or down, by keys as by hand. */
export function OrderButtons({ name, at, count, disabled = false, onMove }: Props) {
  const t = useWords('content');
  return (
    <span className={styles.order}>
      <Button
        look="text"
        size="s"
        disabled={disabled || at === 0}
        aria-label={t('order.up', { name })}
        onClick={() => onMove(at - 1)}
        icon={<ChevronUpIcon size={16} />}
      />
      <Button
        look="text"
        size="s"
        disabled={disabled || at === count - 1}
        aria-label={t('order.down', { name })}
        onClick={() => onMove(at + 1)}
        icon={<ChevronDownIcon size={16} />}
      />
    </span>
  );
}
