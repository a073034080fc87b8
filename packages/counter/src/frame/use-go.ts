import { useNavigate } from 'react-router';

/** Goes to another screen of the site once something is done; what the reader presses to go is a link. */
export const useGo = (): ((to: string) => void) => {
  const navigate = useNavigate();
  return (to) => void navigate(to);
};
