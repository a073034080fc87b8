import { useLanguage } from '@mall/kit/words/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './cart-fold.module.css';
import { QuietBoundary } from './quiet-boundary.tsx';
import { cartGlanceQuery } from './shell.queries.ts';
import { useFold } from './use-fold.ts';

const loadPanel = () => import('./cart-panel.tsx');
const CartPanel = lazy(loadPanel);

type LinkParts = { 'aria-expanded': boolean; 'aria-controls': string | undefined };

type CartFoldProps = {
  /** Draws the link to the cart with what makes it open the panel. */
  children: (link: LinkParts) => ReactNode;
  className?: string;
};

/**
 * A glance at the cart under the link that leads to it, when a mouse rests there or the keyboard comes by. The link itself works without,
 * so whatever fails here is only missing. On the cart's own page there is nothing to glance at.
 */
export function CartFold({ children, className = '' }: CartFoldProps) {
  const language = useLanguage();
  const queries = useQueryClient();
  const isCart = /^\/(shoppingCar|MyShoppingCart)\/?$/i.test(useLocation().pathname);
  const { open, set, box, handlers } = useFold({ open: 120, close: 240 }, () => !isCart);
  const comingBack = useRef(false);
  const id = useId();

  const prepare = () => {
    if (isCart) return;
    // The panel itself tells whether it came.
    loadPanel().catch(() => undefined);
    void queries.prefetchQuery(cartGlanceQuery(language));
  };
  const toLink = () => {
    comingBack.current = true;
    box.current?.querySelector('a')?.focus();
    comingBack.current = false;
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    prepare();
    const isLink = target.parentElement === currentTarget;
    if (isLink && !isCart && !comingBack.current && target.matches(':focus-visible')) set(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) toLink();
    if (event.key === 'ArrowDown' && open) {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[data-cart-stop]')?.focus();
    }
    handlers.onKeyDown(event);
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={`${styles.box} ${className}`}
      {...handlers}
      onPointerEnter={(event) => {
        prepare();
        handlers.onPointerEnter(event);
      }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-expanded': open, 'aria-controls': open ? id : undefined })}
      {open && (
        <div id={id} className={styles.fold}>
          <QuietBoundary>
            <Suspense>
              <CartPanel onLeave={toLink} />
            </Suspense>
          </QuietBoundary>
        </div>
      )}
    </div>
  );
}
