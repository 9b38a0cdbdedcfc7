import { domainToASCII } from 'node:url'

/**
 * An email address as it is compared: lower case, letters in their composed form, the host in ASCII. Undefined where the
 * host is none. Dots and plus signs stay: whether they mean anything is the affair of whoever keeps the mailbox.
 */
export function emailKey(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const host = domainToASCII(email.slice(at + 1))
  return at < 1 || host === '' ? undefined : `${email.slice(0, at).normalize('NFC').toLowerCase()}@${host}`
}
