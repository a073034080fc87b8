import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceReceiver } from '@mall/contract/invoice/receiver.api.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { nameOfTitle } from '@mall/contract/member/invoice-title.rules.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';

export function TitleLabel({ title: { fields, isDefault, ofCompany } }: { title: InvoiceTitle }) {
  const t = useWords('invoice');
  return (
    <>
      {nameOfTitle(fields)} {isDefault === 1 && <Tag tone="brand">{t('titles.default')}</Tag>}{' '}
      {ofCompany === 1 && <Tag tone="info">{t('titles.ofCompany')}</Tag>}
    </>
  );
}

/** Its tax number and bank; of a person that it is one. */
export function TitleFacts({ fields }: { fields: InvoiceFields }) {
  const t = useWords('invoice');
  if (fields.titleType === 'person') return <>{t('titles.person')}</>;
  return (
    <>
      <span className="num">{fields.taxNumber}</span>
      {'bankAccount' in fields && (
        <>
          <br />
          {fields.openingBank} <span className="num">{hidden(fields.bankAccount)}</span>
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
