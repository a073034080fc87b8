import type { StandardInfo } from '@mall/contract/catalogue/goods.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { useClasses } from '../../shell/use-classes.ts';
import styles from './select.module.css';

/** Which goods are meant: by the name of the class, a word of the trade or the number of a standard. */
export function StandardChoice({ word, infos }: { word: string; infos: readonly StandardInfo[] }) {
  const t = useWords('procurement/select');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const classes = useClasses();
  const [text, setText] = useState(word);
  const wordAddress = (wanted: string) => `${pathname}?word=${encodeURIComponent(wanted)}`;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void navigate(wordAddress(text.trim()));
  };
  return (
    <div className={styles.panel}>
      <search>
        <form className={styles.box} onSubmit={go}>
          <TextInput
            size="l"
            type="search"
            name="word"
            maxLength={50}
            autoComplete="off"
            icon={<SearchIcon size={18} />}
            aria-label={t('standards.label')}
            placeholder={t('standards.placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="l">
            {t('standards.act')}
          </Button>
        </form>
      </search>
      {word === '' && (
        <ul className={styles.words} aria-label={t('classes.first')}>
          {classes.map(({ id, name, children }) => (
            <li key={id}>
              <Chip href={wordAddress(children[0]?.name ?? name)} link={RouterLink}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {word !== '' && infos.length === 0 && (
        <Empty compact title={t('standards.none', { word })}>
          {t('standards.noneText')}
        </Empty>
      )}
      <ul className={styles.infos}>
        {infos.map((info) => (
          <li key={info.gcId}>
            <h2 className={styles.subtitle}>{info.gcName}</h2>
            <p className={styles.meta}>
              {info.firstGcName} / {info.secondGcName}
            </p>
            {info.standards.length > 0 && <p className={styles.meta}>{t('standards.standards', { list: info.standards.join('、') })}</p>}
            <p className={styles.meta}>{t('standards.parameters', { list: info.attributes.map(({ name }) => name).join('、') })}</p>
            <Button
              look="line"
              size="s"
              href={`${pathname}?id=${info.gcId}`}
              as={RouterLink}
              aria-label={t('standards.chooseOf', { name: info.gcName })}
            >
              {t('standards.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
