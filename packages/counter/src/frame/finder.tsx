import { type FoundThing, findApi } from '@mall/contract/account/find.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCounterWords } from './counter-context.ts';
import styles from './finder.module.css';

const restMs = 250;
const least = 2;

/** What is typed, once it rests: not every letter asks the mall. */
const useRested = (word: string): string => {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(word.trim()), restMs);
    return () => clearTimeout(timer);
  }, [word]);
  return rested;
};

/** The arrows go through what was found, and from the box into it; Enter in the box opens the first. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'Enter' && at === -1) links[0]?.click();
  else if (event.key === 'ArrowDown') (links[at + 1] ?? links[at])?.focus();
  else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus();
  else if (event.key === 'ArrowUp') event.currentTarget.querySelector('input')?.focus();
  else return;
  event.preventDefault();
};

/** Looks for a number or a name from wherever one is. */
export default function Finder({ onClose }: { onClose: () => void }) {
  const t = useCounterWords();
  const kit = useKitWords();
  const [word, setWord] = useState('');
  const rested = useDeferredValue(useRested(word));
  const wanted = rested.length >= least;
  const found = useList(ask(findApi.find, { query: { word: wanted ? rested : '--' } }, { staleMs: 0 }), { enabled: wanted });
  const things = wanted ? found.data : undefined;
  return (
    <Dialog open title={t('find')} width={560} labels={{ close: kit('close') }} closeOnBackdrop onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the box and the links within */}
      <div className={styles.finder} onKeyDown={walk}>
        <TextInput
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          value={word}
          maxLength={40}
          onChange={(event) => setWord(event.target.value)}
        />
        <output className={styles.said}>
          {found.isError ? t('find.failed') : things?.length === 0 ? t('find.none') : wanted ? '' : t('find.hint')}
        </output>
        {things && things.length > 0 && <Found things={things} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Found({ things, onClose }: { things: readonly FoundThing[]; onClose: () => void }) {
  const t = useCounterWords();
  return (
    <ul className={styles.things}>
      {things.map(({ kind, id, title, note, url }) => (
        <li key={`${kind}:${id}`}>
          <Link to={url} onClick={onClose}>
            <span className="meta">{t(`find.${kind}`)}</span>
            <b>{title}</b>
            <span className="meta ell">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
