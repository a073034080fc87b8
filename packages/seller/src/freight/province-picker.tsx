import { provinceIds } from '@mall/contract/content/province.rules.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './freight.module.css';
import { parts } from './freight-words.ts';

type Part = keyof typeof parts;
type Props = {
  chosen: readonly string[];
  /** Those of other rows: a province stands in one row only. */
  taken: ReadonlySet<string>;
  onChoose: (ids: string[]) => void;
  onClose: () => void;
};

/** Provinces by the parts of the country; a part is chosen with one press. */
export function ProvincePicker({ chosen, taken, onChoose, onClose }: Props) {
  const t = useWords('freight');
  const kit = useKitWords();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(picked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setPicked(next);
  };
  const foot = (
    <>
      <Button look="line" onClick={onClose}>
        {t('picker.cancel')}
      </Button>
      <Button disabled={picked.size === 0} onClick={() => onChoose(Object.values(provinceIds).filter((id) => picked.has(id)))}>
        {t('picker.choose', { count: picked.size })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t('picker.title')}
      width={640}
      maxBodyHeight="70vh"
      labels={{ close: kit('close') }}
      footer={foot}
      onClose={onClose}
    >
      <div className={styles.parts}>
        {(Object.keys(parts) as Part[]).map((part) => {
          const free = parts[part].map((region) => provinceIds[region]).filter((id) => !taken.has(id));
          const count = free.filter((id) => picked.has(id)).length;
          return (
            <fieldset key={part} className={styles.part}>
              <legend>
                <Checkbox
                  checked={free.length > 0 && count === free.length}
                  mixed={count > 0 && count < free.length}
                  disabled={free.length === 0}
                  onChange={(event) => set(free, event.target.checked)}
                >
                  {t(`part.${part}`)}
                </Checkbox>
              </legend>
              {parts[part].map((region) => {
                const id = provinceIds[region];
                return (
                  <Checkbox
                    key={id}
                    checked={picked.has(id)}
                    disabled={taken.has(id)}
                    onChange={(event) => set([id], event.target.checked)}
                  >
                    {t(`province.${region}`)}
                  </Checkbox>
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
