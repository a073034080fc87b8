import { shelfGoodsApi } from '@mall/contract/catalogue/shelf-goods.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useDeferredValue, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './store.module.css';

/** One goods of the store, found by a word. */
export function GoodsChoice({ value, onChange }: { value: string; onChange: (goodsId: string) => void }) {
  const t = useWords('store');
  const [word, setWord] = useState('');
  const wanted = useDeferredValue(word.trim());
  const found = useList(ask(shelfGoodsApi.page, { query: { page: 1, limit: 50, ...(wanted && { word: wanted }) } }, { staleMs: 30_000 }));
  const options = (found.data?.list ?? []).map(({ goodsId, name }) => ({ value: goodsId, label: name }));
  const known = value === '' || options.some((option) => option.value === value);
  // What was chosen once need not be among those that the word finds now.
  const chosen = useList(ask(shelfGoodsApi.page, { query: { page: 1, limit: 1, goodsId: value } }, { staleMs: 30_000 }), {
    enabled: !known,
  });
  return (
    <div className={styles.pair}>
      <Field label={t('banner.goods.word')}>
        <TextInput value={word} maxLength={50} onChange={({ target }) => setWord(target.value)} />
      </Field>
      <Field label={t('banner.goods')}>
        <Select
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder={t('banner.goods')}
          options={known ? options : [{ value, label: chosen.data?.list[0]?.name ?? `#${value}` }, ...options]}
        />
      </Field>
    </div>
  );
}
