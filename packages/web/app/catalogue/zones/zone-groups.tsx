import type { ZoneRecommendation } from '@mall/contract/catalogue/catalogue.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import grid from '../goods-grid.module.css';
import { MallGoodsCard } from '../mall-goods-card.tsx';
import styles from './zone-groups.module.css';

type ZoneGroupsProps = { groups: ZoneRecommendation['groups']; addressOf: (classId: string) => string };

const tabOf = (classId: string) => `zone-group-${classId}`;

/** The best goods of the zone, one class at a time. */
export function ZoneGroups({ groups, addressOf }: ZoneGroupsProps) {
  const t = useWords('catalogue/zones');
  const [chosen, setChosen] = useState(groups[0]?.classId ?? '');
  const shown = groups.find((group) => group.classId === chosen) ?? groups[0];
  if (!shown) return null;
  return (
    <section className={styles.groups} aria-labelledby="zone-best">
      <SectionHead id="zone-best" title={t('best.title')} meta={t('best.text')} navLabel={t('best.title')}>
        <RouterLink href={addressOf(shown.classId)}>
          {shown.name}
          <ChevronRightIcon size={12} />
        </RouterLink>
      </SectionHead>
      <div className={styles.tabs}>
        <Tabs
          items={groups.map(({ classId, name }) => ({ id: classId, label: name }))}
          value={shown.classId}
          onChange={setChosen}
          label={t('best.label')}
          panelId={tabOf}
          inset
        />
      </div>
      <div id={tabOf(shown.classId)} role="tabpanel" aria-label={shown.name} className={grid.grid}>
        {shown.goodsList.map((goods) => (
          <MallGoodsCard key={goods.goodsId} goods={goods} tells="sales" />
        ))}
      </div>
    </section>
  );
}
