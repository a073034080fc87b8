import { fallbackLanguage, languages, type Words } from '@mall/contract/kernel/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { languageNames } from './language-names.ts';

/** Which languages say nothing yet. */
export function Lacking({ words }: { words: Words }) {
  const t = useWords('content');
  const missing = languages.filter((language) => language !== fallbackLanguage && words[language] === '');
  return missing.length === 0 ? (
    <StatusMark mark="closed" tone="green">
      {t('lacks.none')}
    </StatusMark>
  ) : (
    <StatusMark mark="open" tone="amber">
      {missing.length === languages.length - 1
        ? t('lacks.all')
        : t('lacks.some', { names: missing.map((one) => languageNames[one]).join('、') })}
    </StatusMark>
  );
}
