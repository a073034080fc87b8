import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { abroadHome } from '../kernel/is-built.ts';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './logo.module.css';
import { siteAsk } from './shell.queries.ts';
import { useZone } from './use-zone.ts';

/** `single` looks as in the head, but belongs to nobody's zone. */
type Place = 'head' | 'single' | 'centre' | 'foot';

/** The way home. A big customer's zone puts its own logo there; abroad the name is written in Latin letters. */
export function Logo({ place = 'head' }: { place?: Place }) {
  const t = useWords('shell');
  const site = useAnswer(siteAsk);
  const language = useLanguage();
  const isGlobal = useSkin() === 'global';
  const name = language === 'zh' ? site.name : site.latinName;
  const own = useZone(place === 'head');
  const abroad = language !== 'zh' || isGlobal;
  // What is written must be part of what is spoken, or who speaks to the browser does not reach it.
  const label = own ? `${own.name} ${site.name}` : abroad ? `${site.latinName} ${t('logo.global')}` : t('logo.home', { site: name });
  return (
    <RouterLink href={isGlobal ? abroadHome : '/'} aria-label={label} className={`${styles.logo} ${styles[place]}`}>
      {own ? (
        <Named picture={own.logoUrl} name={own.name} under={site.name} />
      ) : abroad ? (
        <Named picture={site.favicon} name={site.latinName} under={t('logo.global')} />
      ) : (
        whole(place === 'foot' ? site.logoDark : site.logoNow, place === 'foot' ? site.logoDark : site.favicon) || (
          <Named picture={site.favicon} name={site.name} under={site.latinName} />
        )
      )}
    </RouterLink>
  );
}

function Named({ picture, name, under }: { picture: string; name: string; under: string }) {
  return (
    <>
      {picture !== '' && <img src={picture} alt="" width={44} height={44} className={styles.mark} />}
      <span className={styles.words}>
        <b>{name}</b> <small>{under}</small>
      </span>
    </>
  );
}

/** Nothing where the mall has no logo of its own under this name: its mark and name stand there instead. */
const whole = (logo: string, mark: string) =>
  logo !== '' && (
    <picture>
      <source media="(max-width: 767px)" srcSet={mark} />
      <img src={logo} alt="" width={179} height={44} className={styles.whole} />
    </picture>
  );
