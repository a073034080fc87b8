import { type OwnPrice, type ZoneRow, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { ZonePriceChanges } from './zone-price-changes.tsx';
import { ZonePriceDialog } from './zone-price-dialog.tsx';

const aPage = 20;

/** What goods of the mall's own stores cost the people of the zone, laid here. */
export function ZoneOwnPrices({ zone }: { zone: ZoneRow }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const amount = useAmount();
  const [word, setWord] = useState('');
  const [page, setPage] = useState(1);
  const [laying, setLaying] = useState<OwnPrice | 'sheet'>();
  const [looksBack, setLooksBack] = useState(false);
  const found = useList(
    ask(
      zoneOfficeApi.ownPrices,
      { params: { id: zone.id }, query: { page, limit: aPage, ...(word.trim() && { word: word.trim() }) } },
      { staleMs: 0 },
    ),
  );
  const total = found.data?.total ?? 0;
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('own.prices')} <span className="meta">{t('own.lead', { count: total })}</span>
        </>
      }
      extra={
        <span className={styles.acts}>
          <TextInput
            size="s"
            type="search"
            value={word}
            maxLength={40}
            aria-label={t('own.find')}
            placeholder={t('own.find')}
            onChange={({ target }) => {
              setWord(target.value);
              setPage(1);
            }}
          />
          <Button look="text" size="s" onClick={() => setLooksBack(true)}>
            {t('own.history')}
          </Button>
          <Button look="line" size="s" onClick={() => setLaying('sheet')}>
            {t('own.lay')}
          </Button>
        </span>
      }
    >
      <Table
        fits
        caption={t('own.prices')}
        rows={found.data?.list ?? []}
        rowKey={({ specId }) => specId}
        loading={!found.data}
        empty={<p className={`meta ${styles.none}`}>{t('own.none')}</p>}
        columns={[
          { key: 'number', head: t('own.number'), wide: true, cell: ({ itemNumber }) => <span className="num">{itemNumber}</span> },
          { key: 'spec', head: t('zone.spec'), cell: ({ specName }) => specName },
          { key: 'price', head: t('zone.price'), align: 'money', wide: true, cell: ({ price }) => amount(price) },
          { key: 'own', head: t('own.price'), align: 'money', cell: ({ own }) => <b>{amount(own)}</b> },
          {
            key: 'acts',
            head: t('acts'),
            cell: (row) => (
              <Button look="text" size="s" aria-label={t('own.change.of', { name: row.specName })} onClick={() => setLaying(row)}>
                {t('own.change')}
              </Button>
            ),
          },
        ]}
      />
      {total > aPage && (
        <Pager
          page={page}
          pages={Math.ceil(total / aPage)}
          onPage={setPage}
          compact
          labels={{
            nav: t('own.prices'),
            previous: kit('pager.previous'),
            next: kit('pager.next'),
            page: (number) => kit('pager.page', { page: number }),
          }}
        />
      )}
      {laying && <ZonePriceDialog zoneId={zone.id} row={laying === 'sheet' ? undefined : laying} onClose={() => setLaying(undefined)} />}
      {looksBack && <ZonePriceChanges zoneId={zone.id} onClose={() => setLooksBack(false)} />}
    </Panel>
  );
}
