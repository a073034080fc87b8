import type { CartItem, CartList } from '@mall/contract/cart/cart.api.ts';
import { describe, expect, it } from 'vitest';
import { withSelection } from './cart-changes.ts';

const item = (cartId: string, isSelect: 0 | 1) => ({ cartId, isSelect }) as CartItem;
const store = (storeId: string, ...items: CartItem[]) => ({
  storeId,
  storeName: '',
  ownFlag: 0 as const,
  isSelectAll: 0 as const,
  goodsAmount: '0.00',
  activityDiscount: '0.00',
  activityCartGroupDTOList: [{ activityType: 0, name: '', rules: [], reduction: '0.00', cartDTOList: items }],
});
const cart = {
  findCartDTO: [store('1', item('11', 0), item('12', 0)), store('2', item('21', 1))],
  isSelectAll: 0,
} as unknown as CartList;
const marks = ({ findCartDTO, isSelectAll }: CartList) => [
  ...findCartDTO.map(({ isSelectAll: whole, activityCartGroupDTOList: groups }) => [
    whole,
    groups.flatMap((group) => group.cartDTOList.map((one) => one.isSelect)),
  ]),
  isSelectAll,
];

describe('marks of the cart before the server has answered', () => {
  it('move for one line, a store, or all, and the marks above follow', () => {
    expect(marks(withSelection(cart, { cartId: '11' }, 1))).toEqual([[0, [1, 0]], [1, [1]], 0]);
    expect(marks(withSelection(cart, { storeId: '1' }, 1))).toEqual([[1, [1, 1]], [1, [1]], 1]);
    expect(marks(withSelection(cart, { all: true }, 0))).toEqual([[0, [0, 0]], [0, [0]], 0]);
  });
});
