import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { ClassTable } from '@mall/counter/chart/class-table.tsx';
import type { Days } from '@mall/counter/chart/figure-span.rules.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './dashboard.module.css';

/** The mall by class: the first level, or one of it with those below. */
export function ClassPanel({ days }: { days: Days }) {
  const t = useWords('figures');
  const [classId, setClassId] = useState('');
  const found = useList(ask(mallFiguresApi.classes, { query: days }, { staleMs: 0 }));
  const exporting = useListExport({ call: mallFiguresApi.exportClasses, filter: days, small: true });
  return (
    <ClassTable
      found={found}
      classId={classId}
      nameOf={({ id, parentId, name }) =>
        parentId === null && classId === '' ? (
          <button type="button" className={`link ${styles.open}`} onClick={() => setClassId(id)}>
            {name}
          </button>
        ) : (
          name
        )
      }
      extra={
        <>
          {classId !== '' && (
            <Button look="text" size="s" onClick={() => setClassId('')}>
              {t('classes.all')}
            </Button>
          )}
          {exporting.button}
        </>
      }
      note={exporting.note}
    />
  );
}
