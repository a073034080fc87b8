import type { AveragePrice } from '@mall/contract/catalogue/goods.api.ts';
import { compareApi } from '@mall/contract/procurement/compare.api.ts';
import { leastCompared, mostCompared } from '@mall/contract/procurement/compare.rules.ts';
import { type ComparedMore, compareRows, losesPower } from '@mall/contract/procurement/compare-rows.rules.ts';
import { useCopy } from '@mall/kit/act/use-copy.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useExport } from '@mall/kit/list/use-export.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { ShareIcon } from '@mall/ui/icons/share-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { lazy, Suspense, useState } from 'react';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useClassAddress } from '../../shell/use-classes.ts';
import { useSession } from '../../shell/use-session.ts';
import { averageAsk, comparisonAsk, parityAsk } from './compare.queries.ts';
import { type ComparePlace, useComparePlace } from './compare-place.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './comparison.module.css';
import { LifeTermsPanel } from './life-terms.tsx';
import { Market } from './market.tsx';

const AddToList = lazy(() => import('../select/add-to-list.tsx'));

const sheetOf = ({ ids, terms, p0, pk }: ComparePlace) => ({
  specId: ids.join(','),
  ...terms,
  ...(p0.length > 0 && { p0: p0.map((one) => one ?? '').join(',') }),
  ...(pk.length > 0 && { pk: pk.map((one) => one ?? '').join(',') }),
});

/** The goods that the address names, side by side. */
export function Comparison() {
  const t = useWords('procurement/compare');
  const language = useLanguage();
  const place = useComparePlace();
  const { ids, go } = place;
  const classAddress = useClassAddress();
  const copy = useCopy();
  // What belongs to a company needs its member; the comparison itself is for everybody.
  const mayList = useSession().may('personalCenterBase:procurementManagement:procurementList:view');
  const [adding, setAdding] = useState(false);
  const sheet = useExport({ now: compareApi.export, done: t('exported') });
  const { comparison } = usePageQueries(() => ({ comparison: comparisonAsk(ids) }));
  const parity = usePageQueries(() => Object.fromEntries(ids.map((id) => [id, parityAsk(id)])));
  const average = usePageQueries(() => Object.fromEntries(ids.map((id) => [id, averageAsk(id)]))) as Record<string, AveragePrice | null>;
  const { specs, goneIds } = comparison;
  const more = specs.map(({ specId }): ComparedMore => {
    const at = ids.indexOf(specId);
    return { noLoad: place.p0[at], load: place.pk[at], parity: parity[specId], average: average[specId] };
  });
  const rows = compareRows(specs, { language, terms: place.terms, more });
  const different = rows.filter(({ differs }) => differs).length;
  const [first] = specs;
  const classes = [...new Map(specs.map(({ gcId, gcName }) => [gcId, gcName])).values()];
  const missing = Math.max(0, leastCompared - specs.length);
  const crumbs = [
    { label: t('home'), href: '/' },
    ...(first && classes.length === 1
      ? [
          { label: first.secondGcName, href: classAddress(first.secondGcId) },
          { label: first.gcName, href: classAddress(first.gcId) },
        ]
      : []),
    { label: t('title') },
  ];
  return (
    <>
      <PageTitle about={t('title')} />
      <PageMeta
        description={t('description', { names: specs.map(({ specName }) => specName).join(' / ') })}
        path="/procurementManagement/goodsComp"
      />
      <Breadcrumbs items={crumbs} label={t('crumbs')} link={RouterLink} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.sum}>{t('sum', { count: specs.length, rows: rows.length, different })}</p>
        </div>
        <div className={`${styles.acts} no-print`}>
          <Button look="quiet" icon={<ShareIcon size={16} />} onClick={() => void copy(window.location.href)}>
            {t('share')}
          </Button>
          <Button
            look="quiet"
            icon={<DownloadIcon size={16} />}
            busy={sheet.busy}
            disabled={specs.length === 0}
            onClick={() => sheet.start(sheetOf(place))}
          >
            {t('export')}
          </Button>
          <Button look="quiet" icon={<PrinterIcon size={16} />} onClick={() => window.print()} className="no-phone">
            {t('print')}
          </Button>
          {mayList && specs.length > 0 && (
            <Button look="line" onClick={() => setAdding(true)}>
              {t('toList')}
            </Button>
          )}
          {specs.length > 0 && isBuilt('/newInquiry') && (
            <Button look="line" href={`/newInquiry?specId=${specs.map(({ specId }) => specId).join(',')}`} as={RouterLink}>
              {t('inquire', { count: specs.length })}
            </Button>
          )}
        </div>
      </div>
      {adding && (
        <Suspense>
          <AddToList
            picks={specs.map(({ specId, specName, minOrderQuantity }) => ({ specId, name: specName, num: minOrderQuantity }))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      <div className={styles.notes}>
        {goneIds.length > 0 && <Note tone="warn">{t('gone', { count: goneIds.length })}</Note>}
        {missing > 0 && (
          <Note tone="warn">
            {t('none')} {t('missing', { count: missing })}
          </Note>
        )}
        {classes.length > 1 && <Note>{t('classes', { names: classes.join('、') })}</Note>}
      </div>
      {specs.length === 0 ? (
        <div className={styles.panel}>
          <Empty
            title={t('none')}
            actions={
              <Button href="/proClassification" as={RouterLink}>
                {t('browse')}
              </Button>
            }
          >
            {t('noneText')}
          </Empty>
        </div>
      ) : (
        <>
          <div className={styles.bar}>
            <Checkbox checked={place.only} onChange={(event) => go({ only: event.target.checked })}>
              {t('only', { count: different })}
            </Checkbox>
            <Checkbox checked={place.differences} onChange={(event) => go({ differences: event.target.checked })}>
              {t('differences')}
            </Checkbox>
            <Checkbox checked={place.bests} onChange={(event) => go({ bests: event.target.checked })}>
              {t('bests')}
            </Checkbox>
            <p className={`${styles.key} no-phone`}>
              <span>
                <u />
                {t('key.row')}
              </span>
              <span>
                <i />
                {t('key.cell')}
              </span>
            </p>
          </div>
          <CompareTable specs={specs} rows={rows} room={mostCompared - specs.length} />
          {specs.some(losesPower) && <LifeTermsPanel key={place.hrefOf(place)} specs={specs} />}
          <Market specs={specs} more={more} />
        </>
      )}
    </>
  );
}
