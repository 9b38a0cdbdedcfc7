import { describe, expect, it } from 'vitest'
import { cookiesIn, setCookieLine } from './cookies.ts'
import { csrfTokenOf, isTokenOf, keepPreSession, newPreSession, preSessionIn } from './csrf.ts'

const pairOf = (line: string): string => line.split(';')[0] ?? ''

describe('the token of a page', () => {
  it('belongs to one browser', () => {
    const [one, other] = [newPreSession(true).value, newPreSession(true).value]
    expect(isTokenOf(one, csrfTokenOf(one))).toBe(true)
    expect(isTokenOf(other, csrfTokenOf(one))).toBe(false)
    for (const wrong of ['', one, csrfTokenOf(one).slice(1), `${csrfTokenOf(one)}a`, 'ά'.repeat(43)])
      expect(isTokenOf(one, wrong)).toBe(false)
  })

  it.each([
    [true, '__Host-estia_pre', true],
    [false, 'estia_pre', false],
  ])('its cookie, https %s', (isSecure, name, isMarked) => {
    const { value, setCookie } = newPreSession(isSecure)
    expect(setCookie.startsWith(`${name}=${value}; Path=/; `)).toBe(true)
    expect(setCookie.includes('; Secure')).toBe(isMarked)
    expect(setCookie).toContain('; HttpOnly; SameSite=Lax')
    expect(Number(/Max-Age=(\d+)/.exec(setCookie)?.[1])).toBeLessThanOrEqual(400 * 24 * 60 * 60)
    const cookies = cookiesIn(`theme=dark; ${pairOf(setCookie)}`)
    expect(keepPreSession(cookies, isSecure)).toEqual({ value, setCookie: undefined })
    expect(preSessionIn(cookies, !isSecure)).toBeUndefined()
  })

  it.each(['', 'short', 'a'.repeat(44), '<'.repeat(43)])(
    '%j is no cookie of ours and is replaced',
    (value) => {
      const kept = keepPreSession(cookiesIn(`estia_pre=${value}`), false)
      expect(kept.value).not.toBe(value)
      expect(kept.setCookie).toContain(kept.value)
    },
  )
})

describe('cookies', () => {
  it('are read by name, the first of a repeated one', () => {
    expect([...cookiesIn('a=1; b=2=3;a=4; =5; c')]).toEqual([
      ['a', '1'],
      ['b', '2=3'],
    ])
    expect(cookiesIn(undefined).size).toBe(0)
  })

  it('may be for scripts, and end', () => {
    expect(setCookieLine('theme', '', { isSecure: false, isReadable: true, maxAge: 0 })).toBe(
      'theme=; Path=/; Max-Age=0; SameSite=Lax',
    )
    expect(setCookieLine('theme', '1', { isSecure: true })).toBe(
      'theme=1; Path=/; Secure; HttpOnly; SameSite=Lax',
    )
  })
})
