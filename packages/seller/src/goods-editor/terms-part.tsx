import { isSaleUnit, saleUnits, unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useTemplates } from '../freight/use-templates.ts';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { fieldOf, type PartProps } from './part.ts';

const rates = ['13', '9', '6', '3', '1', '0'];

/** How it is counted, delivered and invoiced. */
export function TermsPart({ open, fields, put, faultAt }: PartProps) {
  const t = useWords('goods-editor');
  const language = useLanguage();
  // What is sold by another one from before keeps it until somebody chooses.
  const units = fields.unit === '' || isSaleUnit(fields.unit) ? saleUnits : [fields.unit, ...saleUnits];
  const templates = useTemplates();
  const usual = templates.find((one) => one.usual);
  return (
    <div className={styles.fields}>
      <Field label={t('unit')} required {...fieldOf(faultAt, 'unit')}>
        <Select
          placeholder={t('unit.choose')}
          value={fields.unit}
          options={units.map((unit) => ({ value: unit, label: language === 'zh' ? unit : `${unitIn(unit, language)} (${unit})` }))}
          onChange={({ target }) => put({ unit: target.value })}
        />
      </Field>
      <Field label={t('moq')} required {...fieldOf(faultAt, 'moq')}>
        <TextInput
          inputMode="numeric"
          value={fields.moq}
          trailing={fields.unit && unitIn(fields.unit, language)}
          onChange={({ target }) => put({ moq: target.value })}
        />
      </Field>
      <Field label={t('tax')} required {...fieldOf(faultAt, 'taxRate')}>
        <Select
          value={fields.taxRate}
          options={rates.map((rate) => ({ value: rate, label: `${rate}%` }))}
          onChange={({ target }) => put({ taxRate: target.value })}
        />
      </Field>
      <Field label={t('invoices')} group {...fieldOf(faultAt, 'invoices')}>
        <span className={styles.row}>
          {invoiceTypes.map((type) => (
            <Checkbox
              key={type}
              checked={fields.invoices.includes(type)}
              onChange={({ target }) =>
                put({ invoices: invoiceTypes.filter((one) => (one === type ? target.checked : fields.invoices.includes(one))) })
              }
            >
              {invoiceTypeWords[type][language]}
            </Checkbox>
          ))}
        </span>
      </Field>
      <Field
        label={t('freight')}
        hint={
          <>
            {t('freight.hint')}{' '}
            <RouterLink href="/freight" className="link">
              {t('freight.templates')}
            </RouterLink>
          </>
        }
        {...fieldOf(faultAt, 'freight')}
      >
        <Select
          value={fields.freight ?? open.freight ?? ''}
          options={[
            { value: '', label: usual ? t('freight.usual', { name: usual.name }) : t('freight.ofStore') },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => put({ freight: target.value })}
        />
      </Field>
    </div>
  );
}
