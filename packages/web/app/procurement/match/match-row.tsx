import type { MatchedLine, MatchedSpec } from '@mall/contract/procurement/match.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { lazy, memo, Suspense, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { LeadTime } from './lead-time.tsx';
import styles from './match.module.css';
import { amountOf, chooseByHand, confirmRow, type MatchRow, setNum, specOf, stateOf } from './match-rows.rules.ts';
import { OtherRow } from './other-row.tsx';
import { QuantityCell } from './quantity-cell.tsx';
import { ScoreBar } from './score-bar.tsx';
import { useRemember } from './use-remember.ts';
import { useRowWords } from './use-row-words.ts';

const PickGoodsDialog = lazy(() => import('./pick-goods-dialog.tsx'));

type RowProps = {
  row: MatchRow;
  change: (line: number, next: (row: MatchRow) => MatchRow) => void;
  remove: (line: number) => void;
  /** Whether the reader may say what the company calls it. */
  teaches: boolean;
};

const goodsHref = ({ goodsId, specId }: MatchedSpec): string => `/goodsDetails?goodsId=${goodsId}&specId=${specId}`;

/** A line of the bill: what was typed, what was found, how well it fits, how many, and what it comes to. */
export const MatchRowView = memo(({ row, change, remove, teaches }: RowProps) => {
  const t = useWords('procurement/match');
  const words = useRowWords();
  const [isOpen, setOpen] = useState(false);
  const [picks, setPicks] = useState(false);
  const remember = useRemember();
  const spec = specOf(row);
  const state = stateOf(row);
  const others = row.matched.found.length - 1;
  const fault = words.fault(row);
  const amount = amountOf(row);
  const put = (next: (row: MatchRow) => MatchRow) => change(row.line, next);
  const canRemember =
    teaches &&
    spec !== undefined &&
    state === 'ready' &&
    row.matched.by === 'words' &&
    row.matched.code !== '' &&
    !remember.isKept(spec.specId);
  const pick = (found: MatchedLine, nth: number, code: string) => {
    put((before) => chooseByHand(before, found, nth, code));
    setPicks(false);
    const chosen = found.found[nth];
    if (teaches && chosen && code !== '') remember.keep(code, chosen.specId);
  };
  const name = t('row.name', { line: row.line, typed: row.typed });
  return (
    <>
      <tr className={classNames(styles.row, styles[`${state}Row`])} data-state={state}>
        <td className={styles.pick}>
          <Checkbox
            aria-label={name}
            checked={row.isPicked && state === 'ready'}
            disabled={state === 'bad'}
            onChange={(event) =>
              put((before) => (event.target.checked ? { ...confirmRow(before), isPicked: true } : { ...before, isPicked: false }))
            }
          />
        </td>
        <td className={styles.line}>{row.line}</td>
        <td className={styles.typed}>{row.typed}</td>
        <td className={styles.found}>
          {spec && <Picture src={spec.picture} alt="" side={80} className={styles.picture} />}
          <div className={styles.about}>
            {spec && (
              <>
                <RouterLink href={goodsHref(spec)} className={styles.name} target="_blank">
                  {spec.specName}
                </RouterLink>
                <p className="meta">
                  {spec.storeName}
                  {'　'}
                  {row.matched.by === 'code' ? (
                    <Tag tone="ok">{t('row.byCode')}</Tag>
                  ) : row.matched.by === 'number' ? (
                    t('row.byNumber')
                  ) : (
                    words.agreed(spec)
                  )}
                </p>
                {words.differs(spec) && <p className={styles.warnText}>{words.differs(spec)}</p>}
                {words.open(spec) && !row.isConfirmed && <p className={styles.warnText}>{words.open(spec)}</p>}
              </>
            )}
            {fault && <p className={styles.badText}>{fault}</p>}
            {words.quantity(row).map((said) => (
              <p key={said} className={styles.warnText}>
                {said}
              </p>
            ))}
            {!spec && row.matched.suggestions.length > 0 && (
              <p className="meta">
                {t('row.lookIn')}
                {row.matched.suggestions.map((one) => (
                  <RouterLink key={one} href={`/searchGoodsResult?keyword=${encodeURIComponent(one)}`} className={styles.look}>
                    {one}
                  </RouterLink>
                ))}
              </p>
            )}
            {(state !== 'ready' || others > 0 || canRemember) && (
              <p className={styles.acts}>
                {state === 'confirm' && (
                  <Button look="text" size="s" onClick={() => put(confirmRow)}>
                    {t('row.useIt')}
                  </Button>
                )}
                {canRemember && (
                  <Button look="text" size="s" busy={remember.busy} onClick={() => remember.keep(row.matched.code, spec.specId)}>
                    {t('row.remember')}
                  </Button>
                )}
                {state !== 'ready' && (
                  <Button look="text" size="s" onClick={() => setPicks(true)}>
                    {t('row.pick')}
                  </Button>
                )}
                {others > 0 && (
                  <Button look="text" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                    {t(isOpen ? 'row.fold' : 'row.unfold', { count: others })}
                  </Button>
                )}
              </p>
            )}
          </div>
        </td>
        <td className={styles.fit} data-label={t('head.fit')}>
          {spec && <ScoreBar spec={spec} />}
        </td>
        <td className={styles.quantity} data-label={t('head.quantity')}>
          <QuantityCell row={row} onNum={(num) => put((before) => setNum(before, num))} />
        </td>
        <td className={styles.money} data-label={t('head.price')}>
          {spec ? (
            <>
              <span>
                <span className="num">{formatPrice(spec.price, '')}</span>
                <span className="unit">/{spec.unit}</span>
              </span>
            </>
          ) : (
            '—'
          )}
        </td>
        <td className={styles.money} data-label={t('head.amount')}>
          {amount ? <span className="num">{formatPrice(amount, '¥')}</span> : '—'}
        </td>
        <td className={styles.lead} data-label={t('head.lead')}>
          {spec && <LeadTime spec={spec} />}
        </td>
        <td className={styles.rowActs}>
          <Button look="text" size="s" aria-label={t('row.removeNamed', { line: row.line })} onClick={() => remove(row.line)}>
            {t('row.remove')}
          </Button>
          {picks && (
            <Suspense>
              <PickGoodsDialog row={row} teaches={teaches} onPick={pick} onClose={() => setPicks(false)} />
            </Suspense>
          )}
        </td>
      </tr>
      {isOpen && row.matched.found.map((other, nth) => <OtherRow key={other.specId} row={row} nth={nth} put={put} />)}
    </>
  );
});
