import { cartErrors } from '@mall/contract/cart/cart.errors.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { OrderAward } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { addressLine } from '@mall/contract/member/address-fields.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { randomToken } from '@mall/contract/wire/random-id.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry-reads.ts';

type Props = { inquiry: InquiryDetail; total: string; onClose: () => void };
const addressesAsk = ask(addressApi.page, { query: { page: 1, limit: 100 } }, { staleMs: 0 });

/** Orders what was awarded at the quoted price: where to, and how it is paid. */
export function OrderAwardDialog({ inquiry, total, onClose }: Props) {
  const t = useWords('inquiry');
  const kit = useKitWords();
  const addresses = useList(addressesAsk);
  return (
    <Dialog
      open
      width={520}
      title={t('order.title', { name: inquiry.winner?.storeName ?? '' })}
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      {addresses.data ? (
        <OrderForm
          inquiry={inquiry}
          total={total}
          addresses={addresses.data.list.map((address) => ({
            id: address.id,
            line: `${address.receiverName} ${addressLine(address)}`,
            usual: address.isDefault === 1,
          }))}
        />
      ) : (
        <Skeleton kind="block" height={240} />
      )}
    </Dialog>
  );
}

type FormProps = { inquiry: InquiryDetail; total: string; addresses: readonly { id: string; line: string; usual: boolean }[] };

function OrderForm({ inquiry, total, addresses }: FormProps) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const go = useNavigate();
  const payTypes = useList(ask(settlementApi.payTypes, {}, { staleMs: 0 }));
  const [submitToken] = useState(randomToken);
  const form = useForm({
    first: { addressId: (addresses.find(({ usual }) => usual) ?? addresses[0])?.id ?? '', payMode: 'prepay' as PayMode, leaveWord: '' },
    rules: OrderAward,
    failures: { ...inquiryFailures, ...cartErrors },
    shape: (typed) => ({ ...typed, submitToken, totalPrice: total }),
    places: { 'cart.no_address': ['addressId'] },
  });
  const place = useCall({
    call: inquiryApi.order,
    request: (body: OrderAward) => ({ params: { id: inquiry.id }, body }),
    done: t('order.done'),
    // There it is paid, or waits for whoever approves it.
    onDone: ({ orderIds }) => void go(`/personalCenterBase/myOrdersDetail?id=${orderIds[0]}`),
    changes: inquiryReads,
    options: quietly,
  });
  const chosen = payTypes.data?.find(({ payMode }) => payMode === form.watch('payMode'));
  return (
    <Form
      className={styles.form ?? ''}
      label={t('order.act')}
      message={form.messageOf('root')}
      onSubmit={form.submit(async (checked) => {
        await place.run(checked);
      })}
    >
      <p>
        {t('order.total')} <b className="num">{yuan(total)}</b> <span className="meta">{t('order.once')}</span>
      </p>
      <Field
        label={t('order.address')}
        required
        message={form.messageOf('addressId')}
        hint={
          addresses.length === 0 && (
            <RouterLink className="link" href="/personalCenterBase/addressManagement">
              {t('order.newAddress')}
            </RouterLink>
          )
        }
      >
        <Select
          {...form.field('addressId')}
          placeholder={t('order.choose')}
          options={addresses.map(({ id, line }) => ({ value: id, label: line }))}
        />
      </Field>
      <Field label={t('order.payMode')} required message={form.messageOf('payMode')} hint={chosen?.reason}>
        <Select
          {...form.field('payMode')}
          options={(payTypes.data ?? []).map(({ payMode, enabled }) => ({
            value: payMode,
            label: t(`order.${payMode}`),
            disabled: enabled === 0,
          }))}
        />
      </Field>
      <Field label={t('order.word')} message={form.messageOf('leaveWord')}>
        <TextInput {...form.field('leaveWord')} maxLength={100} />
      </Field>
      <Button type="submit" busy={form.busy}>
        {t('order.act')}
      </Button>
    </Form>
  );
}
