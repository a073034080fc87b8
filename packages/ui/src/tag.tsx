import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

export type TagProps = {
  tone?: 'plain' | 'own' | 'brand' | 'sale' | 'amber' | 'info' | 'ok' | 'bad';
  children: ReactNode;
  className?: string;
};

export function Tag({ tone = 'plain', children, className }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
