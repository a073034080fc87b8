import { Search } from 'lucide-react';
import { icon } from './icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(Search);
