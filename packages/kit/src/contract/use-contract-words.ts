import { wordsOf } from '../words/words.tsx';
import type zh from './words/zh.json';

const useWords = wordsOf<{ 'kit/contract': typeof zh }>();

/** What is said of contracts, in every site alike. */
export const useContractWords = () => useWords('kit/contract');
