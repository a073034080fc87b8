import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Listed } from './listed.ts';
import { pagesOf } from './page-number.ts';

/** A page behind the last, because its last row is gone or an address says so, is the last one. */
export const useLastPage = <Row>({ found, page, size, hrefOf }: Listed<Row>): void => {
  const navigate = useNavigate();
  const total = found.isPlaceholderData ? 0 : (found.data?.total ?? 0);
  const last = pagesOf(total, size);
  const beyond = total > 0 && page > last ? hrefOf(last) : undefined;
  useEffect(() => {
    if (beyond !== undefined) void navigate(beyond, { replace: true });
  }, [beyond, navigate]);
};
