import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { type InvoiceType, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { nameOfTitle } from '@mall/contract/invoice/title-name.ts';
import { type InvoiceTitle, invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { InvoiceTitleForm } from '../member/invoice-title.form.tsx';
import styles from './invoice.module.css';
import { TitleFacts, TitleLabel } from './title-label.tsx';

const size = 10;
const usualAsk = ask(invoiceTitleApi.default, {}, { fallback: null });

/** Titles of the reader, and those that his company's people share. None changes: a change is a new version. */
export function TitlesList({ ofCompany }: { ofCompany: boolean }) {
  const t = useWords('invoice');
  const language = useLanguage();
  const place = usePlace({});
  const { page } = place.at;
  const found = useList(ask(invoiceTitleApi.list, { query: { page, limit: size } }, { staleMs: 0 }));
  const usual = useAnswer(usualAsk);
  const [open, setOpen] = useState<{ type: InvoiceType; replaces?: InvoiceTitle | undefined }>();
  const again = () => {
    setOpen(undefined);
    void found.refetch();
  };
  const version = (title: InvoiceTitle) => (
    <Button look="text" size="s" onClick={() => setOpen({ type: title.fields.type, replaces: title })}>
      {t('titles.version')}
    </Button>
  );
  const columns: TableColumn<InvoiceTitle>[] = [
    { key: 'name', head: t('titles.name'), cell: (title) => <Name title={title} /> },
    { key: 'types', head: t('titles.types'), cell: ({ types: fit }) => fit.map((one) => invoiceTypeWords[one][language]).join(' · ') },
    { key: 'receiver', head: t('titles.receiver'), cell: ({ fields }) => `${fields.recipientName} ${shownPhone(fields.phone)}` },
    { key: 'since', head: t('titles.since'), cell: ({ createDate }) => <span className="num">{createDate.slice(0, 10)}</span> },
    { key: 'acts', head: t('column.acts'), align: 'right', cell: version },
  ];
  return (
    <ListPage
      title={t(ofCompany ? 'titles.companyTitle' : 'titles.title')}
      lead={usual ? `${t('titles.lead')} · ${t('titles.usual', { name: nameOfTitle(usual.fields) })}` : t('titles.lead')}
      acts={invoiceTypes.map((type) => (
        <Button key={type} look={type === invoiceTypes[0] ? 'primary' : 'line'} onClick={() => setOpen({ type })}>
          {t('titles.new')} {invoiceTypeWords[type][language]}
        </Button>
      ))}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (title) => (
          <div className={styles.card}>
            <Name title={title} />
            <span className="meta">{title.types.map((one) => invoiceTypeWords[one][language]).join(' · ')}</span>
            <div>{version(title)}</div>
          </div>
        ),
        none: { title: t('titles.none') },
        words: { failed: t('failed') },
      }}
    >
      {open && (
        <InvoiceTitleForm
          type={open.type}
          replaces={open.replaces}
          ofCompany={ofCompany}
          onClose={() => setOpen(undefined)}
          onSaved={again}
        />
      )}
    </ListPage>
  );
}

function Name({ title }: { title: InvoiceTitle }) {
  return (
    <div>
      <TitleLabel title={title} />
      <div className="meta">
        <TitleFacts fields={title.fields} />
      </div>
    </div>
  );
}
