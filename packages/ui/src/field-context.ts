import { createContext, useContext } from 'react';

/** What a Field tells the one control inside it. */
export type FieldLink = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldLink | null>(null);

type Wired = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** The attributes a control takes from its Field; what the caller wrote on the control itself goes first. */
export function useFieldWiring(own: Wired) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
