import { describe, expect, it } from 'vitest'
import { ownPath } from './ownPath.ts'

const hostile = [
  ['//evil.example', '///evil.example', '////evil.example', '//evil.example/%2f..', '//evil.example@x'],
  ['/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example', '/a\\b', '\\evil'],
  ['https:evil.example', 'https:/evil.example', 'https://evil.example', 'HTTPS://evil.example', 'http:evil'],
  ['javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:alert(1)', 'javascript://%0aalert(1)'],
  ['data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc/passwd', 'mailto:a@b.gr', 'tel:1', 'ws://x'],
  ['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example', ' //evil.example', ' /a'],
  ['/a b', '/a\u0000', '/a\u00a0', '/\u2028/x', '/\u200b/evil.example', '/\ufeff/evil.example', '/a\u202e'],
  ['/%09/evil.example', '/%5Cevil.example', '/%0d%0a/evil.example', '/%00'],
  ['/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/./\\evil', '/%2e//evil.example'],
  ['/%2e%2e//evil.example', '/a/%2E%2E//evil.example', '/.//', '/a/../..//evil.example/x'],
  ['evil.example', 'user@evil.example', '@evil.example', '.evil.example', '?x=1', '#x', 'a/b', '..', './a'],
  ['', ' ', 'https://portal.invalid/a', '//portal.invalid/a', 'https://portal.invalid.evil.example'],
  ['/api-next/user/logout/', '/api/utente/profilo/', '/services/account/x.php', '/singleSignOn.php'],
  ['/a/../api-next/x', '/single-sign-on.php?action=dologin', '//пример.example', '//ευιλ.example'],
  [
    `/${'a'.repeat(2000)}`,
    '／／evil.example',
    '/\u0085/evil.example',
    '//evil.example:80',
    '//[::1]/',
    '//1',
  ],
].flat()

describe('ownPath', () => {
  it('is tried with at least sixty', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60))

  it.each(hostile)('takes no %j', (text) => expect(ownPath(text)).toBeUndefined())

  it.each([null, undefined])('takes no %s', (text) => expect(ownPath(text)).toBeUndefined())

  it.each([
    ['/', '/'],
    ['/en/pwlhsh-katoikies/athina/?prezzoMassimo=1#map', '/en/pwlhsh-katoikies/athina/?prezzoMassimo=1#map'],
    ['/a/../b', '/b'],
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/?next=//evil.example', '/?next=//evil.example'],
    ['/αγγελίες/', '/%CE%B1%CE%B3%CE%B3%CE%B5%CE%BB%CE%AF%CE%B5%CF%82/'],
  ])('takes %s', (text, path) => {
    expect(ownPath(text)).toBe(path)
    expect(new URL(ownPath(text) ?? '', 'https://estia.example').origin).toBe('https://estia.example')
  })
})
