import { type ZoneRow, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';

const aPage = 20;

/** Prices of their own that the companies of the zone have now: those of their contracts, which are changed there. */
export function ZonePrices({ zone }: { zone: ZoneRow }) {
  const t = useWords('catalogue');
  const amount = useAmount();
  const kit = useKitWords();
  const [word, setWord] = useState('');
  const [page, setPage] = useState(1);
  const found = useList(
    ask(
      zoneOfficeApi.prices,
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
          {t('zone.prices')} <span className="meta">{t('zone.prices.lead', { count: total })}</span>
        </>
      }
      extra={
        <TextInput
          size="s"
          type="search"
          value={word}
          maxLength={40}
          aria-label={t('zone.prices.find')}
          placeholder={t('zone.prices.find')}
          onChange={({ target }) => {
            setWord(target.value);
            setPage(1);
          }}
        />
      }
    >
      <Table
        fits
        caption={t('zone.prices')}
        rows={found.data?.list ?? []}
        rowKey={({ contractSn, itemNumber, companyName }) => `${contractSn}-${itemNumber}-${companyName}`}
        loading={!found.data}
        empty={<p className={`meta ${styles.none}`}>{t('zone.prices.none')}</p>}
        columns={[
          { key: 'company', head: t('zone.company'), wide: true, cell: ({ companyName }) => companyName },
          { key: 'spec', head: t('zone.spec'), cell: ({ specName, itemNumber }) => <span title={itemNumber}>{specName}</span> },
          { key: 'contract', head: t('zone.contract'), wide: true, cell: ({ contractSn }) => contractSn },
          { key: 'price', head: t('zone.price'), align: 'money', wide: true, cell: ({ price }) => amount(price) },
          { key: 'agreed', head: t('zone.agreed'), align: 'money', cell: ({ agreed }) => <b>{amount(agreed)}</b> },
          { key: 'left', head: t('zone.left'), align: 'right', wide: true, cell: ({ left }) => <span className="num">{left}</span> },
          { key: 'until', head: t('zone.until'), wide: true, cell: ({ until }) => until.slice(0, 10) },
        ]}
      />
      {total > aPage && (
        <Pager
          page={page}
          pages={Math.ceil(total / aPage)}
          onPage={setPage}
          compact
          labels={{
            nav: t('zone.prices'),
            previous: kit('pager.previous'),
            next: kit('pager.next'),
            page: (number) => kit('pager.page', { page: number }),
          }}
        />
      )}
    </Panel>
  );
}
