import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceReceiver } from '@mall/contract/invoice/receiver.api.ts';
import { nameOfTitle } from '@mall/contract/invoice/title-name.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';

export function TitleLabel({ title: { fields, isDefault, ofCompany } }: { title: InvoiceTitle }) {
  const t = useWords('invoice');
  return (
    <>
      {nameOfTitle(fields)} {isDefault === 1 && <Tag tone="brand">{t('titles.default')}</Tag>}{' '}
      {fields.titleType === 'company' && <Tag tone="info">{t(ofCompany === 1 ? 'titles.ofCompany' : 'titles.ofSelf')}</Tag>}
    </>
  );
}

/** The same on one line, for a select: titles of one company are told apart by kind, account or mailbox, and whose they are. */
export const useTitleText = (): ((title: InvoiceTitle) => string) => {
  const t = useWords('invoice');
  const language = useLanguage();
  return ({ fields, ofCompany }) =>
    [
      nameOfTitle(fields),
      invoiceTypeWords[fields.type][language],
      fields.titleType === 'company'
        ? `…${('bankAccount' in fields ? fields.bankAccount : fields.taxNumber).slice(-4)}`
        : t('titles.person'),
      'email' in fields ? fields.email : fields.recipientName,
      ...(fields.titleType === 'company' ? [t(ofCompany === 1 ? 'titles.ofCompany' : 'titles.ofSelf')] : []),
    ].join(' · ');
};

/** Its kind, tax number, bank or mailbox; of a person that it is one. */
export function TitleFacts({ fields }: { fields: InvoiceFields }) {
  const t = useWords('invoice');
  const language = useLanguage();
  return (
    <>
      {invoiceTypeWords[fields.type][language]} ·{' '}
      {fields.titleType === 'person' ? t('titles.person') : <span className="num">{fields.taxNumber}</span>}
      {'bankAccount' in fields && (
        <>
          <br />
          {fields.openingBank} <span className="num">{hidden(fields.bankAccount)}</span>
        </>
      )}
      {'email' in fields && (
        <>
          <br />
          {fields.email}
        </>
      )}
    </>
  );
}

export function ReceiverLabel({ receiver: { name, phone, isDefault } }: { receiver: InvoiceReceiver }) {
  const t = useWords('invoice');
  return (
    <>
      {name} {shownPhone(phone)} {isDefault === 1 && <Tag tone="brand">{t('titles.default')}</Tag>}
    </>
  );
}

/** Enough of an account to know it by. */
const hidden = (account: string): string => `${account.slice(0, 4)} **** ${account.slice(-4)}`;
