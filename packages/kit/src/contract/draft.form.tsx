import { agreementErrors } from '@mall/contract/agreement/agreement.errors.ts';
import { type ContractSide, contractSectionsMost, EditContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractDetail, ContractLine } from '@mall/contract/agreement/contract-answers.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useCall } from '../act/use-call.ts';
import { Form } from '../form/form.tsx';
import { quietly } from '../form/quietly.ts';
import { useForm } from '../form/use-form.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './contract.module.css';
import { type ContractSite, contractReads } from './contract-calls.ts';
import { PriceLines } from './price-lines.tsx';
import { SupplementGoods } from './supplement-goods.tsx';
import { useContractWords } from './use-contract-words.ts';

const firstOf = ({ title, firstSide, validFrom, validTo, terms, lines, kind }: ContractDetail): EditContract => ({
  title,
  firstSide,
  validFrom,
  validTo,
  terms,
  ...(kind !== 'order' && { lines: lines.map(({ specId, num, price }) => ({ specId: specId ?? '', num, price })) }),
});

/** Writes a draft anew: its name, its days, its list where it is a framework, and its terms section by section. */
export function DraftForm({ site, contract, onDone }: { site: ContractSite; contract: ContractDetail; onDone: () => void }) {
  const t = useContractWords();
  const kit = useKitWords();
  const form = useForm({
    first: firstOf(contract),
    rules: EditContract,
    failures: agreementErrors,
    places: { 'agreement.title': ['title'], 'agreement.days': ['validTo'] },
  });
  const save = useCall({
    call: site.calls.edit,
    request: (body: EditContract) => ({ params: { id: contract.id }, body }),
    done: t('edit.done'),
    changes: contractReads(site),
    options: quietly,
  });
  const { terms, firstSide, lines } = form.watch();
  const [offered, setOffered] = useState<readonly ContractLine[]>([]);
  const change = (at: number, part: Partial<EditContract['terms'][number]>) =>
    form.put({ terms: terms.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <Panel bordered title={t('edit.title')}>
      <Form
        label={t('edit.title')}
        onSubmit={form.submit(async (checked) => {
          await save.run(checked);
          onDone();
        })}
        message={form.messageOf('root') ?? form.messageOf('terms') ?? form.messageOf('lines')}
      >
        <Field label={t('edit.name')} required message={form.messageOf('title')}>
          <TextInput {...form.field('title')} maxLength={60} />
        </Field>
        <div className={styles.days}>
          <Field label={t('edit.from')} required message={form.messageOf('validFrom')}>
            <TextInput type="date" {...form.field('validFrom')} />
          </Field>
          <Field label={t('edit.to')} required message={form.messageOf('validTo')}>
            <TextInput type="date" {...form.field('validTo')} />
          </Field>
        </div>
        <Field label={t('edit.first')} group>
          <RadioGroup
            value={firstSide}
            onChange={(value) => form.put({ firstSide: value as ContractSide })}
            options={(['seller', 'buyer'] as const).map((side) => ({ value: side, label: t(`side.${side}`) }))}
          />
        </Field>
        {lines && (lines.length > 0 || contract.kind === 'framework') && (
          <PriceLines goods={[...contract.lines, ...offered]} lines={lines} onChange={(next) => form.put({ lines: next })} />
        )}
        {lines && contract.parent && (
          <SupplementGoods
            site={site}
            parentId={contract.parent.id}
            lines={lines}
            onAdd={(one) => {
              setOffered([...offered, one]);
              form.put({ lines: [...lines, { specId: one.specId ?? '', num: one.num, price: one.price }] });
            }}
          />
        )}
        <div className={styles.sections}>
          {terms.map((section, at) => (
            // oxlint-disable-next-line no-array-index-key -- a section is its place
            <fieldset key={at} className={styles.sectionForm}>
              <legend className="sr">{t('edit.section', { nth: at + 1 })}</legend>
              <div className={styles.sectionHead}>
                <Field label={t('edit.section', { nth: at + 1 })} required>
                  <TextInput maxLength={40} value={section.title} onChange={(event) => change(at, { title: event.target.value })} />
                </Field>
                <Button
                  look="text"
                  size="s"
                  icon={<TrashIcon size={14} />}
                  disabled={terms.length === 1}
                  onClick={() => form.put({ terms: terms.filter((_, place) => place !== at) })}
                >
                  {t('edit.remove')}
                </Button>
              </div>
              <Field label={t('edit.body', { nth: at + 1 })} required>
                <TextArea rows={4} value={section.body} onChange={(event) => change(at, { body: event.target.value })} />
              </Field>
            </fieldset>
          ))}
        </div>
        <div className={styles.acts}>
          <Button
            look="line"
            disabled={terms.length >= contractSectionsMost}
            onClick={() => form.put({ terms: [...terms, { title: '', body: '' }] })}
          >
            {t('edit.add')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('edit.save')}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {kit('cancel')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
