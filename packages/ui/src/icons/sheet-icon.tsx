import { Table2 } from 'lucide-react';
import { icon } from './icon.tsx';

export const SheetIcon = /* @__PURE__ */ icon(Table2);
