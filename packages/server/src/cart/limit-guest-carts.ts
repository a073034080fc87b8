import { addressGroup } from '../kernel/address-group.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { CartSide } from '../kernel/side.ts';

const windowMs = 3_600_000;

/** The key of a visitor's cart is his own invention, so that one address could make carts without end. */
export const limitGuestCarts = async ({ memory, config }: House, side: CartSide, address: string): Promise<void> => {
  if (side.kind === 'buyer' || side.basketKey === undefined) return;
  const known = `guest-cart:${side.basketKey}`;
  if ((await memory.get(known)) !== undefined) return;
  if ((await memory.bump(`guest-carts:${addressGroup(address)}`, windowMs)) > config.GUEST_CARTS_PER_HOUR) throw refuse('cart.guest_limit');
  await memory.set(known, '1', windowMs);
};
