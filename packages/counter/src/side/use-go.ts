import { theSite } from '@mall/kit/site.ts';
import { useNavigate } from 'react-router';

/** Goes to a case, where its screen is built. */
export const useGo = (): ((href: string) => void) => {
  const navigate = useNavigate();
  return (href) => {
    if (theSite().isBuilt(href)) void navigate(href);
  };
};
