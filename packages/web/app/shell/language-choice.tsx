import { isLanguage, type Language, languages, localeOf } from '@mall/contract/kernel/language.ts';
import { languageAddress } from '@mall/contract/kernel/language-address.ts';
import { chooseLanguage, useLanguage } from '@mall/kit/words/language.ts';
import { GlobeIcon } from '@mall/ui/icons/globe-icon.tsx';
import { useLocation, useNavigate } from 'react-router';
import { broughtLanguage, isCrossBorder, languageHolds } from '../kernel/describe-page.ts';
import { abroadHome } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { Dropdown } from './dropdown.tsx';
import styles from './language-choice.module.css';

/** Each in its own language: whoever looks for it reads that one. */
const names: Record<Language, string> = { zh: '中文', en: 'English', fra: 'Français', spa: 'Español', pt: 'Português', ru: 'Русский' };

/** Pages in Chinese only cannot follow the choice: it leads to the cross-border zone, which can. */
const useChoose = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (language: Language) => {
    if (!isLanguage(language)) return;
    const url = new URL(pathname + search, 'http://page');
    const follows = languageHolds() || isCrossBorder(url);
    chooseLanguage(language);
    // An address that brings its language says the one before until it says this one.
    if (broughtLanguage(url)) void navigate(languageAddress(pathname + search, language), { replace: true, preventScrollReset: true });
    else if (!follows && language !== 'zh') void navigate(abroadHome);
  };
};

function Choices() {
  const current = useLanguage();
  const choose = useChoose();
  return languages.map((language) => (
    <li key={language}>
      <button type="button" lang={localeOf[language]} aria-pressed={language === current} onClick={() => choose(language)}>
        {names[language]}
      </button>
    </li>
  ));
}

export function LanguageChoice() {
  const t = useWords('shell');
  const language = useLanguage();
  return (
    <Dropdown
      align="right"
      name={`${t('top.language')}: ${names[language]}`}
      label={
        <>
          <GlobeIcon size={14} />
          {names[language]}
        </>
      }
    >
      <ul aria-label={t('top.language')}>
        <Choices />
      </ul>
    </Dropdown>
  );
}

/** All six side by side, for the cross-border pages. */
export function LanguageRow({ place }: { place: 'bar' | 'phone' }) {
  const t = useWords('shell');
  return (
    <nav aria-label={t('top.language')} className={place === 'bar' ? styles.bar : styles.phone}>
      <ul>
        <Choices />
      </ul>
    </nav>
  );
}
