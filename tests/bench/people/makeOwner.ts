import { setTimeout } from 'node:timers/promises'
import type { FakeSmtp } from '../../fakes/smtp.ts'
import { Visitor } from './Visitor.ts'

export const password = 'a hearth of one’s own'

/** A user with an account, and the browser in which they are signed in. */
export interface Owner {
  readonly email: string
  readonly browser: Visitor
}

/** A user who signed up, confirmed and signed in once; the number is their address. */
export async function makeOwner(
  origin: string,
  smtp: FakeSmtp,
  number: number,
  email = `owner${number}@estia.example`,
): Promise<Owner> {
  const browser = new Visitor(origin, `192.0.2.${number}`)
  await browser.ask('/api-next/auth/user/info/')
  const person = { first_name: 'Owner', last_name: 'Bench', phone: '6912345678', privacy: '1' }
  await browser.ask('/api-next/user/register/', { email, password, ...person })
  const token = await confirmationOf(smtp, email)
  await browser.ask('/api-next/user/confirm-email/', { token })
  const { status, text } = await browser.ask('/api-next/user/login/', { email, password })
  if (status !== 200) throw new Error(`The owner could not sign in: ${text}`)
  return { email, browser }
}

async function confirmationOf(smtp: FakeSmtp, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mail = smtp.taken.find(({ to }) => to?.[0]?.address === email)
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token !== undefined) return token
    await setTimeout(50)
  }
  throw new Error(`No mail came to ${email}`)
}
