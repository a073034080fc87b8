import { Cpu } from 'lucide-react';
import { icon } from './icon.tsx';

export const CpuIcon = /* @__PURE__ */ icon(Cpu);
