import type { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';

/** A form that has a picture to read and a code to type. */
type CodeForm = {
  clearErrors: (names: 'root' | ('captcha' | 'code')[]) => void;
  setFocus: (name: 'code') => void;
  setValue: (name: 'captcha', value: '') => void;
  refuse: (error: unknown) => void;
};

/** Asks for a code by text and says at the form how that went. Each picture serves one try, also one that failed. */
export const sendCodeFor = async (
  { clearErrors, setFocus, setValue, refuse }: CodeForm,
  captcha: ReturnType<typeof useCaptcha>,
  send: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await send();
    clearErrors('root');
    clearErrors(['captcha', 'code']);
    setFocus('code');
    return true;
  } catch (error) {
    refuse(error);
    return false;
  } finally {
    captcha.refresh();
    setValue('captcha', '');
  }
};
