import { importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { SheetIcon } from '@mall/ui/icons/sheet-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import styles from './import.module.css';
import type { TakeSheet } from './use-take-sheet.ts';

/** No import is open: a file is chosen, or dropped here. */
export function StartPanel({ sheet }: { sheet: TakeSheet }) {
  const t = useWords('goods-import');
  const [over, setOver] = useState(false);
  return (
    <Panel bordered title={t('start')}>
      <div
        className={classNames(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file && !sheet.busy) sheet.take(file);
        }}
      >
        <SheetIcon size={32} />
        <p>{t('start.drop')}</p>
        <ChooseSheet sheet={sheet} before={null} />
        <p className="meta">
          {t('start.most', { rows: importMost.rows, columns: importMost.columns, mb: importMost.bytes / 1024 / 1024 })}
        </p>
      </div>
      <ul className={styles.hints}>
        <li>{t('start.rows')}</li>
        <li>{t('start.export')}</li>
        <li>{t('start.audit')}</li>
      </ul>
    </Panel>
  );
}
