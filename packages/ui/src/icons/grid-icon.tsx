import { LayoutGrid } from 'lucide-react';
import { icon } from './icon.tsx';

export const GridIcon = /* @__PURE__ */ icon(LayoutGrid);
