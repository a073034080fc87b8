import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FocusEvent, type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { useLanguage } from '../words/language.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import { type Failures, faultNames, faultText, type Places, placeOf } from './form-faults.ts';
import type { Rules } from './rules.ts';

type Plan<Values extends FieldValues, Out> = {
  first: Values;
  rules: Rules<Out>;
  /** The words of the codes that the rules give. */
  failures: Failures;
  /** Makes of what is typed what the rules look at. */
  shape?: (values: Values) => unknown;
  places?: Places;
};

/** How a field is registered; its checks are the rules'. */
type FieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  RegisterOptions<Values, Name>,
  'setValueAs' | 'onChange' | 'valueAsNumber'
>;

/**
 * A fault that appears while a button is being pressed moves the button away from under the pointer. Leaving a field for a
 * button is therefore not checked: a submit checks everything, and the others leave the field as it is.
 */
const goesToButton = (event: unknown): boolean => ((event as FocusEvent).relatedTarget as Element | null)?.closest('button, a') != null;

/** The first of these fields as the reader sees them; what is no input of that name is marked by `data-field`. */
const focusFirst = (form: HTMLFormElement | null, names: readonly string[]): void => {
  const isWrong = (place: HTMLElement) => names.includes(place.getAttribute('name') ?? place.dataset['field'] ?? '');
  const places = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])].filter(isWrong);
  const field = places.map((place) =>
    place.dataset['field'] ? place.querySelector<HTMLElement>('input, select, textarea, button') : place,
  );
  const wrong = field.find((one) => one && !one.matches(':disabled, [type=hidden]'));
  wrong?.focus();
  // Of a text field the browser brings only the caret into sight, whatever lies over the rest.
  wrong?.scrollIntoView({ block: 'nearest' });
};

/**
 * A form over the contract's own rules. It is checked when a field is left and from then on while it is mended, puts the first fault into
 * focus, shows a refusal where it belongs, and keeps what was typed whatever comes of it.
 */
export const useForm = <Values extends FieldValues, Out>({ first, rules, failures, shape, places = {} }: Plan<Values, Out>) => {
  const language = useLanguage();
  const t = useKitWords();
  const element = useRef<HTMLFormElement>(null);
  const check = standardSchemaResolver(rules as Rules<FieldValues>) as unknown as Resolver<Values, unknown, Out>;
  const form = useHookForm<Values, unknown, Out>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: first as DefaultValues<Values>,
    resolver: (values, context, options) => check((shape ? shape(values) : values) as Values, context, options),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const faults = errors as Record<string, { type?: unknown; message?: string } | undefined>;

  const field = <Name extends FieldPath<Values>>(name: Name, options: FieldOptions<Values, Name> = {}): UseFormRegisterReturn<Name> => {
    const input = form.register(name, options as RegisterOptions<Values, Name>);
    return { ...input, onBlur: async (event) => (goesToButton(event) ? undefined : input.onBlur(event)) };
  };
  /** For what is no plain input: several values at once, checked if they were found wrong before. */
  const put = (changes: Partial<Values>): void => {
    for (const [name, value] of Object.entries(changes)) {
      const path = name as FieldPath<Values>;
      const options = { shouldDirty: true, shouldTouch: true, shouldValidate: faults[name] !== undefined || form.formState.isSubmitted };
      form.setValue(path, value as FieldPathValue<Values, FieldPath<Values>>, options);
    }
  };
  const left = (name: FieldPath<Values>) => (event: FocusEvent) => {
    if (!goesToButton(event)) void form.trigger(name);
  };
  const messageOf = (name: FieldPath<Values> | 'root'): string | undefined => faultText(faults[name], failures, language, t('form.wrong'));
  const refuse = (error: unknown): void => {
    const { field: place, message } = placeOf(error, Object.keys(form.getValues()), places, language);
    form.setError(place as FieldPath<Values>, { type: 'server', message });
    if (place !== 'root') focusFirst(element.current, [place]);
  };
  /** `work` gets what the rules made of it, and what was typed; what it throws is shown as a refusal. */
  const submit = (work: (checked: Out, typed: Values) => unknown) => (event: FormEvent<HTMLFormElement>) => {
    element.current = event.currentTarget;
    return form.handleSubmit(
      async (checked) => {
        try {
          await work(checked, form.getValues());
        } catch (error) {
          refuse(error);
        }
      },
      (found) => focusFirst(element.current, faultNames(found)),
    )(event);
  };
  return { ...form, field, put, left, messageOf, refuse, submit, busy: isSubmitting, dirty: isDirty };
};
