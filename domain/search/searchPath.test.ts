import { describe, expect, it } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { localPath, readSearchPath, writeSearchPath } from './searchPath.ts'

describe('search paths', () => {
  it.each([
    ['/pwlhsh-katoikies/', { language: 'el', contract: 'sale', category: 'residential' }],
    [
      '/enoikio-katoikies/athina/',
      { language: 'el', contract: 'rent', category: 'residential', place: { level: 'city', slug: 'athina' } },
    ],
    [
      '/en/pwlhsh-oikopeda/kyklades-perifereia/',
      { language: 'en', contract: 'sale', category: 'land', place: { level: 'province', slug: 'kyklades' } },
    ],
    [
      '/pwlhsh-katoikies/perifereia-attiki/',
      {
        language: 'el',
        contract: 'sale',
        category: 'residential',
        place: { level: 'region', slug: 'attiki' },
      },
    ],
    [
      '/pwlhsh-katoikies/nisi-paros/',
      {
        language: 'el',
        contract: 'sale',
        category: 'residential',
        place: { level: 'island', slug: 'paros' },
      },
    ],
    [
      '/pwlhsh-katoikies/athina/kolonaki/',
      {
        language: 'el',
        contract: 'sale',
        category: 'residential',
        place: { level: 'cityZone', city: 'athina', slug: 'kolonaki' },
      },
    ],
  ] as const)(
    '%s is read and written back',
    covers('routes/rent', 'routes/sale', 'slugs/provinceSuffix'),
    (path, meaning) => {
      expect(readSearchPath(path)).toEqual(meaning)
      expect(writeSearchPath(meaning)).toBe(path)
    },
  )

  it('reads a path without its last slash', () => {
    expect(readSearchPath('/pwlhsh-katoikies')).toEqual({
      language: 'el',
      contract: 'sale',
      category: 'residential',
    })
  })

  it.each([
    '/',
    '/pwlhsh-',
    '/pwlhsh-spitia/',
    '/agora-katoikies/',
    '/pwlhsh-katoikies/a/b/c/',
    '/pwlhsh-katoikies/ΑΘΗΝΑ/',
    '/pwlhsh-katoikies/../',
    '/pwlhsh-__proto__/',
  ])('%s is no search path', (path) => expect(readSearchPath(path)).toBeUndefined())

  it('leaves Greek bare and puts the others under their code', () => {
    expect(localPath('el', '/aggelies/1/')).toBe('/aggelies/1/')
    expect(localPath('en', '/')).toBe('/en/')
  })
})
