/**
 * The mails of the portal that is looked at from outside: it sends them to a real mail server of its own process, and
 * the suites ask here for what came in.
 */
import { setTimeout } from 'node:timers/promises'
import { startSmtp } from '../fakes/smtp.ts'
import { mailsPort } from './address.ts'
import { askJson, serveJson } from './serveJson.ts'

/** A mail as a person reads it. */
export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Starts the mail server, and tells what it took. Gives the address to send mails to. */
export async function serveMails(): Promise<string> {
  const smtp = await startSmtp()
  const mails = () =>
    smtp.taken.map(
      ({ to, subject = '', text = '' }): ReceivedMail => ({ to: to?.[0]?.address ?? '', subject, text }),
    )
  serveJson(mailsPort, mails)
  return smtp.url
}

/** The mails that came to a user so far whose subject has these words. */
export async function mailsTo(address: string, subject: string): Promise<readonly ReceivedMail[]> {
  const mails = await askJson<readonly ReceivedMail[]>(mailsPort)
  return mails.filter((mail) => mail.to === address && mail.subject.includes(subject))
}

/**
 * Waits for the mail to an address whose subject has these words; of several the last. Long enough for a mail that the
 * portal sends at the second try, 30 s after the first.
 */
export async function mailTo(address: string, subject: string): Promise<ReceivedMail> {
  for (let tries = 0; tries < 400; tries++) {
    const found = (await mailsTo(address, subject)).at(-1)
    if (found) return found
    await setTimeout(100)
  }
  throw new Error(`No mail “${subject}” came to ${address}`)
}

/** The first link in a mail, as a path of the portal. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error('The mail has no link')
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}
