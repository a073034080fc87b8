import type { ZoneHead } from '@mall/contract/catalogue/catalogue.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { PencilIcon } from '@mall/ui/icons/pencil-icon.tsx';
import { TruckIcon } from '@mall/ui/icons/truck-icon.tsx';
import { UsersIcon } from '@mall/ui/icons/users-icon.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import grid from '../../catalogue/goods-grid.module.css';
import { MallGoodsCard } from '../../catalogue/mall-goods-card.tsx';
import { PowerLine } from '../../catalogue/zones/power-line.tsx';
import { useWords } from '../../kernel/words.tsx';
import NotFoundPanel from '../../shell/not-found-panel.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import styles from './abroad.module.css';
import { abroadPage, abroadQueries } from './abroad.queries.ts';
import { InquiryStart } from './inquiry-start.tsx';

export const loader = abroadPage.loader;
export const clientLoader = abroadPage.clientLoader;

const goodsShown = 10;
const classesShown = 6;
/** Where the mall delivers most; their names come with the language. */
const delivered = ['KZ', 'RU', 'BR', 'SA', 'ID', 'ZA', 'PK', 'MX', 'ES', 'FR', 'PT', 'UZ'] as const;
const steps = [
  ['publish', PencilIcon],
  ['invite', UsersIcon],
  ['confirm', FileTextIcon],
  ['ship', TruckIcon],
] as const;

/** The home of the cross-border zone: where every choice of a language leads. */
export default function InternationPage() {
  const outcome = abroadPage.useOutcome();
  if (outcome.state === 'found') return <AbroadHome zone={outcome.found} />;
  return (
    <div className="wrap">
      <NotFoundPanel unknown />
    </div>
  );
}

function AbroadHome({ zone }: { zone: ZoneHead }) {
  const t = useWords('inquiry/abroad');
  const { classes, recommended, countries } = usePageQueries(() => abroadQueries(zone.id));
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta description={t('hero.text')} path="/internation" />
      <section className={styles.hero}>
        <PowerLine className={styles.art} />
        <div className={styles.claim}>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.text')}</p>
          <div className={styles.ways}>
            <Button look="amber" href="/proClassification1" as={RouterLink}>
              {t('hero.browse')}
            </Button>
            <RouterLink href="/internation/industryOptimization" className={styles.way ?? ''}>
              {t('suppliers')}
            </RouterLink>
          </div>
        </div>
        <InquiryStart countries={countries} />
      </section>
      {classes.length > 0 && (
        <section aria-labelledby="abroad-classes">
          <SectionHead id="abroad-classes" title={t('classes')} navLabel={t('classes')}>
            <RouterLink href="/proClassification1">{t('all')}</RouterLink>
          </SectionHead>
          <ul className={styles.classes}>
            {classes.slice(0, classesShown).map(({ id, name, picture, goodsCount }) => (
              <li key={id}>
                <RouterLink href={`/proClassification1?id=${id}&zoneId=${zone.id}`}>
                  <Picture src={picture} alt="" side={96} />
                  <b>{name}</b>
                  <span className="meta">{t('items', { count: goodsCount })}</span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recommended.list.length > 0 && (
        <section aria-labelledby="abroad-goods">
          <SectionHead id="abroad-goods" title={t('goods')} navLabel={t('goods')}>
            <RouterLink href="/searchGoodsResult1">{t('all')}</RouterLink>
          </SectionHead>
          <div className={grid.grid}>
            {recommended.list.slice(0, goodsShown).map((goods) => (
              <MallGoodsCard key={goods.specId} goods={goods} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="abroad-how">
        <SectionHead id="abroad-how" title={t('how')} />
        <ol className={styles.steps}>
          {steps.map(([step, Icon]) => (
            <li key={step}>
              <Icon size={20} />
              <b>{t(`how.${step}`)}</b>
              <span>{t(`how.${step}Text`)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="abroad-countries">
        <SectionHead id="abroad-countries" title={t('countries')} />
        <ul className={styles.countries}>
          {delivered.map((code) => (
            <li key={code}>
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
              <span className={styles.country}>{names.get(code) ?? code}</span>
            </li>
          ))}
        </ul>
        <p className={`meta ${styles.note}`}>{t('countries.note')}</p>
      </section>
    </div>
  );
}
