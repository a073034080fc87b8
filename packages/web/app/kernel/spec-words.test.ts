import { expect, it } from 'vitest';
import cart from '../cart/words/en.json' with { type: 'json' };
import compare from '../procurement/compare/words/en.json' with { type: 'json' };
import select from '../procurement/select/words/en.json' with { type: 'json' };
import shell from '../shell/words/en.json' with { type: 'json' };

/** The English that the mall is specified by; what the server refuses with stands in the contract's own test. */
it('says in English what readers know the mall by', () => {
  expect(`${shell['notFound.title']}, ${shell['notFound.countdown'].toLowerCase()}`).toBe(
    'Sorry, the page you visited cannot respond, returning to the home page in {seconds} {seconds:second|seconds}',
  );
  expect(shell['notFound.home'].toLowerCase()).toBe('enter the site home');
  expect(shell['notFound.unknown']).toBe('This page could not be found');
  expect([cart.selectFirst, compare.none, select.none]).toEqual(Array.from({ length: 3 }, () => 'Select the products!'));
  expect(cart['order.invoiceNone']).toBe('No invoice for selected products');
  expect(cart['order.invoiceSome']).toBe("Some invoices can't be drawn");
  expect(cart['order.quota.short']).toMatch(/^The purchase value is not enough, and pls contact the platform\./u);
});
