import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { GlobeIcon } from '@mall/ui/icons/globe-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { PencilIcon } from '@mall/ui/icons/pencil-icon.tsx';
import { TicketIcon } from '@mall/ui/icons/ticket-icon.tsx';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { ClassIcon } from '../shell/class-icon.tsx';
import { useClassAddress, useClasses } from '../shell/use-classes.ts';
import { shortClassName } from './goods-words.rules.ts';
import styles from './quick-entries.module.css';

const most = 10;

/** On a phone these ten stand in for the column of classes and the navigation. */
export function QuickEntries() {
  const t = useWords('catalogue');
  const classes = useClasses();
  const addressOf = useClassAddress();
  const ways = [
    { href: '/couponCenter', name: t('member.coupons'), icon: <TicketIcon size={20} /> },
    { href: '/newInquiry', name: t('member.inquiry'), icon: <PencilIcon size={20} /> },
    { href: '/internation', name: t('entries.crossBorder'), icon: <GlobeIcon size={20} /> },
    { href: '/proClassification', name: t('entries.all'), icon: <GridIcon size={20} /> },
  ].filter(({ href }) => isBuilt(href));
  const entries = [
    ...classes.slice(0, most - ways.length).map(({ id, name, icon }) => ({
      href: addressOf(id),
      name: shortClassName(name),
      icon: <ClassIcon name={icon} size={20} />,
    })),
    ...ways,
  ];
  return (
    <nav className={`${styles.entries} only-phone`} aria-label={t('entries.label')}>
      {entries.map(({ href, name, icon }) => (
        <RouterLink key={href} href={href} className={styles.entry}>
          <span className={styles.round}>{icon}</span>
          <span className={styles.name}>{name}</span>
        </RouterLink>
      ))}
    </nav>
  );
}
