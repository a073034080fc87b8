import type { RequestSummary } from '@mall/contract/approval/request.api.ts';
import { isForPage } from '@mall/kit/page/is-for-page.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** The request that is open beside the list: the one that the address names, else the first. J and K walk. */
export const useWalk = (
  rows: readonly RequestSummary[],
  named: string,
  hrefOf: (id: string) => string,
): { open: string | undefined; next: () => void } => {
  const navigate = useNavigate();
  const open = named === '' ? rows[0]?.requestId : named;
  const at = rows.findIndex(({ requestId }) => requestId === open);
  const go = (row: RequestSummary | undefined) => void navigate(hrefOf(row?.requestId ?? ''), { preventScrollReset: true });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    const beside = step === undefined ? undefined : rows[at + step];
    if (beside) go(beside);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return { open, next: () => go(rows[at + 1] ?? rows[at - 1]) };
};
