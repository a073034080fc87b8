import { List } from 'lucide-react';
import { icon } from './icon.tsx';

export const ListIcon = /* @__PURE__ */ icon(List);
