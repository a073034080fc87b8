import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { type FocusEvent, type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { nextTip, type Scope, scopes, searchedFor, useSearchAddress } from './search-address.ts';
import styles from './search-box.module.css';
import { forgetWords, rememberWord, useSearched } from './search-history.ts';
import { SearchTips } from './search-tips.tsx';
import { useTips } from './use-tips.ts';

const TipGoods = lazy(() => import('./tip-goods.tsx'));

/** What may be the number on a label: the spec that has it is opened at once. */
const numbered = /\d{4}/;

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Search for goods or stores; `/` leads into it from anywhere. */
export function SearchBox({ compact = false }: { compact?: boolean }) {
  const t = useWords('shell');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressOf = useSearchAddress();
  const searched = searchedFor(pathname, search);
  const [seen, setSeen] = useState(searched.keyword);
  const [text, setText] = useState(searched.keyword);
  const [scope, setScope] = useState<Scope>(searched.scope);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  if (seen !== searched.keyword) {
    setSeen(searched.keyword);
    setText(searched.keyword);
  }
  const found = useTips(text, open);
  const earlier = useSearched();
  const recalls = text.trim() === '';
  const tips = recalls ? earlier.map((word) => ({ word })) : found;
  const shown = open && tips.length > 0;

  useEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typesText(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** Within the form the focus may go on to what stands in the list. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.closest('form')?.contains(relatedTarget)) close();
  };
  const go = async (keyword: string): Promise<void> => {
    const wanted = keyword.trim();
    close();
    if (wanted === '') return input.current?.focus();
    setText(wanted);
    rememberWord(wanted);
    const item = scope === 'goods' && numbered.test(wanted) ? await (await import('./find-item.ts')).findItem(wanted) : undefined;
    return void navigate(item ?? addressOf(scope, wanted));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void go(tips[active]?.word ?? text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextTip(active, event.key === 'ArrowDown' ? 1 : -1, tips.length));
    }
  };
  return (
    <search className={compact ? `${styles.search} ${styles.compact}` : styles.search}>
      <form action={addressOf(scope, '').split('?')[0]} className={styles.form} onSubmit={onSubmit}>
        {!compact && (
          <select
            className={styles.scope}
            aria-label={t('search.scope')}
            value={scope}
            onChange={(event) => setScope(event.target.value as Scope)}
          >
            {scopes.map((each) => (
              <option key={each} value={each}>
                {t(`search.${each}`)}
              </option>
            ))}
          </select>
        )}
        <input
          ref={input}
          name="keyword"
          type="search"
          role="combobox"
          autoComplete="off"
          maxLength={100}
          className={styles.input}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={id}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(text !== seen || recalls)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.button} aria-label={t('search.act')} onBlur={leave}>
          <SearchIcon />
          {!compact && <span>{t('search.act')}</span>}
        </button>
        <SearchTips
          id={id}
          tips={shown ? tips : []}
          active={active}
          onPoint={setActive}
          onPick={(word) => void go(word)}
          onLeave={leave}
          {...(recalls && { onForget: forgetWords })}
        >
          {open && !recalls && text !== seen && scope === 'goods' && (
            <Suspense>
              <TipGoods typed={text} onPick={close} onLeave={leave} />
            </Suspense>
          )}
        </SearchTips>
      </form>
      {!compact && (
        <kbd aria-hidden="true" className={styles.key}>
          /
        </kbd>
      )}
    </search>
  );
}
