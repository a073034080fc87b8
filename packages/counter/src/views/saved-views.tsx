import { type SavedView, savedViewApi } from '@mall/contract/member/saved-view.api.ts';
import { ViewList } from '@mall/contract/member/saved-view.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useCounterWords } from '../frame/counter-context.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import styles from './saved-views.module.css';
import { viewQueryOf } from './view-query.ts';

/** The reader's own views of the list that is open: filters which he kept under a name. */
export function SavedViews() {
  const t = useCounterWords();
  const { pathname, search } = useLocation();
  const labelId = useId();
  const isList = ViewList.safeParse(pathname).success;
  const views = useAnswer(ask(savedViewApi.list, { query: { list: pathname } }, { fallback: [] }), isList);
  const [saving, setSaving] = useState(false);
  const remove = useAct({
    call: savedViewApi.remove,
    request: ({ id }: SavedView) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('views.removeAsk', { name }), act: t('views.remove'), tone: 'danger' }),
    done: (_, { name }) => t('views.removed', { name }),
    changes: [savedViewApi.list],
  });
  const query = viewQueryOf(search);
  const current = views.find((view) => view.query === query);
  if (!isList || (views.length === 0 && query === '')) return null;
  return (
    <nav className={styles.views} aria-labelledby={labelId}>
      <span id={labelId} className="meta">
        {t('views.own')}
      </span>
      {views.map((view) => (
        <Chip key={view.id} href={`${pathname}?${view.query}`} link={RouterLink} on={view === current}>
          {view.name}
        </Chip>
      ))}
      {current && (
        <Button look="text" size="s" onClick={() => remove.start(current)}>
          {t('views.remove')}
        </Button>
      )}
      {query !== '' && !current && (
        <Button look="text" size="s" onClick={() => setSaving(true)}>
          {t('views.save')}
        </Button>
      )}
      {remove.question}
      {saving && <SaveViewDialog list={pathname} query={query} onClose={() => setSaving(false)} />}
    </nav>
  );
}
