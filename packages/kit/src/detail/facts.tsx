import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Typed } from '../words/typed.tsx';
import styles from './facts.module.css';

/** One thing that is so: what it is called, what it is. One without a value is left out. */
export type Fact = readonly [name: string, value: ReactNode];

const isSaid = ([, value]: Fact): boolean => value !== undefined && value !== null && value !== false && value !== '';

/** What is known of a thing, in pairs; in two columns where it is much. */
export function Facts({ facts, two = false }: { facts: readonly Fact[]; two?: boolean }) {
  return (
    <dl className={classNames(styles.facts, two && styles.two)}>
      {facts.filter(isSaid).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Typed>{value}</Typed>
          </dd>
        </div>
      ))}
    </dl>
  );
}
