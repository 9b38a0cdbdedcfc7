import { describe, expect, it } from 'vitest'
import { readAddress } from './address.ts'

describe('an address', () => {
  it('is a page as it stands', () => {
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
    ['/de/aggelies/1/', '/en/aggelies/1/', 302],
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

  it('keeps the choice of a theme and takes it out of the address', () => {
    expect(readAddress('/pwlhsh-katoikies/?theme=dark&pag=2')).toEqual({
      kind: 'theme',
      choice: 'dark',
      to: '/pwlhsh-katoikies/?pag=2',
    })
  })
})
