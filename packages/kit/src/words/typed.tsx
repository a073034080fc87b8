import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguage } from './language.ts';

/** Chinese, with the figures and signs that stand within it, and what is none of it. */
const runs = /(\p{Script=Han}(?:[^\p{L}]*\p{Script=Han})*)/u;

/** What people typed, alone or in a sentence of the mall: Chinese in it says so on a page in another language, or it would be read aloud in that. */
export function Typed({ children }: { children: ReactNode }) {
  const language = useLanguage();
  if (language === 'zh' || typeof children !== 'string') return children;
  // Every second part is Chinese. They are children by place, so that none needs a key.
  const parts = children.split(runs).map((part, at) => (at % 2 === 1 ? createElement('span', { lang: 'zh-CN' }, part) : part));
  return createElement(Fragment, null, ...parts);
}
