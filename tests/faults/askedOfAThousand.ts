import { Visitor } from '../bench/people/Visitor.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const ASKED = 1000
/** As many as ask at a time. */
const AT_ONCE = 8
/** Told the truth in a minute, each address. */
const MOST_TOLD = 10

/** Who collects, and from where: all but the last are one address to us. */
const collectors = [
  { name: 'one address', addresses: 1, from: () => '203.0.113.7' },
  { name: 'one /64', addresses: 1, from: (n: number) => `2001:db8:7:7::${(n + 1).toString(16)}` },
  {
    name: 'one behind forged ones',
    addresses: 1,
    from: (n: number) => `10.9.${n >> 8}.${n % 256}, 203.0.113.8`,
  },
  { name: '50 addresses', addresses: 50, from: (n: number) => `198.51.100.${n % 50}` },
] as const

interface Reply {
  readonly registerType: string
}

/** Asks of so many emails that nobody has. */
async function collect(origin: string, { name, addresses, from }: (typeof collectors)[number]) {
  const browser = new Visitor(origin, '192.0.2.9')
  await browser.ask('/api-next/auth/user/info/')
  const [begun, answers] = [performance.now(), [] as { status: number; text: string }[]]
  let next = 0
  const work = async () => {
    while (next < ASKED) {
      const n = next++
      const email = `nobody.${n}@estia.example`
      answers.push(await browser.at(from(n)).tell('/api-next/auth/user/registration-type/', { email }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const minutes = Math.floor((performance.now() - begun) / 60_000) + 1
  const isTold = ({ text }: { text: string }) => (JSON.parse(text) as Reply).registerType === 'UNREGISTERED'
  const others = answers.filter((answer) => !isTold(answer))
  return {
    name,
    told: ASKED - others.length,
    most: MOST_TOLD * minutes * addresses,
    isUniform: new Set(others.map(({ status, text }) => `${status} ${text}`)).size === 1,
  }
}

/** Who has an account is asked of a thousand emails, from one place and from many. */
export const askedOfAThousand: Fault = {
  id: 9,
  test: `Who has an account, of ${ASKED} emails: from one address, one /64, one behind forged addresses, 50 addresses`,
  bar: `<= ${MOST_TOLD} told a minute and address, at least one; then all alike; that many addresses ask together is logged`,
  run: async () => {
    const portal = await PortalProcess.make(500, { ESTIA_TRUSTED_PROXIES: '1' })
    try {
      await portal.start()
      const found = []
      for (const collector of collectors) found.push(await collect(portal.origin, collector))
      await portal.stop()
      const isLogged = portal.log().some((line) => line.includes('"limit":"registrationTypeByAll"'))
      return {
        measured: `${found
          .map(({ name, told, isUniform }) => `${name}: ${told} told, ${isUniform ? '' : 'NOT '}alike`)
          .join('; ')}; ${isLogged ? '' : 'NOT '}logged`,
        ok: isLogged && found.every(({ told, most, isUniform }) => told > 0 && told <= most && isUniform),
      }
    } finally {
      portal.remove()
    }
  },
}
