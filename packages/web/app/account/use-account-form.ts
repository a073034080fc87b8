import { useLanguage } from '@mall/kit/words/language.ts';
import type { FocusEvent } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { faultText, placeOf } from './form-faults.ts';

/**
 * A fault that appears while a button is being pressed moves the button away from under the pointer. Leaving a field for a
 * button is therefore not checked: a submit checks everything, and the others leave the field as it is.
 */
const goesToButton = (event: unknown): boolean => ((event as FocusEvent).relatedTarget as Element | null)?.closest('button, a') != null;

/** A form that is checked when a field is left and from then on while it is mended, puts the first fault into focus, and shows a refusal where it belongs. */
export const useAccountForm = <Values extends FieldValues>(defaultValues: DefaultValues<Values>) => {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues });
  const language = useLanguage();
  const { errors } = form.formState;

  const field = <Name extends FieldPath<Values>>(name: Name, rules: RegisterOptions<Values, Name> = {}): UseFormRegisterReturn<Name> => {
    const input = form.register(name, rules);
    return { ...input, onBlur: async (event) => (goesToButton(event) ? undefined : input.onBlur(event)) };
  };
  const showRefusal = (error: unknown) => {
    const { field: place, message } = placeOf(error, Object.keys(form.getValues()), language);
    form.setError(place as FieldPath<Values>, { type: 'server', message }, { shouldFocus: place !== 'root' });
  };
  const messageOf = (name: FieldPath<Values> | 'root'): string | undefined =>
    faultText((errors as Record<string, { message?: string } | undefined>)[name]?.message, language);

  return { ...form, field, showRefusal, messageOf };
};
