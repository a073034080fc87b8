import { machine } from '../kernel/machine.ts';

export const goodsStates = ['draft', 'on', 'off', 'barred', 'lapsed'] as const;
export type GoodsState = (typeof goodsStates)[number];

const goodsEvents = ['approve', 'putOn', 'takeOff', 'bar', 'unbar', 'expire', 'renew'] as const;
export type GoodsEvent = (typeof goodsEvents)[number];

/**
 * A goods is drawn up and sold once the mall has approved it, or laid on the shelf at once; it is sold until its store takes it from there, and again when it
 * is put back. What the mall bars comes back to its store by the mall alone, and to the shelf by the store. What lapses with a paper of the store comes back by itself
 * with the next one.
 */
export const goodsMachine = machine<GoodsState, GoodsEvent, 'draw' | 'lay'>(
  { draw: 'draft', lay: 'on' },
  {
    approve: { from: ['draft'], to: 'on' },
    putOn: { from: ['off'], to: 'on' },
    takeOff: { from: ['on', 'lapsed'], to: 'off' },
    bar: { from: ['on', 'off', 'lapsed'], to: 'barred' },
    unbar: { from: ['barred'], to: 'off' },
    expire: { from: ['on'], to: 'lapsed' },
    renew: { from: ['lapsed'], to: 'on' },
  },
);
