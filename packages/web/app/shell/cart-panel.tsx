import { type CartGlance, cartApi } from '@mall/contract/cart/cart.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { cartReads } from './cart.changes.ts';
import styles from './cart-panel.module.css';
import { cartGlanceQuery } from './shell.queries.ts';
import { useCartCount } from './use-session.ts';

/** The order that is being filled stands under the same head, so what it costs is among them. */
const changed = [...cartReads, settlementApi.settlement, settlementApi.otherCoupons];

const stopsIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[data-cart-stop]') ?? [])];

/** The latest lines of the cart. Its rows are stops of the arrow keys; Tab stops at the first of them and at the way to the cart. */
export default function CartPanel({ onLeave }: { onLeave: () => void }) {
  const t = useWords('shell');
  const language = useLanguage();
  const signedIn = useSignedIn();
  const kinds = useCartCount();
  const panel = useRef<HTMLElement>(null);
  const hint = useId();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const { data, isError, isFetching, refetch } = useQuery(cartGlanceQuery(language));

  const remove = async ({ cartId }: CartGlance) => {
    if (leaving.has(cartId)) return;
    setLeaving((before) => new Set(before).add(cartId));
    const body = { delType: 'one', cartId } as const;
    try {
      await (signedIn ? browserCall(cartApi.remove, { body }) : browserCall(cartApi.removeAsGuest, { body }));
      toast.ok(t('cart.removed'));
    } catch {
      // Told by the call; what holds is read again.
    }
    const place = stopsIn(panel.current).indexOf(document.activeElement as HTMLElement);
    await askAgain(changed);
    setLeaving((before) => new Set([...before].filter((id) => id !== cartId)));
    // The focused row is gone: the one that moved up takes its place, or the way on.
    if (place >= 0)
      requestAnimationFrame(() => {
        const stops = stopsIn(panel.current);
        if (!panel.current?.contains(document.activeElement)) (stops[place] ?? stops.at(-1))?.focus();
      });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = stopsIn(event.currentTarget);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const acts: Record<string, () => void> = {
      ArrowDown: () => stops[at + 1]?.focus(),
      ArrowUp: () => (at > 0 ? stops[at - 1]?.focus() : onLeave()),
      Home: () => stops[0]?.focus(),
      End: () => stops.at(-1)?.focus(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <section ref={panel} className={styles.panel} aria-label={t('cart.name')} aria-describedby={hint}>
      <div role="presentation" onKeyDown={onKeyDown}>
        <p id={hint} className="sr">
          {t('cart.hint')}
        </p>
        {!data && !isError && (
          <output className={styles.wait} aria-busy="true" aria-label={t('loading')}>
            <Skeleton kind="media" count={3} />
          </output>
        )}
        {!data && isError && (
          <ErrorState
            compact
            title={t('cart.failed')}
            labels={{ retry: t('cart.retry') }}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.list.length === 0 && (
          <Empty
            compact
            title={t('cart.empty')}
            actions={
              <Button look="line" href="/proClassification" as={RouterLink} data-cart-stop="">
                {t('cart.browse')}
              </Button>
            }
          >
            {t('cart.emptyText')}
          </Empty>
        )}
        {data && data.list.length > 0 && (
          <>
            <h2 className={styles.title}>{t('cart.latest')}</h2>
            <ul className={styles.lines}>
              {data.list.map((line, place) => (
                <Line
                  key={line.cartId}
                  line={line}
                  isFirst={place === 0}
                  leaving={leaving.has(line.cartId)}
                  onRemove={() => void remove(line)}
                />
              ))}
            </ul>
            <div className={styles.foot}>
              <p className={styles.sum}>
                <span>{t('cart.kinds', { count: kinds })}</span>
                {data.total > data.list.length && <span className="meta">{t('cart.more', { count: data.total - data.list.length })}</span>}
              </p>
              <Button href="/shoppingCar" as={RouterLink} data-cart-stop="">
                {t('cart.go')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

type LineProps = { line: CartGlance; isFirst: boolean; leaving: boolean; onRemove: () => void };

function Line({ line, isFirst, leaving, onRemove }: LineProps) {
  const t = useWords('shell');
  const figure = useFigure();
  const address = `/goodsDetails?goodsId=${line.goodsId}&specId=${line.specId}`;
  return (
    <li className={styles.line} data-leaving={leaving || undefined}>
      <RouterLink href={address} tabIndex={-1} aria-hidden className={styles.picture ?? ''}>
        <Picture src={line.picture} alt="" side={160} />
      </RouterLink>
      <div className={styles.words}>
        <RouterLink href={address} tabIndex={isFirst ? 0 : -1} title={line.specName} className={`ell ${styles.name}`} data-cart-stop="">
          {line.specName}
        </RouterLink>
        <span className={styles.figures}>
          <Price value={line.activityPrice ?? line.specSellPrice} size="s" />
          <span className="num">
            ×{figure(line.num)} {line.unit}
          </span>
        </span>
      </div>
      <button
        type="button"
        tabIndex={-1}
        data-cart-stop=""
        className={styles.remove}
        aria-label={t('cart.removeOne', { name: line.specName })}
        aria-disabled={leaving || undefined}
        onClick={onRemove}
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
}
