import { type GoodsImport, goodsImportApi, type ImportFault } from '@mall/contract/catalogue/goods-import.api.ts';
import { importKinds, type MendRows } from '@mall/contract/catalogue/goods-import.rules.ts';
import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FoundTable } from '@mall/kit/list/found-table.tsx';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { importReads } from './import.reads.ts';
import { faultsIn, kindsIn } from './import.rules.ts';
import { badRowSizes, type ImportPlace } from './import-place.ts';
import { BadValue, MendActs, type Mending } from './mend-acts.tsx';
import { MendDialog } from './mend-dialog.tsx';

type Props = {
  sheet: GoodsImport;
  counts: NonNullable<GoodsImport['counts']>;
  place: ImportPlace;
  fetching: { start: (id: string) => void; busy: boolean };
};

/** Every bad cell with its row, why it is not taken and how it is mended. */
export function BadRows({ sheet, counts, place, fetching }: Props) {
  const t = useWords('goods-import');
  const language = useLanguage();
  const [typing, setTyping] = useState<ImportFault>();
  const { page } = place.at;
  const size = Number(place.at.size);
  const kinds = kindsIn(counts);
  // The last of a reason was mended: its tab is gone, and all are shown.
  const kind = kinds.find((one) => one === place.at.kind) ?? '';
  const deciding = sheet.state === 'deciding';
  const found = useList(
    ask(goodsImportApi.faults, { params: { id: sheet.id }, query: { page, limit: size, ...(kind && { kind }) } }, { staleMs: 0 }),
    { enabled: deciding },
  );
  const hrefOf = (next: number) => place.hrefOf({ page: next });
  useLastPage({ page, size, hrefOf, total: found.isPlaceholderData || !deciding ? 0 : (found.data?.total ?? 0) });
  const request = (body: MendRows) => ({ params: { id: sheet.id }, body });
  // The row of a cell that was mended goes, and with it the focus: whoever works by keys goes on at the rows that are left.
  const rows = useRef<HTMLDivElement>(null);
  const mended = useRef(false);
  const lead = useEffectEvent(() => {
    if (!mended.current || !deciding) return;
    mended.current = false;
    if (document.activeElement === document.body) rows.current?.focus();
  });
  const { dataUpdatedAt } = found;
  useEffect(() => {
    if (dataUpdatedAt > 0) lead();
  }, [dataUpdatedAt]);
  const done = ({ mended: count }: { mended: number }) => {
    mended.current = true;
    return t('mend.done', { count });
  };
  const mend = useCall({ call: goodsImportApi.mend, request, changes: importReads, done });
  const typed = useCall({ call: goodsImportApi.mend, request, changes: importReads, done, options: { noPopupMessage: true } });
  const run = (body: MendRows) => void mend.run(body).catch(() => undefined);
  const sendPicture = async ({ id }: ImportFault, url: string) => {
    const sized = await browserCall(goodsVersionApi.picture, { body: { url } });
    run({ by: 'value', faultId: id, value: sized.url });
  };
  const mending: Mending = {
    mend: run,
    picture: (fault, url) => void sendPicture(fault, url).catch(() => undefined),
    type: setTyping,
    locked: !deciding || mend.busy || found.isFetching,
    id: mend.subject?.faultId,
  };
  const valueOf = (fault: ImportFault) => <BadValue fault={fault} mending={mending} />;
  const columns: TableColumn<ImportFault>[] = [
    { key: 'row', head: t('bad.row'), width: 56, cell: ({ row }) => <span className="num">{row}</span> },
    { key: 'number', head: t('bad.number'), cell: ({ itemNumber }) => <span className={styles.code}>{itemNumber || '—'}</span> },
    { key: 'column', head: t('bad.column'), cell: ({ columnName }) => <span className={styles.nowrap}>{columnName}</span> },
    { key: 'value', head: t('bad.value'), cell: valueOf },
    { key: 'reason', head: t('bad.reason'), cell: ({ reason }) => reason },
    { key: 'mend', head: t('bad.mend'), width: 216, cell: (fault) => <MendActs fault={fault} mending={mending} /> },
  ];
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('bad.title')} <span className={styles.soft}>{t('bad.lead', { count: counts.bad, faults: faultsIn(counts) })}</span>
        </>
      }
      extra={
        counts.bad > 0 && (
          <Button look="quiet" size="s" icon={<DownloadIcon size={14} />} busy={fetching.busy} onClick={() => fetching.start(sheet.id)}>
            {t('bad.download')}
          </Button>
        )
      }
    >
      {kinds.length > 0 && (
        <Tabs
          inset
          label={t('bad.tabs')}
          items={[
            { id: '', label: t('bad.all'), count: faultsIn(counts) },
            ...kinds.map((one, at) => ({ id: one, label: importKinds[one][language], count: counts.kinds[one], hot: at === 0 })),
          ]}
          value={kind}
          hrefOf={(next) => place.hrefOf({ kind: next })}
          link={RouterLink}
        />
      )}
      <div ref={rows} tabIndex={-1} className={styles.rows}>
        <FoundTable
          title={t('bad.title')}
          columns={columns}
          list={{
            found: counts.bad === 0 ? { ...found, data: { list: [], total: 0 } } : found,
            rowKey: ({ id }) => id,
            page,
            size,
            hrefOf,
            sizes: {
              choices: badRowSizes.map(Number),
              hrefOf: (next) => place.hrefOf({ size: badRowSizes.find((one) => Number(one) === next) ?? '10' }),
            },
            columns,
            card: (fault) => (
              <article className={styles.card} aria-label={t('bad.nth', { row: String(fault.row), column: fault.columnName })}>
                <p>
                  <b>{t('bad.nth', { row: String(fault.row), column: fault.columnName })}</b> {valueOf(fault)}
                </p>
                {fault.itemNumber && <p className={styles.code}>{fault.itemNumber}</p>}
                <p>{fault.reason}</p>
                <MendActs fault={fault} mending={mending} />
              </article>
            ),
            none: { title: t('bad.none') },
            words: { pages: t('bad.pages') },
          }}
        />
      </div>
      {typing && <MendDialog fault={typing} onMend={(body) => typed.run(body)} onClose={() => setTyping(undefined)} />}
    </Panel>
  );
}
