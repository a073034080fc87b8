import { Outlet } from 'react-router';

export default function SingleLayout() {
  return <Outlet />;
}
