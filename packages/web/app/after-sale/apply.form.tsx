import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { afterSaleApi, type ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { type AfterSaleReason, afterSaleLimits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fill } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
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
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { reasonsQuestion } from './after-sale.queries.ts';
import { mostAmount, type Picked, pickedLines } from './apply.rules.ts';
import { ApplyLines } from './apply-lines.tsx';
import { ResendAddress } from './resend-address.tsx';
import { useRenewAfterSales } from './use-after-sale-acts.tsx';

type Type = 1 | 2 | 3;

const firstPick = ({ lines }: ReturnableOrder, lineId: string | undefined): Picked => {
  const open = lines.filter((line) => line.availableNum > 0);
  const wanted = open.filter((line) => (lineId === undefined ? open.length === 1 : line.orderGoodsId === lineId));
  return Object.fromEntries(wanted.map((line) => [line.orderGoodsId, line.availableNum]));
};

/** Type, goods, reason, money, proof. The money follows the pieces until the buyer asks for less. */
export function ApplyForm({ order, lineId }: { order: ReturnableOrder; lineId: string | undefined }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const navigate = useNavigate();
  const renew = useRenewAfterSales();
  const photos = useUploads('image', afterSaleLimits.photos);
  const [type, setType] = useState<Type>((order.types.includes(2) ? 2 : order.types[0]) as Type);
  const [picked, setPicked] = useState<Picked>(() => firstPick(order, lineId));
  const [reason, setReason] = useState<AfterSaleReason | ''>('');
  const [typedAmount, setTypedAmount] = useState<string>();
  const [description, setDescription] = useState('');
  const [contacts, setContacts] = useState(order.address.receiverName);
  const [phone, setPhone] = useState(order.address.receiverPhone);
  const [addressId, setAddressId] = useState('');
  const [tried, setTried] = useState(false);
  const reasons = useQuery(queryOf(reasonsQuestion(`${type}`), language));
  const unsent = order.state === 'wait_ship';
  const { goodsFen, freightFen } = mostAmount(order, picked);
  const most = toYuan(fen(goodsFen + freightFen));
  const amount = unsent || typedAmount === undefined ? most : typedAmount;
  const lines = pickedLines(picked);

  const wordsOf = (code: keyof typeof afterSaleErrors, values = {}) => fill(afterSaleErrors[code].words[language], values);
  const amountFault = () => {
    if (type === 3 || lines.length === 0) return undefined;
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || (fromYuan(amount) === 0 && goodsFen > 0)) return wordsOf('after_sale.amount_wrong');
    return fromYuan(amount) > goodsFen + freightFen ? wordsOf('after_sale.amount_over', { most }) : undefined;
  };
  const faults = {
    lines: lines.length === 0 ? t('apply.linesRequired') : undefined,
    reason: reason === '' ? wordsOf('after_sale.reason_required') : undefined,
    amount: amountFault(),
    description: description.length > afterSaleLimits.description ? t('field.long', { most: afterSaleLimits.description }) : undefined,
    phone: phone !== '' && !mobilePattern.test(phone) ? addressErrors['address.phone_wrong'].words[language] : undefined,
  };
  const shown = (name: keyof typeof faults) => (tried ? faults[name] : undefined);

  const apply = useMutation({
    mutationFn: () =>
      browserCall(afterSaleApi.apply, {
        body: {
          lines,
          type,
          reason: reason as AfterSaleReason,
          ...(type === 3 ? {} : { amount }),
          description: description.trim(),
          photos: photos.urls,
          contacts: contacts.trim(),
          contactPhone: phone,
          ...(type === 3 && addressId !== '' ? { addressId } : {}),
        },
      }),
    onSuccess: ({ id }) => {
      toast.ok(t('apply.done'));
      return navigate(`/personalCenterBase/applyAfterSalesSuccess?title=${encodeURIComponent(t(`type.${type}`))}&id=${id}`);
    },
    onSettled: renew,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (photos.busy) return void toast.info(t('apply.wait'));
    const first = (Object.keys(faults) as (keyof typeof faults)[]).find((name) => faults[name] !== undefined);
    if (first === undefined) return apply.mutate();
    event.currentTarget.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select, textarea)`)?.focus();
  };

  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <Panel bordered title={t('apply.goods')} extra={<span className="meta">{`${order.storeName} · ${order.orderSn}`}</span>}>
        <div data-field="lines">
          <ApplyLines order={order} picked={picked} onChange={setPicked} fault={shown('lines')} />
        </div>
      </Panel>
      <Panel bordered title={t('apply.what')}>
        <div className={styles.form}>
          <Field layout="side" label={t('fact.type')} group required hint={unsent ? t('apply.unsent') : t(`apply.type${type}`)}>
            <RadioGroup
              value={`${type}`}
              onChange={(value) => {
                setType(Number(value) as Type);
                setReason('');
              }}
              options={order.types.map((code) => ({ value: `${code}`, label: t(`type.${code}`) }))}
            />
          </Field>
          <div data-field="reason">
            <Field layout="side" label={t('fact.reason')} required message={shown('reason')}>
              <Select
                value={reason}
                placeholder={t('apply.chooseReason')}
                style={{ width: 280 }}
                options={(reasons.data ?? []).map(({ reason: value, name }) => ({ value, label: name }))}
                onChange={(event) => setReason(event.target.value as AfterSaleReason)}
              />
            </Field>
          </div>
          {type !== 3 && (
            <div data-field="amount">
              <Field
                layout="side"
                label={t('fact.amount')}
                required
                message={shown('amount')}
                hint={
                  freightFen > 0
                    ? t('apply.mostFreight', { most: formatCurrency(most), freight: formatCurrency(order.freight) })
                    : t('apply.mostAmount', { most: formatCurrency(most) })
                }
              >
                <TextInput
                  inputMode="decimal"
                  icon="¥"
                  value={amount}
                  readOnly={unsent}
                  style={{ width: 180 }}
                  onChange={(event) => setTypedAmount(event.target.value.trim())}
                  onBlur={() => amount === '' && setTypedAmount(undefined)}
                />
              </Field>
            </div>
          )}
          <div data-field="description">
            <Field layout="side" label={t('fact.description')} message={shown('description')}>
              <TextArea
                rows={3}
                limit={afterSaleLimits.description}
                value={description}
                placeholder={t('apply.descriptionHint')}
                onChange={(event) => setDescription(event.target.value)}
              />
            </Field>
          </div>
          <UploadField layout="side" label={t('fact.photos')} uploading={photos} hint={t('apply.photosHint')} />
          {type === 3 && <ResendAddress order={order} value={addressId} onChange={setAddressId} />}
          <Field layout="side" label={t('fact.contacts')}>
            <TextInput value={contacts} maxLength={20} style={{ width: 180 }} onChange={(event) => setContacts(event.target.value)} />
          </Field>
          <div data-field="phone">
            <Field layout="side" label={t('apply.phone')} message={shown('phone')}>
              <TextInput
                type="tel"
                value={phone}
                maxLength={11}
                style={{ width: 180 }}
                onChange={(event) => setPhone(event.target.value.trim())}
              />
            </Field>
          </div>
          <div className={styles.formActs}>
            <Button type="submit" size="l" busy={apply.isPending || photos.busy}>
              {t('apply.send')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}
