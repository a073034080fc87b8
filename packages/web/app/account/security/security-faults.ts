import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { securityErrors } from '@mall/contract/account/security.errors.ts';
import { emailPattern, plainEmail } from '@mall/contract/account/security.rules.ts';
import { accountPlaces } from '@mall/kit/sign-in/form-faults.ts';

export const securityFailures = { ...accountErrors, ...securityErrors };

export const securityPlaces = {
  ...accountPlaces,
  'account.own_password': ['password'],
  'account.email_same': ['email'],
  'account.email_wrong': ['email'],
};

export const emailFault = (email: string): keyof typeof securityErrors | undefined => {
  if (email.trim() === '') return 'account.email_required';
  return emailPattern.test(plainEmail(email)) ? undefined : 'account.email_wrong';
};
