import { chooseLanguage, useLanguage } from '@mall/kit/words/language.ts';
import { useCounter } from './counter-context.ts';

/** To the other language, in its own words; nothing where a site speaks one alone. */
export function LanguageButton({ className }: { className: string | undefined }) {
  const { languages } = useCounter();
  const language = useLanguage();
  if (languages.length === 1) return null;
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <button type="button" className={className} lang={other === 'zh' ? 'zh-CN' : other} onClick={() => chooseLanguage(other)}>
      {other === 'zh' ? '中文' : 'English'}
    </button>
  );
}
