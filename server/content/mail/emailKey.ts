import { domainToASCII } from 'node:url'

/**
 * An email address as it is compared: lower case, composed letters, host in ASCII. Undefined for an invalid host.
 * Dots and plus signs stay: only the mail provider knows what they mean.
 */
export function emailKey(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const host = domainToASCII(email.slice(at + 1))
  return at < 1 || host === '' ? undefined : `${email.slice(0, at).normalize('NFC').toLowerCase()}@${host}`
}
