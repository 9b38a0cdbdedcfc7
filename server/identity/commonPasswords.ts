import { dictionary } from '@zxcvbn-ts/language-common'

/** The most common leaked passwords in lower case: 49,233 of them. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is in the list of common ones. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
