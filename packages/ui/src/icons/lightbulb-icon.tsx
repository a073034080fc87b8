import { Lightbulb } from 'lucide-react';
import { icon } from './icon.tsx';

export const LightbulbIcon = /* @__PURE__ */ icon(Lightbulb);
