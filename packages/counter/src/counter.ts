import type { CounterSite } from '@mall/contract/account/counter.rules.ts';
import type { RightName } from '@mall/contract/account/rights.ts';
import type { Dictionary } from '@mall/kit/words/words.tsx';
import type { ComponentType } from 'react';

/** Behind the counter Chinese and, where stores from abroad work, English are spoken. */
export type CounterLanguage = 'zh' | 'en';
export type Text = Readonly<Record<CounterLanguage, string>>;

type Icon = ComponentType<{ size?: number }>;
type Page = () => Promise<{ default: ComponentType }>;

/** One screen of a site. Nothing of it is loaded before it is opened. */
export type Screen = {
  /** Behind the hash, as the router writes it. */
  readonly path: string;
  readonly title: Text;
  /** Who lacks it sees neither the line of the menu nor the screen. */
  readonly right?: RightName;
  /** Its line in the side navigation; the screens of a list's things have none. */
  readonly menu?: {
    readonly group: string;
    readonly icon: Icon;
    /** A short name, by which it lies in the bar of a telephone before those without one. */
    readonly foot?: Text;
  };
  /** The list that it belongs to, for the crumb and the line that is lit. */
  readonly under?: string;
  readonly page: Page;
};

export type Counter = {
  readonly site: CounterSite;
  readonly name: Text;
  readonly look: 'green' | 'slate';
  readonly languages: readonly CounterLanguage[];
  /** Headings of the side navigation, in their order; `''` stands first and has no heading. */
  readonly groups: Readonly<Record<string, Text>>;
  readonly screens: readonly Screen[];
  /** Screens for whoever comes, outside the frame. */
  readonly open: readonly Screen[];
  /** The one of these for who is signed in and has no store yet; he is led there from wherever he comes. */
  readonly unplaced?: string;
  /** The part of the sign-in page that is this site's own. */
  readonly gate: { readonly Links: ComponentType; readonly claim: Text; readonly claimText: Text };
  /** Files of words, as `import.meta.glob('../*\/words/*.json')` names them from the site's `kernel` folder. */
  readonly words: Readonly<Record<string, () => Promise<Dictionary>>>;
};
