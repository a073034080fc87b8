import { wordsOf } from '../words/words.tsx';
import type zh from './words/zh.json';

const useWords = wordsOf<{ 'kit/approval': typeof zh }>();

/** What is said of the way of a request, in every site alike. */
export const useApprovalWords = () => useWords('kit/approval');
