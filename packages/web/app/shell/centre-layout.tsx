import { Outlet } from 'react-router';

export default function CentreLayout() {
  return <Outlet />;
}
