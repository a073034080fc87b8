import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './layout.module.css';
import { useClassOptions } from './link-fields.tsx';

type Props = { classId: string | undefined; onPick: (goodsId: string) => void; onClose: () => void };

/** Goods on sale by a word or a class, the most sold first. */
export function GoodsPicker({ classId: first, onPick, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const classes = useClassOptions();
  const [word, setWord] = useState('');
  const [classId, setClassId] = useState(first ?? '');
  const query = { ...(word.trim() && { word: word.trim() }), ...(classId && { classId }) };
  const found = useList(ask(layoutGoodsApi.goods, { query }));
  return (
    <Dialog open title={t('goods.pick')} width={560} maxBodyHeight="70vh" labels={{ close: kit('close') }} onClose={onClose}>
      <div className={styles.form}>
        <Field label={t('goods.word')}>
          <TextInput value={word} maxLength={40} autoComplete="off" onChange={({ target }) => setWord(target.value)} />
        </Field>
        <Field label={t('link.class')}>
          <Select value={classId} placeholder={t('goods.any')} options={classes} onChange={({ target }) => setClassId(target.value)} />
        </Field>
        <ul className={`${styles.goods} ${styles.found}`}>
          {(found.data ?? []).map(({ goodsId, name, picture, price }) => (
            <li key={goodsId}>
              {picture && <img src={picture} alt="" loading="lazy" />}
              <span className={`ell ${styles.name}`}>{name}</span>
              <span className="num">¥{price}</span>
              <Button look="text" size="s" aria-label={t('goods.take.of', { name })} onClick={() => onPick(goodsId)}>
                {t('goods.take')}
              </Button>
            </li>
          ))}
        </ul>
        {found.data?.length === 0 && <p className="meta">{t('none.found')}</p>}
      </div>
    </Dialog>
  );
}
