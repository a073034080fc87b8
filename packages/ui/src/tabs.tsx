import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { LinkLike } from './link-like.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  count?: number;
  /** The count waits for the reader: red. */
  hot?: boolean;
  disabled?: boolean;
};
export type TabsProps<Id extends string> = {
  items: readonly TabItem<Id>[];
  value: Id;
  onChange?: (id: Id) => void;
  label: string;
  /** Id of the panel a tab opens; the panel takes `role="tabpanel"` and `aria-labelledby={tabId}`. */
  panelId?: (id: Id) => string;
  /** With addresses the tabs are a navigation of links. */
  hrefOf?: (id: Id) => string;
  link?: LinkLike;
  /** l: 16 px, as on the sign-in card. */
  size?: 'm' | 'l';
  /** Padding of 16 at the sides, when it heads a panel. */
  inset?: boolean;
};

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items, value, onChange, label, panelId, hrefOf, link: LinkTag = 'a', size = 'm', inset } = props;
  const row = useRef<HTMLDivElement>(null);
  const names = classNames(styles.tabs, styles[size], inset && styles.inset);
  const inside = (item: TabItem<Id>) => (
    <>
      {item.label}
      {item.count !== undefined && <span className={classNames(styles.count, item.hot && styles.hot)}> {item.count}</span>}
    </>
  );
  if (hrefOf) {
    return (
      <nav aria-label={label} className={names}>
        {items.map((item) => (
          <LinkTag
            key={item.id}
            href={hrefOf(item.id)}
            className={styles.tab}
            {...(item.id === value && { 'aria-current': 'page' as const })}
          >
            {inside(item)}
          </LinkTag>
        ))}
      </nav>
    );
  }
  const move = (event: KeyboardEvent) => {
    const open = items.filter((item) => !item.disabled);
    const at = open.findIndex((item) => item.id === value);
    const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 };
    if (!(event.key in places)) return;
    event.preventDefault();
    const next = open[(places[event.key as keyof typeof places] + open.length) % open.length];
    if (!next) return;
    onChange?.(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={label} tabIndex={-1} className={names} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          data-tab={item.id}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? panelId?.(item.id) : undefined}
          tabIndex={item.id === value ? 0 : -1}
          disabled={item.disabled}
          className={styles.tab}
          onClick={() => onChange?.(item.id)}
        >
          {inside(item)}
        </button>
      ))}
    </div>
  );
}
