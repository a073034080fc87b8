import { useWords } from '../kernel/words.tsx';

/** The first stop of the keyboard: past the frame, into the page. */
export function SkipLink() {
  const t = useWords('shell');
  return (
    <a className="skip" href="#main">
      {t('skip')}
    </a>
  );
}
