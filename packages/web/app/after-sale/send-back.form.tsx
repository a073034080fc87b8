import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { afterSaleLimits, logisticsCompany, trackingNumber } from '@mall/contract/after-sale/after-sale.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { useRenewAfterSales } from './use-after-sale-acts.tsx';

const carriers = ['顺丰速运', '德邦物流', '京东物流', '中通快运', '跨越速运', '邮政 EMS'] as const;
const another = 'another';

/** By which parcel the goods go back. */
export function SendBackForm({ id, onClose }: { id: string; onClose?: (() => void) | undefined }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const renew = useRenewAfterSales();
  const photos = useUploads('image', afterSaleLimits.photos);
  const [carrier, setCarrier] = useState('');
  const [typedCarrier, setTypedCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const company = carrier === another ? typedCarrier.trim() : carrier;
  const faultOf = (schema: typeof logisticsCompany | typeof trackingNumber, value: string) => {
    const code = schema.safeParse(value).error?.issues[0]?.message;
    if (!tried || code === undefined) return undefined;
    return code in afterSaleErrors ? afterSaleErrors[code as keyof typeof afterSaleErrors].words[language] : t('field.wrong');
  };
  const send = useMutation({
    mutationFn: () => browserCall(afterSaleApi.sendBack, { body: { id, company, trackingNumber: number.trim(), photos: photos.urls } }),
    onSuccess: () => {
      toast.ok(t('sendBack.done'));
      onClose?.();
    },
    onSettled: renew,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (photos.busy || !logisticsCompany.safeParse(company).success || !trackingNumber.safeParse(number).success) return;
    send.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field layout="side" label={t('sendBack.company')} required message={faultOf(logisticsCompany, company)}>
        <Select
          value={carrier}
          placeholder={t('sendBack.choose')}
          style={{ width: 220 }}
          options={[...carriers.map((name) => ({ value: name, label: name })), { value: another, label: t('sendBack.another') }]}
          onChange={(event) => setCarrier(event.target.value)}
        />
      </Field>
      {carrier === another && (
        <Field layout="side" label={t('sendBack.anotherName')} required message={faultOf(logisticsCompany, company)}>
          <TextInput value={typedCarrier} maxLength={40} style={{ width: 220 }} onChange={(event) => setTypedCarrier(event.target.value)} />
        </Field>
      )}
      <Field layout="side" label={t('sendBack.number')} required message={faultOf(trackingNumber, number)}>
        <TextInput value={number} maxLength={40} style={{ width: 280 }} onChange={(event) => setNumber(event.target.value)} />
      </Field>
      <UploadField layout="side" label={t('sendBack.photos')} uploading={photos} hint={t('sendBack.photosHint')} />
      <div className={styles.formActs}>
        <Button type="submit" busy={send.isPending || photos.busy}>
          {t('sendBack.send')}
        </Button>
        {onClose && (
          <Button look="line" onClick={onClose}>
            {t('sendBack.back')}
          </Button>
        )}
      </div>
    </form>
  );
}
