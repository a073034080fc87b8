import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readKept, writeKept } from '../kernel/kept-state.ts';
import type { ListView } from './list-address.ts';
import type { List } from './use-list.ts';

export const keepView = (view: ListView): void => writeKept('listView', view);

/** A list whose address names no view is shown as the reader last chose; the address says it then, so that it can be shared. */
export const useKeptView = ({ asked, hrefOf }: Pick<List, 'asked' | 'hrefOf'>): void => {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const wanted = hrefOf({ view: 'table' });
  const looked = useRef('');
  useEffect(() => {
    // Once for each arrival: a choice made here has its own way into the address.
    if (looked.current === key) return;
    looked.current = key;
    if (asked.view === 'grid' && !new URLSearchParams(search).has('view') && readKept('listView') === 'table')
      void navigate(wanted, { replace: true, preventScrollReset: true });
  }, [key, search, asked.view, wanted, navigate]);
};
