import { ChartColumn } from 'lucide-react';
import { icon } from './icon.tsx';

export const ChartIcon = /* @__PURE__ */ icon(ChartColumn);
