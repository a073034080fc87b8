import { searchOfficeApi, type Trial } from '@mall/contract/search/search-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Field } from '@mall/ui/field.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';

/** How the search reads what somebody types: the very plan that buyers get, part by part, and what it finds first. */
export function TrialBox() {
  const t = useWords('catalogue');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState('');
  const found = useList(ask(searchOfficeApi.trial, { query: { keyword: tried || '-' } }, { staleMs: 0 }), { enabled: tried !== '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = typed.trim();
    if (keyword === '') return;
    if (keyword === tried) void found.refetch();
    else setTried(keyword);
  };
  return (
    <Panel bordered title={t('trial')} extra={<span className="meta">{t('trial.lead')}</span>}>
      <div className={styles.trial}>
        <form onSubmit={submit} className={styles.addRow}>
          <Field label={t('trial.typed')}>
            <TextInput
              icon={<SearchIcon size={14} />}
              value={typed}
              maxLength={100}
              placeholder={t('trial.example')}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" busy={found.isFetching && tried !== ''}>
            {t('trial.act')}
          </Button>
        </form>
        <div aria-live="polite">{tried !== '' && found.data && !found.isPlaceholderData && <Reading trial={found.data} />}</div>
      </div>
    </Panel>
  );
}

function Reading({ trial }: { trial: Trial }) {
  const t = useWords('catalogue');
  const { read, parts, slots, unknown, unmet, corrected, total, goods } = trial;
  return (
    <div className={styles.trial}>
      {read !== '' && <p>{t('trial.read', { text: read })}</p>}
      <ul className={styles.parts} aria-label={t('trial.parts')}>
        {parts.map(({ text, kind, means }) => (
          <li key={`${kind}-${text}`} className={classNames(styles.part, (kind === 'synonym' || kind === 'rule') && styles.ofMall)}>
            <span>
              <b>{text}</b> <span className="meta">{t(`read.${kind}`)}</span>
            </span>
            {means.length > 0 && <span>{means.join('、')}</span>}
          </li>
        ))}
      </ul>
      {slots.length > 0 && (
        <ul className={styles.column} aria-label={t('trial.slots')}>
          {slots.map(({ typed, words, classes, values }) => (
            <li key={`${typed}-${words.join()}`}>
              <b>{typed}</b>{' '}
              <span className="meta">
                {[
                  values.length > 0 && t('slot.values', { names: values.join('、') }),
                  classes.length > 0 && t('slot.classes', { names: classes.join('、') }),
                  words.length > 0 && t('slot.words', { names: words.join('、') }),
                ]
                  .filter(Boolean)
                  .join('；')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unknown.length + unmet.length > 0 && <Note tone="warn">{t('trial.unknown', { names: [...unknown, ...unmet].join('、') })}</Note>}
      {corrected !== '' && <Note>{t('trial.corrected', { text: corrected })}</Note>}
      <p>
        <b>{t('trial.total', { count: total })}</b>
      </p>
      <ol className={styles.column}>
        {goods.map(({ specId, name, className }) => (
          <li key={specId}>
            {name} <span className="meta">{className}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
