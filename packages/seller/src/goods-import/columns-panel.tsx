import type { GoodsImport, SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useListed } from '@mall/kit/words/use-listed.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ColumnsForm } from './columns-form.tsx';
import styles from './import.module.css';

/** So many are named, the others counted. */
const named = 3;

/** What the columns were taken for: known, guessed, ignored. */
export function ColumnsPanel({ sheet }: { sheet: GoodsImport }) {
  const t = useWords('goods-import');
  const listed = useListed();
  const [open, setOpen] = useState(false);
  const { columns, choices } = sheet;
  const nameOf = ({ key, head }: SheetColumn) => choices.find((choice) => choice.key === key)?.name ?? head;
  const of = (...hows: SheetColumn['how'][]) => columns.filter(({ how }) => hows.includes(how));
  const some = (names: string[], key: 'columns.known' | 'columns.ignored') =>
    names.length > named
      ? t(`${key}.many`, { names: listed(names.slice(0, named)), count: names.length })
      : t(key, { names: listed(names) });
  const known = of('known', 'chosen');
  const ignored = of('ignored').filter(({ head }) => head !== '');
  const locked = sheet.state !== 'deciding';
  return (
    <Panel
      bordered
      title={t('columns')}
      extra={
        <Button look="text" size="s" disabled={locked} onClick={() => setOpen(true)}>
          {t('columns.change')}
        </Button>
      }
    >
      <ul className={styles.columns}>
        {known.length > 0 && (
          <li>
            <StatusMark mark="closed" tone="green">
              {t('columns.how.known')}
            </StatusMark>
            <span>{some(known.map(nameOf), 'columns.known')}</span>
          </li>
        )}
        {ignored.length > 0 && (
          <li>
            <StatusMark mark="open" tone="amber">
              {t('columns.how.ignored')}
            </StatusMark>
            <span>
              {some(
                ignored.map(({ head }) => t('columns.quoted', { name: head })),
                'columns.ignored',
              )}
            </span>
          </li>
        )}
        {of('guessed').map((column) => (
          <li key={column.at}>
            <StatusMark mark="running" tone="blue">
              {t('columns.how.guessed')}
            </StatusMark>
            <span>
              {t('columns.guessed', { head: column.head, name: nameOf(column) })}{' '}
              <Button
                look="text"
                size="s"
                disabled={locked}
                aria-label={t('columns.changeOf', { name: column.head })}
                onClick={() => setOpen(true)}
              >
                {t('columns.changeOne')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {open && <ColumnsDialog sheet={sheet} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function ColumnsDialog({ sheet, onClose }: { sheet: GoodsImport; onClose: () => void }) {
  const t = useWords('goods-import');
  const kit = useKitWords();
  return (
    <Dialog open width={720} maxBodyHeight="70vh" title={t('columns.title')} labels={{ close: kit('close') }} onClose={onClose}>
      <ColumnsForm sheet={sheet} onDone={onClose}>
        {(table, { busy }) => (
          <>
            <p className="meta">{t('columns.text')}</p>
            {table}
            <div className={styles.foot}>
              <Button look="quiet" disabled={busy} onClick={onClose}>
                {kit('cancel')}
              </Button>
              <Button type="submit" busy={busy}>
                {t('columns.save')}
              </Button>
            </div>
          </>
        )}
      </ColumnsForm>
    </Dialog>
  );
}
