import type { Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import type { FunctionComponent } from 'react';
import { useWords } from '../kernel/words.tsx';
import { actionTarget, linkTarget } from '../shell/link-target.ts';
import { TargetLink } from '../shell/target-link.tsx';
import { linksOf } from './floor.rules.ts';
import { FloorBanner } from './floor-banner.tsx';
import { FloorHero } from './floor-hero.tsx';
import { FloorRow } from './floor-row.tsx';
import { FloorScenes } from './floor-scenes.tsx';
import styles from './floors.module.css';
import late from './late.module.css';
import { useCameRendered } from './use-came-rendered.ts';

/** A style that this version does not know is shown as a plain row: its goods are worth more than its look. */
const looks: Readonly<Record<number, FunctionComponent<{ floor: Floor }>>> = { 1: FloorBanner, 2: FloorHero, 3: FloorScenes };

export function Floors({ floors }: { floors: readonly Floor[] }) {
  const cameRendered = useCameRendered();
  return floors
    .filter((floor) => floor.goodsDTOS.length > 0)
    .map((floor) => {
      const Look = looks[floor.floorStyle] ?? FloorRow;
      const title = `floor-${floor.id}`;
      return (
        <section
          key={floor.id}
          aria-labelledby={title}
          className={classNames(styles.floor, cameRendered && late.late, floor.floorStyleName)}
        >
          <FloorHead floor={floor} id={title} />
          <Look floor={floor} />
        </section>
      );
    });
}

function FloorHead({ floor, id }: { floor: Floor; id: string }) {
  const t = useWords('catalogue');
  const [moreLink] = linksOf(floor, 'more');
  const more = linkTarget(moreLink) ?? actionTarget(floor);
  const links = linksOf(floor, 'head');
  return (
    <SectionHead id={id} title={floor.title} meta={floor.subtitle} navLabel={t('floor.links', { title: floor.title })}>
      {(links.length > 0 || more) && (
        <>
          {links.map((link) => (
            <TargetLink key={link.id} target={linkTarget(link)}>
              {link.title}
            </TargetLink>
          ))}
          {more && (
            <TargetLink target={more}>
              {moreLink?.title || t('floor.more')}
              <ChevronRightIcon size={12} />
            </TargetLink>
          )}
        </>
      )}
    </SectionHead>
  );
}
