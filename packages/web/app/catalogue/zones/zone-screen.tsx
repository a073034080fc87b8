import type { Floor, ZoneHead, ZoneKind } from '@mall/contract/catalogue/catalogue.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { listedIn } from '@mall/kit/words/use-listed.ts';
import { useSkin } from '../../kernel/skin.ts';
import { useWords } from '../../kernel/words.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { SeckillArea } from '../../shell/seckill-area.tsx';
import { BannerCarousel } from '../banner-carousel.tsx';
import { Floors } from '../floors.tsx';
import { MemberCard } from '../member-card.tsx';
import { NoticePanel } from '../notice-panel.tsx';
import { Recommended } from '../recommended.tsx';
import { zoneQueries, zoneRecommendPages } from './zone.queries.ts';
import { ZoneBanner } from './zone-banner.tsx';
import { ZoneClasses } from './zone-classes.tsx';
import { ZoneGroups } from './zone-groups.tsx';
import styles from './zone-screen.module.css';
import { ZoneTitle } from './zone-title.tsx';

/** Whose buyers come to work here see their own affairs beside the banner. */
const withMember: ReadonlySet<ZoneKind> = new Set(['big_customer', 'channel', 'cross_border']);

const pages: Readonly<Record<ZoneKind, string>> = {
  big_customer: '/customer',
  channel: '/homePage/indexSC',
  green: '/green',
  photovoltaic: '/photovoltaic',
  private_brand: '/privateBrand',
  power_goods: '/channelDLGYP',
  cross_border: '/index1',
};

/** Class names in other languages are too long for a line of five and for the small boxes: there the way to all of them stands alone. */
const withShortHead = (floor: Floor): Floor => ({
  ...floor,
  webFloorLinkConfigDTOList: floor.webFloorLinkConfigDTOList.filter((link) => link.part !== 'head' && link.part !== 'chip'),
});

/** A zone: its banner and classes, its floors, the best of each class, and all the rest by pages. */
export function ZoneScreen({ zone }: { zone: ZoneHead }) {
  const t = useWords('catalogue/zones');
  const language = useLanguage();
  const isAbroad = useSkin() === 'global';
  const { banners, classes, floors, groups, recommended, notices } = usePageQueries(() => zoneQueries(zone));
  // Abroad the words of the card do not fit its column; the head leads to the same places.
  const beside = language === 'zh' && withMember.has(zone.kind);
  const list = isAbroad ? '/proClassification1' : '/proClassification';
  const all = `${list}?zoneId=${zone.id}`;
  const path = zone.kind === 'big_customer' ? `/customer?zoneId=${zone.id}` : pages[zone.kind];
  return (
    <div className="wrap">
      {zone.kind === 'big_customer' && <PageTitle name={zone.name} />}
      <PageMeta
        path={path}
        description={t('meta', {
          name: zone.name,
          welcome: zone.welcome,
          classes: listedIn(
            classes.map((one) => one.name),
            language,
          ),
        })}
      />
      <section className={styles.first} data-beside={beside || undefined} aria-label={zone.name}>
        <ZoneClasses classes={classes} groups={groups.groups} addressOf={(id) => `${list}?id=${id}&zoneId=${zone.id}`} />
        <div className={styles.middle}>
          {language === 'zh' && banners.length > 0 ? <BannerCarousel banners={banners} /> : <ZoneBanner zone={zone} href={all} />}
          <ZoneTitle zone={zone} goods={recommended.total} classes={classes.length} href={all} />
        </div>
        {beside && (
          <div className={styles.side}>
            <MemberCard />
            <NoticePanel notices={notices.list} />
          </div>
        )}
      </section>
      {beside && <SeckillArea />}
      <Floors floors={language === 'zh' ? floors : floors.map(withShortHead)} />
      <ZoneGroups groups={groups.groups} addressOf={(id) => `${list}?id=${id}&zoneId=${zone.id}`} />
      <Recommended
        first={recommended}
        of={{ pages: zoneRecommendPages(zone.id), title: t('all.title', { name: zone.name }), text: t('all.text'), href: all }}
      />
    </div>
  );
}
