import { accountTypes } from '@mall/contract/account/account.rules.ts';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './account-type-field.module.css';

type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

export function AccountTypeField({ value, onChange }: { value: AccountType; onChange: (value: AccountType) => void }) {
  const t = useWords('account');
  const kinds = ['individual', 'enterprise'] as const;
  return (
    <Field group label={t('field.accountType')} className={styles.field ?? ''}>
      <RadioGroup
        boxed
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen) as AccountType)}
        options={kinds.map((kind) => ({ value: String(accountTypes[kind]), label: t(`type.${kind}`), hint: t(`type.${kind}.note`) }))}
      />
    </Field>
  );
}
