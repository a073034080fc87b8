import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';

export type Said = { readonly field: string; readonly reason: string };

/** Reasons that are given most, with the field each is about. */
const usual = {
  papers: 'papers',
  words: 'description',
  watermark: 'pictures',
  class: 'classId',
  stuffed: 'name',
  texts: 'translations',
} as const;
const names = Object.keys(usual) as (keyof typeof usual)[];

type OpinionProps = {
  said: readonly Said[];
  onSay: (said: Said[]) => void;
  labelOf: (place: string) => string;
  /** It was tried to give it back: what is not said yet is named. */
  asked: boolean;
  /** Whether the rest may be sold at once, and how much of it there is. */
  rest: { on: boolean; count: number; onChange: (on: boolean) => void } | undefined;
};

/** What is wrong, field by field, as the store will read it. */
export function Opinion({ said, onSay, labelOf, asked, rest }: OpinionProps) {
  const t = useWords('goods');
  const has = (field: string) => said.some((one) => one.field === field);
  const toggle = (field: string, reason: string) =>
    onSay(has(field) ? said.filter((one) => one.field !== field) : [...said, { field, reason }]);
  return (
    <CasePart title={t('opinion')}>
      <div className={styles.opinion}>
        <div className={styles.usual}>
          {names.map((name) => (
            <Chip key={name} on={has(usual[name])} onPress={() => toggle(usual[name], t(`usual.${name}`))}>
              {t(`usual.${name}.short`)}
            </Chip>
          ))}
        </div>
        {said.map(({ field, reason }) => (
          <div key={field} className={styles.one}>
            <Field label={labelOf(field)} message={asked && reason.trim() === '' && t('opinion.unsaid')}>
              <TextArea
                rows={2}
                limit={reasonMost}
                value={reason}
                onChange={(event) => onSay(said.map((one) => (one.field === field ? { field, reason: event.target.value } : one)))}
              />
            </Field>
            <Button
              look="text"
              size="s"
              aria-label={t('opinion.dropOf', { field: labelOf(field) })}
              onClick={() => onSay(said.filter((one) => one.field !== field))}
            >
              {t('opinion.drop')}
            </Button>
          </div>
        ))}
        {said.length === 0 &&
          (asked ? (
            <Note tone="warn" role="alert">
              {t('opinion.needed')}
            </Note>
          ) : (
            <p className="meta">{t('opinion.how')}</p>
          ))}
        {rest && said.length > 0 && rest.count > 0 && (
          <Checkbox checked={rest.on} onChange={(event) => rest.onChange(event.target.checked)}>
            {t('rest', { count: rest.count })}
          </Checkbox>
        )}
      </div>
    </CasePart>
  );
}
