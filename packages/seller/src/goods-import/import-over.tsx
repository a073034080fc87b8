import { type GoodsImport, goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { importReads } from './import.reads.ts';
import { worthWriting } from './import.rules.ts';

type Props = { sheet: GoodsImport; fetching: { start: (id: string) => void; busy: boolean } };

/** What was written, where it is seen, and what is left. */
export function Written({ sheet, fetching }: Props) {
  const t = useWords('goods-import');
  const { counts } = sheet;
  return (
    <Panel bordered title={t('written')}>
      <div className={styles.stack}>
        {counts && (
          <Note tone="ok">
            {t('written.text', { count: worthWriting(counts), fresh: counts.fresh, changed: counts.changed, off: counts.off })}
          </Note>
        )}
        {counts && counts.audit > 0 && <Note>{t('written.audit', { count: counts.audit })}</Note>}
        {counts && counts.left > 0 && <Note>{t('written.left', { count: counts.left })}</Note>}
        {counts && counts.bad > 0 && <Note tone="warn">{t('written.bad', { count: counts.bad })}</Note>}
        <div className={styles.acts}>
          <Button href="/goods" as={RouterLink}>
            {t('written.goods')}
          </Button>
          {counts && counts.audit > 0 && (
            <Button look="line" href="/goods?tab=waiting" as={RouterLink}>
              {t('written.waiting')}
            </Button>
          )}
          {counts && counts.bad > 0 && (
            <Button look="quiet" icon={<DownloadIcon size={16} />} busy={fetching.busy} onClick={() => fetching.start(sheet.id)}>
              {t('bad.download')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Why nothing was written, row by row, and the way to go on. */
export function Failed({ sheet }: { sheet: GoodsImport }) {
  const t = useWords('goods-import');
  const again = useCall({
    call: goodsImportApi.again,
    request: () => ({ params: { id: sheet.id } }),
    changes: importReads,
  });
  const rows = sheet.failures.map((failure, at) => ({ ...failure, at }));
  return (
    <Panel
      bordered
      flush
      title={t('failed')}
      extra={
        <Button size="s" busy={again.busy} onClick={() => void again.run().catch(() => undefined)}>
          {t('failed.again')}
        </Button>
      }
    >
      <div className={styles.inside}>
        <Note tone="bad">{t('failed.text', { rows: sheet.rows })}</Note>
      </div>
      {rows.length > 0 && (
        <Table
          dense
          stacks
          caption={t('failed')}
          columns={[
            { key: 'row', head: t('bad.row'), width: 64, cell: ({ row }) => <span className="num">{row === 0 ? '—' : row}</span> },
            { key: 'column', head: t('bad.column'), cell: ({ column }) => column || '—' },
            { key: 'reason', head: t('bad.reason'), cell: ({ message }) => message },
          ]}
          rows={rows}
          rowKey={({ at }) => String(at)}
        />
      )}
    </Panel>
  );
}
