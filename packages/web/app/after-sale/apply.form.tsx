import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { afterSaleApi, type ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { type AfterSaleReason, afterSaleLimits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fill } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { isUnsent } from '@mall/contract/order/order.machine.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { afterSaleReads } from './after-sale.changes.ts';
import styles from './after-sale.module.css';
import { reasonsQuestion } from './after-sale.queries.ts';
import { mostAmount, type Picked, pickedLines } from './apply.rules.ts';
import { ApplyLines } from './apply-lines.tsx';
import { ResendAddress } from './resend-address.tsx';

type Type = 1 | 2 | 3;

const places = {
  'after_sale.reason': ['reason'],
  'after_sale.amount': ['amount'],
  'after_sale.description': ['description'],
  'address.phone': ['contactPhone'],
};

const firstPick = ({ lines }: ReturnableOrder, lineId: string | undefined): Picked => {
  const open = lines.filter((line) => line.availableNum > 0);
  const wanted = open.filter((line) => (lineId === undefined ? open.length === 1 : line.orderGoodsId === lineId));
  return Object.fromEntries(wanted.map((line) => [line.orderGoodsId, line.availableNum]));
};

const firstOf = (order: ReturnableOrder, lineId: string | undefined) => ({
  type: (order.types.includes(2) ? 2 : order.types[0]) as Type,
  picked: firstPick(order, lineId),
  reason: '' as AfterSaleReason | '',
  /** The most, until the buyer asks for less. */
  amount: undefined as string | undefined,
  description: '',
  contacts: order.address.receiverName,
  contactPhone: order.address.receiverPhone,
  addressId: '',
});
type Values = ReturnType<typeof firstOf>;

/** Of goods that were not sent all is given back. */
const amountOf = (order: ReturnableOrder, { picked, amount }: Pick<Values, 'picked' | 'amount'>): string => {
  const { goodsFen, freightFen } = mostAmount(order, picked);
  return isUnsent(order.state) || amount === undefined ? toYuan(fen(goodsFen + freightFen)) : amount;
};

const rulesOf = (order: ReturnableOrder) =>
  checks<Values>({
    picked: (picked) => (pickedLines(picked).length === 0 ? 'lines' : undefined),
    reason: (reason) => (reason === '' ? 'after_sale.reason_required' : undefined),
    amount: (_, values) => {
      const amount = amountOf(order, values);
      const { goodsFen, freightFen } = mostAmount(order, values.picked);
      if (values.type === 3 || pickedLines(values.picked).length === 0) return undefined;
      if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || (fromYuan(amount) === 0 && goodsFen > 0)) return 'after_sale.amount_wrong';
      return fromYuan(amount) > goodsFen + freightFen ? 'after_sale.amount_over' : undefined;
    },
    description: (text) => (text.length > afterSaleLimits.description ? 'long' : undefined),
    contactPhone: (phone) => (phone !== '' && !mobilePattern.test(phone) ? 'address.phone_wrong' : undefined),
  });

