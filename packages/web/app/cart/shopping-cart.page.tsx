import { browseCart, renderCart } from './cart.queries.ts';
import { CartScreen } from './cart-screen.tsx';

export const loader = renderCart;
export const clientLoader = browseCart;

export default function ShoppingCartPage() {
  return (
    <div className="wrap">
      <CartScreen />
    </div>
  );
}
