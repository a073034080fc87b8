import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './category-column.module.css';
import { ClassIcon } from './class-icon.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';
import { classTreeAsk } from './shell.queries.ts';
import { useClassAddress, useClasses } from './use-classes.ts';

const loadPanel = () => import('./mega-panel.tsx');
const MegaPanel = lazy(loadPanel);

const step = (list: HTMLElement | null, from: Element, by: 1 | -1) => {
  const links = [...(list?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])];
  links[(links.indexOf(from as HTMLElement) + by + links.length) % links.length]?.focus();
};

/**
 * The column of first-level classes. A resting mouse or the focus opens the lower levels beside it. With the keyboard: up and down
 * change the class, right goes into its panel, left or Esc comes back, so that Tab passes fifteen stops and not three hundred.
 */
export function CategoryColumn() {
  const t = useWords('shell');
  const language = useLanguage();
  const classes = useClasses();
  const addressOf = useClassAddress();
  const queries = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const prepare = () => {
    // The panel itself tells whether it came.
    loadPanel().catch(() => undefined);
    void queries.prefetchQuery(queryOf(classTreeAsk, language));
  };
  // A mouse on its way to the panel crosses other classes: only resting on one changes the panel.
  const later = (event: PointerEvent, id: string | undefined, ms: number) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), ms);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const link = event.currentTarget;
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(list.current, link, 1),
      ArrowUp: () => step(list.current, link, -1),
      ArrowRight: () => {
        setOpenId(id);
        requestAnimationFrame(() => link.parentElement?.querySelector<HTMLElement>('[data-mega] a')?.focus());
      },
      Escape: () => setOpenId(undefined),
    };
    const act = acts[event.key];
    if (!act || (event.key === 'Escape' && openId === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div
      role="presentation"
      data-category-column=""
      className={styles.column}
      onPointerEnter={prepare}
      onPointerLeave={(event) => later(event, undefined, 200)}
      onFocus={prepare}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpenId(undefined);
      }}
    >
      <ul ref={list} aria-label={t('nav.categories')}>
        {classes.map(({ id, name, icon }) => (
          <li key={id} data-open={openId === id || undefined} onPointerEnter={(event) => later(event, id, openId === undefined ? 60 : 140)}>
            <RouterLink
              href={addressOf(id)}
              title={name}
              className={styles.link ?? ''}
              aria-expanded={openId === id}
              aria-describedby={hint}
              onFocus={() => setOpenId(id)}
              onClick={() => setOpenId(undefined)}
              onKeyDown={(event) => onKeyDown(event, id)}
            >
              <ClassIcon name={icon} className={styles.icon} />
              <span className="ell">{name}</span>
              <ChevronRightIcon size={12} className={styles.more} />
            </RouterLink>
            {openId === id && (
              <QuietBoundary>
                <Suspense>
                  <MegaPanel
                    id={id}
                    onLeave={() => list.current?.querySelector<HTMLElement>('li[data-open] > a')?.focus()}
                    onGone={() => setOpenId(undefined)}
                  />
                </Suspense>
              </QuietBoundary>
            )}
          </li>
        ))}
      </ul>
      <span id={hint} hidden>
        {t('nav.categoriesHint')}
      </span>
    </div>
  );
}