/** Type, goods, reason, money, proof. The money follows the pieces until the buyer asks for less. */
export function ApplyForm({ order, lineId }: { order: ReturnableOrder; lineId: string | undefined }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const navigate = useNavigate();
  const photos = useUploads('image', afterSaleLimits.photos);
  const wordsOf = (code: string) => {
    if (code === 'lines') return t('apply.linesRequired');
    if (code === 'long') return t('field.long', { most: afterSaleLimits.description });
    const failure = { ...afterSaleErrors, ...addressErrors }[code as keyof typeof afterSaleErrors];
    return failure && fill(failure.words[language], { most });
  };
  const form = useForm({ first: firstOf(order, lineId), rules: rulesOf(order), failures: wordsOf, places });
  const { field, messageOf, put } = form;
  const values = form.watch();
  const { type, picked, addressId } = values;
  const { typeName } = useAfterSaleNames();
  const reasons = useQuery(queryOf(reasonsQuestion(`${type}`), language));
  const unsent = isUnsent(order.state);
  const { goodsFen, freightFen } = mostAmount(order, picked);
  const most = toYuan(fen(goodsFen + freightFen));
  const amount = amountOf(order, values);
  const apply = useCall({
    call: afterSaleApi.apply,
    request: (given: Values) => ({
      body: {
        lines: pickedLines(given.picked),
        type: given.type,
        reason: given.reason as AfterSaleReason,
        ...(given.type === 3 ? {} : { amount: amountOf(order, given) }),
        description: given.description.trim(),
        photos: photos.urls,
        contacts: given.contacts.trim(),
        contactPhone: given.contactPhone,
        ...(given.type === 3 && given.addressId !== '' ? { addressId: given.addressId } : {}),
      },
    }),
    changes: afterSaleReads,
    done: t('apply.done'),
    onDone: ({ id }) => navigate(`/personalCenterBase/applyAfterSalesSuccess?title=${encodeURIComponent(typeName(type))}&id=${id}`),
    options: quietly,
  });
  const submit = form.submit((given) => (photos.busy ? toast.info(t('apply.wait')) : apply.run(given)));

  return (
    <Form className={styles.page} onSubmit={submit} message={messageOf('root')}>
      <Panel bordered title={t('apply.goods')} extra={<span className="meta">{`${order.storeName} · ${order.orderSn}`}</span>}>
        <ApplyLines order={order} picked={picked} onChange={(chosen) => put({ picked: chosen })} fault={messageOf('picked')} />
      </Panel>
      <Panel bordered title={t('apply.what')}>
        <div className={styles.form}>
          <Field layout="side" label={t('fact.type')} group required hint={unsent ? t('apply.unsent') : t(`apply.type${type}`)}>
            <RadioGroup
              value={`${type}`}
              onChange={(value) => put({ type: Number(value) as Type, reason: '' })}
              options={order.types.map((code) => ({ value: `${code}`, label: typeName(code) }))}
            />
          </Field>
          <Field layout="side" label={t('fact.reason')} required message={messageOf('reason')}>
            <Select
              {...field('reason')}
              placeholder={t('apply.chooseReason')}
              style={{ width: 280 }}
              options={(reasons.data ?? []).map(({ reason: value, name }) => ({ value, label: name }))}
            />
          </Field>
          {type !== 3 && (
            <Field
              layout="side"
              label={t('fact.amount')}
              required
              message={messageOf('amount')}
              hint={
                freightFen > 0
                  ? t('apply.mostFreight', { most: formatCurrency(most), freight: formatCurrency(order.freight) })
                  : t('apply.mostAmount', { most: formatCurrency(most) })
              }
            >
              <TextInput
                name="amount"
                inputMode="decimal"
                icon="¥"
                value={amount}
                readOnly={unsent}
                style={{ width: 180 }}
                onChange={(event) => put({ amount: event.target.value.trim() })}
                onBlur={() => amount === '' && put({ amount: undefined })}
              />
            </Field>
          )}
          <Field layout="side" label={t('fact.description')} message={messageOf('description')}>
            <TextArea
              rows={3}
              limit={afterSaleLimits.description}
              {...field('description')}
              value={values.description}
              placeholder={t('apply.descriptionHint')}
            />
          </Field>
          <UploadField layout="side" label={t('fact.photos')} uploading={photos} hint={t('apply.photosHint')} />
          {type === 3 && <ResendAddress order={order} value={addressId} onChange={(chosen) => put({ addressId: chosen })} />}
          <Field layout="side" label={t('fact.contacts')}>
            <TextInput {...field('contacts')} maxLength={20} style={{ width: 180 }} />
          </Field>
          <Field layout="side" label={t('apply.phone')} message={messageOf('contactPhone')}>
            <TextInput
              {...field('contactPhone', { setValueAs: (typed: string) => typed.trim() })}
              type="tel"
              maxLength={11}
              style={{ width: 180 }}
            />
          </Field>
          <div className={styles.formActs}>
            <Button type="submit" size="l" busy={form.busy || photos.busy}>
              {t('apply.send')}
            </Button>
          </div>
        </div>
      </Panel>
    </Form>
  );
}
