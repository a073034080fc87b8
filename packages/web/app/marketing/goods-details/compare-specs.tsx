import type { GoodsDetails, GoodsSpec } from '@mall/contract/marketing/goods-details.api.ts';
import { StayLink } from '@mall/kit/link/stay-link.tsx';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { perMetreWords } from '../../catalogue/by-length.tsx';
import { useWords } from '../../kernel/words.tsx';
import { specAddress } from './goods-address.rules.ts';
import { unitPrice } from './matrix.rules.ts';
import { priceText } from './price-text.ts';
import styles from './sections.module.css';
import { axisLine } from './spec-choice.rules.ts';

type Line = { name: string; of: (spec: GoodsSpec) => string };

/** Every spec beside every attribute. Those that are the same everywhere can be left out. */
export function CompareSpecs({ details }: { details: GoodsDetails }) {
  const t = useWords('marketing/goods-details');
  const amount = useAmount();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { goodsDetailsVO: goods, goodsSpecList: specs, specAttrMap } = details;
  const axes = Object.keys(specAttrMap);
  const perMetreOf = (spec: GoodsSpec) => perMetreWords(spec, unitPrice(spec), language);
  const lines: Line[] = [
    ...axes.map((name) => ({ name, of: (spec: GoodsSpec) => spec.axis[name] ?? '–' })),
    { name: t('matrix.priceEach'), of: (spec) => `${amount(priceText(unitPrice(spec)))}/${spec.unit}` },
    ...(specs.some((spec) => perMetreOf(spec) !== undefined)
      ? [{ name: t('matrix.perMetre'), of: (spec: GoodsSpec) => perMetreOf(spec) ?? `${amount(priceText(unitPrice(spec)))}/${spec.unit}` }]
      : []),
    { name: t('facts.stock'), of: (spec) => `${formatFigure(spec.specStorage, language)} ${spec.unit}` },
    {
      name: t('matrix.lead'),
      of: (spec) => (spec.leadDays > 0 ? t('matrix.leadDays', { days: spec.leadDays }) : spec.specStorage > 0 ? t('facts.fromStock') : '–'),
    },
    {
      name: t('parameters.weight'),
      of: (spec) => (spec.weightGram > 0 ? t('parameters.kilograms', { weight: spec.weightGram / 1000 }) : '–'),
    },
    ...goods.goodsVO.attributes.filter(({ name }) => !axes.includes(name)).map(({ name, value }) => ({ name, of: () => value })),
    { name: t('matrix.itemNumber'), of: (spec) => spec.itemNumber },
  ];
  const differs = (line: Line) => new Set(specs.map(line.of)).size > 1;
  const shown = onlyDifferent ? lines.filter(differs) : lines;
  const query = new URLSearchParams(search);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('tab.compare')}</h2>
        <Checkbox checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
          {t('compare.onlyDifferent')}
        </Checkbox>
      </div>
      {/* The table is wider than its place: it scrolls, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('tab.compare')} tabIndex={0} className={styles.scroll}>
        <table className={styles.compare}>
          <caption className="sr">{t('tab.compare')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.attribute')}</th>
              {specs.map((spec) => (
                <th key={spec.id} scope="col" data-current={spec.id === goods.id || undefined}>
                  <StayLink href={specAddress(pathname, query, { goodsId: goods.goodsId, specId: spec.id })}>{axisLine(spec)}</StayLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.name} data-differs={differs(line) || undefined}>
                <th scope="row">{line.name}</th>
                {specs.map((spec) => (
                  <td key={spec.id}>{line.of(spec)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
