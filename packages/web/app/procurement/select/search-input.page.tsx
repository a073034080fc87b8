import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { forgetWords, rememberWord, useSearched } from '../../shell/search-history.ts';
import { useClasses } from '../../shell/use-classes.ts';
import { useTips } from '../../shell/use-tips.ts';
import { MembersOnly } from './members-only.tsx';
import styles from './select.module.css';
import { SelectWays } from './select-ways.tsx';

const results = (keyword: string) => `/procurementManagement/searchPartWhite?keyword=${encodeURIComponent(keyword)}`;

/** Where a search for a list begins: the box, what was searched before, and the classes. */
export default function SearchInputPage() {
  const t = useWords('procurement/select');
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const tips = useTips(text, text.trim() !== '');
  const earlier = useSearched();
  const classes = useClasses();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const keyword = text.trim();
    if (keyword === '') return document.getElementById(id)?.focus();
    rememberWord(keyword);
    return void navigate(results(keyword));
  };
  return (
    <MembersOnly title={t('search.title')}>
      <div className="wrap">
        <PageTitle about={t('search.title')} />
        <Breadcrumbs items={[{ label: t('home'), href: '/' }, { label: t('search.title') }]} label={t('crumbs')} link={RouterLink} />
        <h1 className={styles.title}>{t('search.title')}</h1>
        <SelectWays />
        <div className={styles.panel}>
          <search>
            <form className={styles.box} onSubmit={go}>
              <TextInput
                id={id}
                size="l"
                type="search"
                name="keyword"
                autoComplete="off"
                maxLength={100}
                icon={<SearchIcon size={18} />}
                aria-label={t('search.label')}
                placeholder={t('search.placeholder')}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <Button type="submit" size="l">
                {t('search.act')}
              </Button>
            </form>
          </search>
          {tips.length > 0 && (
            <ul aria-label={t('search.tips')} className={styles.words}>
              {tips.map(({ word }) => (
                <li key={word}>
                  <Chip href={results(word)} link={RouterLink}>
                    {word}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <section aria-labelledby="earlier" className={styles.part}>
            <h2 id="earlier" className={styles.subtitle}>
              {t('search.earlier')}
              {earlier.length > 0 && (
                <Button look="text" size="s" onClick={forgetWords}>
                  {t('search.forget')}
                </Button>
              )}
            </h2>
            {earlier.length === 0 ? (
              <p className="meta">{t('search.noEarlier')}</p>
            ) : (
              <ul className={styles.words}>
                {earlier.map((word) => (
                  <li key={word}>
                    <Chip href={results(word)} link={RouterLink}>
                      {word}
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="classes" className={styles.part}>
            <h2 id="classes" className={styles.subtitle}>
              {t('way.classes')}
            </h2>
            <ul className={styles.words}>
              {classes.map((one) => (
                <li key={one.id}>
                  <Chip href={`/procurementManagement/searchFirstLevelNew?id=${one.id}`} link={RouterLink}>
                    {one.name}
                  </Chip>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </MembersOnly>
  );
}
