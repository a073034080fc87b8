import { OrderList } from './order-list.tsx';

export default function MyOrdersPage() {
  return <OrderList />;
}
