import { nameMost } from '@mall/contract/company/certification.rules.ts';
import { type ApplicationFields, storeNameMost } from '@mall/contract/store/application.rules.ts';
import { AreaChoice } from '@mall/kit/form/area-choice.tsx';
import type { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import type { Uploading } from '@mall/kit/upload/use-uploads.ts';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ComponentProps } from 'react';
import { useWords } from '../kernel/words.ts';
import { DayField } from './day-field.tsx';
import styles from './register.module.css';

type Shared = {
  form: ReturnType<typeof useForm<ApplicationFields, ApplicationFields>>;
  values: ApplicationFields;
  messageOf: (name: keyof ApplicationFields & string) => string | undefined;
};
type TextName =
  | 'storeName'
  | 'name'
  | 'unifiedCode'
  | 'legalRepresentative'
  | 'registeredAddress'
  | 'officePhone'
  | 'contactName'
  | 'contactPhone'
  | 'bankName'
  | 'bankAccount';

const inputs: Readonly<Record<TextName, ComponentProps<typeof TextInput>>> = {
  storeName: { maxLength: storeNameMost },
  name: { maxLength: nameMost, autoComplete: 'organization' },
  unifiedCode: { maxLength: 18, autoCapitalize: 'characters', spellCheck: false },
  legalRepresentative: { maxLength: 30 },
  registeredAddress: { maxLength: 80 },
  officePhone: { maxLength: 20, inputMode: 'tel' },
  contactName: { maxLength: 30, autoComplete: 'name' },
  contactPhone: { maxLength: 11, inputMode: 'tel', autoComplete: 'tel' },
  bankName: { maxLength: 60 },
  bankAccount: { maxLength: 40, inputMode: 'numeric' },
};

function TextField({ name, form, messageOf, hint }: Shared & { name: TextName; hint?: string }) {
  const t = useWords('register');
  return (
    <Field layout="side" label={t(`field.${name}`)} required message={messageOf(name)} hint={hint}>
      <TextInput {...inputs[name]} {...form.field(name)} />
    </Field>
  );
}

/** Whom the mall calls, and by what right he hands the papers in. */
export function ContactPart({ letter, ...shared }: Shared & { letter: Uploading }) {
  const t = useWords('register');
  return (
    <div className={styles.fields}>
      <TextField name="contactName" {...shared} />
      <TextField name="contactPhone" {...shared} />
      <TextField name="officePhone" {...shared} />
      <div data-field="letter">
        <UploadField
          layout="side"
          label={t('field.letter')}
          uploading={letter}
          hint={t('hint.letter')}
          message={shared.messageOf('letter')}
        />
      </div>
    </div>
  );
}

/** The store and the company that stands behind it, as its licence says. */
export function CompanyPart({ licence, ...shared }: Shared & { licence: Uploading }) {
  const t = useWords('register');
  const { form, values, messageOf } = shared;
  const areaFault = form.messageOf('provinceId') ?? form.messageOf('cityId') ?? messageOf('districtId');
  return (
    <div className={styles.fields}>
      <TextField name="storeName" hint={t('hint.storeName')} {...shared} />
      <Field group layout="side" label={t('field.kind')} required>
        <RadioGroup
          label={t('field.kind')}
          name="kind"
          value={values.kind}
          onChange={(kind) => form.put({ kind: kind as ApplicationFields['kind'] })}
          options={(['third', 'cross'] as const).map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      </Field>
      <div data-field="licence" className={styles.wide}>
        <UploadField
          layout="side"
          required
          label={t('field.licence')}
          uploading={licence}
          hint={t('hint.licence')}
          message={licence.busy ? undefined : messageOf('licence')}
        />
      </div>
      <TextField name="name" {...shared} />
      <TextField name="unifiedCode" {...shared} />
      <TextField name="legalRepresentative" {...shared} />
      <div data-field="licenceUntil">
        <Field layout="side" label={t('field.licenceUntil')} message={messageOf('licenceUntil')}>
          <DayField value={values.licenceUntil} onChange={(licenceUntil) => form.put({ licenceUntil })} placeholder={t('longTerm')} />
        </Field>
      </div>
      <Field group layout="side" required label={t('field.area')} message={areaFault}>
        <AreaChoice
          labels={{ province: t('area.province'), city: t('area.city'), district: t('area.district') }}
          value={values}
          onChange={form.put}
          onBlur={form.left('districtId')}
          invalid={areaFault !== undefined}
        />
      </Field>
      <TextField name="registeredAddress" {...shared} />
    </div>
  );
}

/** Where the mall pays to. */
export function BankPart(shared: Shared) {
  const t = useWords('register');
  return (
    <div className={styles.fields}>
      <Field layout="side" label={t('field.accountName')} hint={t('hint.accountName')}>
        <TextInput value={shared.values.name} readOnly />
      </Field>
      <TextField name="bankName" {...shared} />
      <TextField name="bankAccount" {...shared} />
    </div>
  );
}
