import { constants } from '#domain/constants.ts'
import { dropCookie, readCookie, writeCookie } from '../account/cookies.ts'

const pattern = /^([\da-f-]{36})\.(\d{1,15})$/

/**
 * The random number of this browser, made when measuring was agreed to. It is replaced a year after it was made, however
 * often it is used.
 */
export function anonymousId(now = Date.now()): string {
  const [, known, since] = pattern.exec(readCookie('estia_measure') ?? '') ?? []
  if (known !== undefined && now - Number(since) < constants.cookies.analyticsMs) return known
  const made = crypto.randomUUID()
  writeCookie('estia_measure', `${made}.${now}`)
  return made
}

export const dropAnonymousId = (): void => dropCookie('estia_measure')
