/** What each room of the contract is about, in the order of the rooms. */
export const roomWords: Readonly<Record<string, string>> = {
  download: 'Files that are made for somebody: exports, the copy of his own data',
  account: 'Registration, sign-in, sessions, permissions and menus',
  content: 'Site, pages, articles, help, feedback and uploads',
  store: 'Stores: their pages, followers and lists',
  catalogue: 'Classes, floors, zones and goods',
  search: 'Finding goods and stores',
  marketing: 'Seckill, group buys, offers, coupons, points and what a goods page tells',
  member: 'The member: addresses, favourites, footprints, invoice titles, messages',
  order: 'Orders: lists, details, parcels, receipt, exports',
  cart: 'The cart, settlement and submission',
  payment: 'Cashier, bank payments, transfers and refunds',
  'after-sale': 'Refunds, returns and exchanges',
  review: 'Reviews',
  procurement: 'Bills of materials matched to specs, the company’s own codes',
  open: 'Keys and webhooks of the open interface, which has a reference of its own',
  figures: 'What was looked at and sold, by day: figures of stores and of the mall',
};
