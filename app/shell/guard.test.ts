import { describe, expect, it } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { guardNavigation, requiredParameters } from './guard.ts'

const guard = (current: string, target: string) => guardNavigation(current, target, ['tenant', 'preview'])

describe('the guard of required parameters', () => {
  it('lets everything pass while nothing is required', () => {
    expect(requiredParameters).toEqual([])
    expect(guardNavigation('?tenant=a', '/x/')).toBeUndefined()
  })

  it('lets a target pass that keeps them, whatever their value', () => {
    expect(guard('?tenant=a', '/x/?tenant=b')).toBeUndefined()
    expect(guard('?other=a', '/x/')).toBeUndefined()
  })

  it(
    'cancels a navigation that drops one, and names the error as the specification does',
    covers('errors/missing-whitelist-params'),
    () => {
      const error = guard('?tenant=a', '/x/')
      expect(error).toBeInstanceOf(Error)
      expect(error?.name).toBe('missing whitelist params')
      expect(error?.message).toBe('missing whitelist params: tenant')
    },
  )

  it('adds what is missing and keeps what is there, repeated values and the fragment included', () => {
    expect(guard('?tenant=a&tenant=b&preview=1', '/x/?pag=2#results')?.address).toBe(
      '/x/?pag=2&tenant=a&tenant=b&preview=1#results',
    )
    expect(guard('?preview=α β', '/')?.address).toBe(
      `/?preview=${encodeURIComponent('α')}+${encodeURIComponent('β')}`,
    )
  })

  it('lets the repaired address pass', () => {
    const repaired = guard('?tenant=a&preview=1', '/x/#y')?.address ?? ''
    expect(guard('?tenant=a&preview=1', repaired)).toBeUndefined()
  })
})
