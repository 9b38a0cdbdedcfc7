import { covers } from '../../tests/covers.ts'
import { describe, expect, it } from 'vitest'
import { readAddress } from './address.ts'

describe('an address', () => {
  it('is a page if it is canonical', () => {
    expect(readAddress('/pwlhsh-katoikies/?pag=2')).toEqual({
      kind: 'page',
      pathname: '/pwlhsh-katoikies/',
      search: '?pag=2',
    })
  })

  it.each([
    ['/el/', '/', 301],
    ['/el/aggelies/1/?a=b', '/aggelies/1/?a=b', 301],
    ['/el', '/', 301],
    ['/en', '/en/', 301],
    ['/de', '/de/', 301],
    ['/de?pag=2', '/de/?pag=2', 301],
    ['/?language=tlh&pag=2', '/?pag=2', 302],
    ['/pwlhsh-katoikies//athina/', '/pwlhsh-katoikies/athina/', 301],
    ['/?theme=purple&pag=2', '/?pag=2', 302],
  ])('%s moves to %s', (url, to, status) => {
    expect(readAddress(url)).toEqual({ kind: 'move', to, status })
  })

  it('never moves to another host', () => {
    const urls = ['/el//evil.example/', '/el//', '//evil.example/', '/de//evil.example/', '//?theme=dark']
    const moves = urls.map(readAddress).flatMap((address) => ('to' in address ? [address.to] : []))
    expect(moves.filter((to) => !/^\/(?!\/)/.test(to))).toEqual([])
  })

  it.each([
    ['theme', 'dark'],
    ['language', 'de'],
  ])(
    'keeps the choice of a %s and takes it out of the address',
    covers('constants/default-cookie-life'),
    (name, choice) => {
      expect(readAddress(`/pwlhsh-katoikies/?${name}=${choice}&pag=2`)).toEqual({
        kind: 'choice',
        cookie: `${name}=${choice}; Path=/; Max-Age=630720000; SameSite=Lax`,
        to: '/pwlhsh-katoikies/?pag=2',
      })
    },
  )
})
