import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords that people take most, out of what was leaked, as lower case: 49,233 of them. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is in the list of common ones. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
