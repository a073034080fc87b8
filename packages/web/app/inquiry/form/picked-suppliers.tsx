import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Supplier } from '@mall/contract/inquiry/inquiry-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Chip } from '@mall/ui/chip.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import styles from './form.module.css';

type Props = {
  picked: readonly string[];
  /** Those of the page that is shown; whoever was picked on it is known by name from then on. */
  shown: readonly Supplier[];
  onRemove: (storeId: string) => void;
};
type Names = Readonly<Record<string, string>>;

const namesOf = (suppliers: readonly Supplier[]): Names =>
  Object.fromEntries(suppliers.map(({ storeId, storeName }) => [storeId, storeName]));

/** Who is picked, whatever the filter shows. */
export function PickedSuppliers({ picked, shown, onRemove }: Props) {
  const t = useWords('inquiry/form');
  const [first] = useState(() => picked.join(','));
  const [seen, setSeen] = useState<Names>({});
  const list = useRef<HTMLUListElement>(null);
  const begun = useList(
    ask(inquiryApi.suppliers, { query: { ...(first && { storeIds: first }), page: 1, limit: 50 } }, { staleMs: 60_000 }),
    {
      enabled: first !== '',
    },
  );
  if (shown.some(({ storeId }) => !(storeId in seen))) setSeen({ ...seen, ...namesOf(shown) });
  if (picked.length === 0) return null;
  const names: Names = { ...namesOf(begun.data?.list ?? []), ...seen };
  /** The keys go on at the next one, or where suppliers are looked for. */
  const remove = (storeId: string, nth: number) => {
    const search = list.current?.previousElementSibling?.querySelector('input');
    flushSync(() => onRemove(storeId));
    const left = [...(list.current?.querySelectorAll('button') ?? [])];
    (left[Math.min(nth, left.length - 1)] ?? search)?.focus();
  };
  const waiting = first !== '' && !begun.data && !begun.isError;
  return (
    <ul ref={list} className={`${styles.pad} ${styles.picked}`} aria-label={t('supplier.picked')}>
      {picked.map((storeId, nth) => {
        const name = names[storeId] ?? (waiting ? '…' : t('supplier.gone'));
        return (
          <li key={storeId}>
            <Chip onRemove={() => remove(storeId, nth)} removeLabel={t('supplier.unpick', { name })}>
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
