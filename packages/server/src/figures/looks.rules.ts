import { wordMost } from '@mall/contract/figures/figures.rules.ts';

const machines = /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|curl|wget|python|java\/|go-http|axios|scrapy|monitor/i;

/** Programs that say so. */
export const isMachine = (device: string): boolean => device === '' || machines.test(device);

const mobile = /1[3-9]\d{9}/;
const longNumber = /\d{15,}/;

/** How a searched word is counted: one spelling for all, and empty where it names a person instead of a thing. */
export const wordFor = (typed: string): string => {
  const word = typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toUpperCase().slice(0, wordMost).trim();
  const digits = word.replaceAll(/[\s-]/g, '');
  return word.includes('@') || mobile.test(digits) || longNumber.test(digits) ? '' : word;
};
