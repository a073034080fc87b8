import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pagesOf } from './page-number.ts';

/** `total`: 0 while it is not known. */
type PageOfList = { total: number; page: number; size: number; hrefOf: (page: number) => string };

/** A page behind the last, because its last row is gone or an address says so, is the last one. */
export const useLastPage = ({ total, page, size, hrefOf }: PageOfList): void => {
  const navigate = useNavigate();
  const last = pagesOf(total, size);
  const beyond = total > 0 && page > last ? hrefOf(last) : undefined;
  useEffect(() => {
    if (beyond !== undefined) void navigate(beyond, { replace: true });
  }, [beyond, navigate]);
};
