import type { StaffDuties } from '@mall/contract/account/staff.api.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './staff.module.css';

type RolesFieldProps = {
  duties: StaffDuties;
  value: readonly string[];
  onChange: (roleIds: string[]) => void;
  message: string | undefined;
};

/** Which roles somebody has; under each what it lets him do. One that holds more than the reader has is shut. */
export function RolesField({ duties: { roles, rights }, value, onChange, message }: RolesFieldProps) {
  const t = useCounterWords();
  const aboutOf = (held: readonly string[]) =>
    held.length === rights.length
      ? t('staff.everything')
      : rights
          .filter(({ name }) => held.includes(name))
          .map(({ label }) => label)
          .join(t('staff.comma'));
  return (
    <Field group label={t('staff.roles')} required message={message}>
      <span className={styles.choice} data-field="roleIds">
        {roles.map(({ id, name, mayGive, rights: held }) => (
          <Checkbox
            key={id}
            checked={value.includes(id)}
            disabled={!mayGive}
            title={mayGive ? undefined : t('staff.beyond')}
            onChange={(event) => onChange(event.target.checked ? [...value, id] : value.filter((one) => one !== id))}
          >
            <b>{name}</b>
            <span className="meta">{aboutOf(held)}</span>
          </Checkbox>
        ))}
      </span>
    </Field>
  );
}
