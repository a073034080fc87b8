import type { ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { addressLine } from '@mall/contract/member/address-fields.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';

const bookQuestion = ask(addressApi.page, { query: { page: 1, limit: 1000 } }, { fallback: { list: [], total: 0 } });

type Props = { order: ReturnableOrder; value: string; onChange: (addressId: string) => void };

/** Where the other goods go to: where the order went, or another address of one's book. */
export function ResendAddress({ order, value, onChange }: Props) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const book = useQuery(queryOf(bookQuestion, language));
  const { receiverName, receiverPhone } = order.address;
  return (
    <Field layout="side" label={t('fact.resendTo')} required>
      <Select
        value={value}
        placeholder={`${receiverName} ${receiverPhone} ${addressLine(order.address)}`}
        options={(book.data?.list ?? []).map((one) => ({
          value: one.id,
          label: `${one.receiverName} ${one.receiverPhone} ${addressLine(one)}`,
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
