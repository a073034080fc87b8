import type { PageParts } from '@mall/contract/content/content.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { isBuilt } from '../kernel/is-built.ts';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { SameZoneLink } from './same-zone-link.tsx';
import { hotlineAsk, partsAsk } from './shell.queries.ts';

const leads = ({ url }: { url: string }): boolean => isBuilt(url);

/** The end of every shopping page: promises, help, contact, the law. */
export function Footer() {
  const t = useWords('shell');
  const parts = useAnswer(partsAsk);
  const groups = parts.footerGroups
    .map(({ title, links }) => ({ title, links: links.filter(leads) }))
    .filter(({ links }) => links.length > 0);
  const friends = parts.friendLinks.filter(leads);
  return (
    <footer className={`${styles.foot} no-print`}>
      <h2 className="sr">{t('foot.title')}</h2>
      <Promises slogans={parts.slogans} />
      <div className="wrap">
        <div className={styles.main}>
          <Contact />
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <AppCodes codes={parts.appCodes} />
        </div>
        {friends.length > 0 && (
          <nav className={styles.friends} aria-label={t('foot.friends')}>
            <span>{t('foot.friends')}</span>
            {friends.map(({ id, title, url }) => (
              <RouterLink key={id} href={url}>
                {title}
              </RouterLink>
            ))}
          </nav>
        )}
        <div className={styles.legal}>
          <span>{parts.copyright}</span>
          <ul>
            {parts.records.map((record) => (
              <li key={record}>
                <Typed>{record}</Typed>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Help and coupons are there for readers abroad as well; the other rooms are the mall's own. */
function FooterLink({ title, url }: { title: string; url: string }) {
  const isGlobal = useSkin() === 'global';
  if (url === '/couponCenter' && isGlobal) return <RouterLink href="/couponCenter1">{title}</RouterLink>;
  return url.startsWith('/help') ? <SameZoneLink href={url}>{title}</SameZoneLink> : <RouterLink href={url}>{title}</RouterLink>;
}

function Promises({ slogans }: Pick<PageParts, 'slogans'>) {
  if (slogans.length === 0) return null;
  return (
    <div className={styles.promises}>
      <ul className="wrap">
        {slogans.map(({ id, title, subtitle, image }) => (
          <li key={id}>
            <img src={image} alt="" width={36} height={36} loading="lazy" />
            <div>
              <b>{title}</b>
              <span>{subtitle}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact() {
  const t = useWords('shell');
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  return (
    <div className={styles.contact}>
      <Logo place="foot" />
      {telephoneNumber !== '' && (
        <>
          <p>{t('top.hotline')}</p>
          <a href={`tel:${telephoneNumber}`}>{telephoneNumber}</a>
          <p>{workingHour}</p>
        </>
      )}
    </div>
  );
}

function AppCodes({ codes }: { codes: PageParts['appCodes'] }) {
  if (codes.length === 0) return null;
  return (
    <ul className={styles.codes}>
      {codes.map(({ id, title, image, url }) => (
        <li key={id}>
          <RouterLink href={url || image}>
            <img src={image} alt="" width={96} height={96} loading="lazy" />
            {title}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
