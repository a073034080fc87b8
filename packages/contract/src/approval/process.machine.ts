import { machine } from '../kernel/machine.ts';

/** `removed` is gone from every list; requests that ran by it keep their own copy. */
const processStates = ['draft', 'enabled', 'disabled', 'removed'] as const;
export type ProcessState = (typeof processStates)[number];
/** Those that somebody is shown. */
export const processStatuses = ['draft', 'enabled', 'disabled'] as const;

export type ProcessEvent = 'enable' | 'disable' | 'remove';

/** Enabling one that is enabled already puts its draft into force; what runs goes on by the version with which it began. */
export const processMachine = machine<ProcessState, ProcessEvent, 'save'>(
  { save: 'draft' },
  {
    enable: { from: ['draft', 'disabled', 'enabled'], to: 'enabled' },
    disable: { from: ['enabled'], to: 'disabled' },
    remove: { from: ['draft', 'disabled'], to: 'removed' },
  },
);
