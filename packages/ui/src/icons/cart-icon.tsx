import { ShoppingCart } from 'lucide-react';
import { icon } from './icon.tsx';

export const CartIcon = /* @__PURE__ */ icon(ShoppingCart);
