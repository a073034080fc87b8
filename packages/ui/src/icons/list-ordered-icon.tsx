import { ListOrdered } from 'lucide-react';
import { icon } from './icon.tsx';

export const ListOrderedIcon = /* @__PURE__ */ icon(ListOrdered);
