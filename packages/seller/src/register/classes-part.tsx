import { localeOf } from '@mall/contract/kernel/language.ts';
import type { ClassTerm } from '@mall/contract/store/application.api.ts';
import { classesMost, type Qualification } from '@mall/contract/store/application.rules.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { TreeChoice } from '@mall/ui/choice/tree-choice.tsx';
import { Field } from '@mall/ui/field.tsx';
import { useWords } from '../kernel/words.ts';
import { ClassTable } from './class-table.tsx';
import styles from './register.module.css';

type ClassesPartProps = {
  terms: readonly ClassTerm[];
  chosen: readonly string[];
  papers: readonly Pick<Qualification, 'kind' | 'files'>[];
  message: string | undefined;
  onChange: (classes: string[]) => void;
};

/** In what one wants to sell, and what each class asks for. */
export function ClassesPart({ terms, chosen, papers, message, onChange }: ClassesPartProps) {
  const t = useWords('register');
  const language = useLanguage();
  const nodes = [...Map.groupBy(terms, ({ topName }) => topName)].map(([name, below]) => ({
    id: `top-${name}`,
    name,
    children: below.map((term) => ({ id: term.classId, name: term.name })),
  }));
  const wanted = terms.filter(({ classId }) => chosen.includes(classId));
  return (
    <>
      {wanted.length > 0 && <ClassTable terms={wanted} papers={papers} onRemove={(id) => onChange(chosen.filter((one) => one !== id))} />}
      <div className={styles.pad} data-field="classes">
        <Field group label={t('class.choose', { most: classesMost })} message={message}>
          <TreeChoice
            multiple
            leavesOnly
            nodes={nodes}
            value={chosen}
            onChange={(ids) => onChange(ids.filter((id) => !id.startsWith('top-')))}
            locale={localeOf[language]}
            labels={{
              tree: t('class.tree'),
              placeholder: t('class.placeholder'),
              search: t('class.search'),
              none: t('class.notFound'),
              part: t('class.part'),
              clear: t('class.clear'),
              done: t('class.done'),
            }}
          />
        </Field>
      </div>
    </>
  );
}
