import { type ZoneCompany, type ZoneRow, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { zoneReads } from './catalogue.reads.ts';

/** Companies whose people see the zone as theirs; a company is in one at most. */
export function ZoneCompanies({ zone }: { zone: ZoneRow }) {
  const t = useWords('catalogue');
  const found = useList(ask(zoneOfficeApi.companies, { params: { id: zone.id }, query: { page: 1, limit: 100 } }, { staleMs: 0 }));
  const remove = useAct({
    call: zoneOfficeApi.removeCompany,
    request: ({ id }: ZoneCompany) => ({ params: { id: zone.id, companyId: id } }),
    ask: ({ name }) => ({
      title: t('zone.company.remove.ask', { name }),
      text: t('zone.company.remove.text'),
      act: t('zone.company.remove'),
      tone: 'danger',
    }),
    done: t('removed'),
    changes: zoneReads,
  });
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('zone.companies')} <span className="meta">{zone.companyCount}</span>
        </>
      }
    >
      <Table
        fits
        caption={t('zone.companies')}
        rows={found.data?.list ?? []}
        rowKey={({ id }) => id}
        loading={!found.data}
        empty={<p className={`meta ${styles.none}`}>{t('zone.companies.none')}</p>}
        columns={[
          { key: 'name', head: t('zone.company'), cell: ({ name }) => name },
          { key: 'people', head: t('zone.people'), align: 'right', cell: ({ people }) => <span className="num">{people}</span> },
          {
            key: 'prices',
            head: t('zone.ownPrices'),
            align: 'right',
            wide: true,
            cell: ({ prices }) => <span className="num">{prices}</span>,
          },
          {
            key: 'acts',
            head: t('acts'),
            cell: (row) => (
              <Button look="text" size="s" onClick={() => remove.start(row)}>
                {t('zone.company.remove')}
              </Button>
            ),
          },
        ]}
      />
      <AddCompany zoneId={zone.id} />
      {remove.question}
    </Panel>
  );
}

function AddCompany({ zoneId }: { zoneId: string }) {
  const t = useWords('catalogue');
  const [word, setWord] = useState('');
  const [company, setCompany] = useState('');
  const found = useList(ask(companiesApi.page, { query: { page: 1, limit: 50, ...(word.trim() && { word: word.trim() }) } }));
  const add = useAct({
    call: zoneOfficeApi.addCompany,
    request: (companyId: string) => ({ params: { id: zoneId }, body: { companyId } }),
    done: t('zone.company.added'),
    onDone: () => setCompany(''),
    changes: zoneReads,
  });
  return (
    <div className={`${styles.fields} ${styles.none}`}>
      <Field label={t('zone.company.word')}>
        <TextInput value={word} maxLength={40} autoComplete="off" onChange={({ target }) => setWord(target.value)} />
      </Field>
      <Field label={t('zone.company')}>
        <Select
          value={company}
          placeholder={t('rule.choose')}
          onChange={({ target }) => setCompany(target.value)}
          options={(found.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Button look="line" disabled={company === ''} busy={add.busy} onClick={() => add.start(company)}>
        {t('zone.company.add')}
      </Button>
    </div>
  );
}
