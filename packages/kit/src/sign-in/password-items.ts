import { passwordLength } from '@mall/contract/account/account.rules.ts';

export type AboutPassword = { memberName?: string | undefined; mobile?: string | undefined; oldPassword?: string | undefined };
export type PasswordItem = { key: 'length' | 'digit' | 'case' | 'special' | 'name' | 'mobile' | 'same'; met: boolean };

/**
 * The rules of a password one by one, to be ticked off while it is typed. All of them met is the same as no fault of
 * `passwordFault`; a test holds the two together.
 */
export const passwordItems = (password: string, about: AboutPassword = {}): PasswordItem[] => {
  const length = [...password].length;
  const typed = password !== '';
  const items: PasswordItem[] = [
    { key: 'length', met: length >= passwordLength.least && length <= passwordLength.most },
    { key: 'digit', met: /\d/.test(password) },
    { key: 'case', met: /[a-z]/.test(password) && /[A-Z]/.test(password) },
    { key: 'special', met: /[^\da-zA-Z\s]/.test(password) },
  ];
  if (about.memberName !== undefined)
    items.push({ key: 'name', met: typed && !(about.memberName && password.toLowerCase().includes(about.memberName.toLowerCase())) });
  if (about.mobile !== undefined) items.push({ key: 'mobile', met: typed && !(about.mobile && password.includes(about.mobile)) });
  if (about.oldPassword !== undefined) items.push({ key: 'same', met: typed && password !== about.oldPassword });
  return items;
};
