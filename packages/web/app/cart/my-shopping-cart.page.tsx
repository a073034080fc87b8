import { browseCart, renderCart } from './cart.queries.ts';
import { CartScreen } from './cart-screen.tsx';

export const loader = renderCart;
export const clientLoader = browseCart;

/** The cart alone, for a frame of somebody else's. */
export default function MyShoppingCartPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <CartScreen bare />
    </main>
  );
}
