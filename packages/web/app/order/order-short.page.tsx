import { Navigate, useLocation } from 'react-router';

/** The short way to the order list. */
export default function OrderShortPage() {
  const { search } = useLocation();
  return <Navigate to={`/personalCenterBase/myOrders${search}`} replace />;
}
