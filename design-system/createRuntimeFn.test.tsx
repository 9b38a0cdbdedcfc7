import { expect, it } from 'vitest'
import { createRuntimeFn } from './createRuntimeFn.ts'

const button = createRuntimeFn({
  defaultClassName: 'button',
  variantClassNames: {
    size: { small: 'small', large: 'large' },
    isOpen: { true: 'open', false: '' },
    level: { 1: 'first', 2: 'second' },
  },
  defaultVariants: { size: 'small' },
  compoundVariants: [[{ size: 'large', isOpen: true }, 'largeOpen']],
})

it('gives the class names of the chosen variants, else of the defaults, and of what they make together', () => {
  expect(button()).toBe('button small')
  expect(button({ size: undefined })).toBe('button small')
  expect(button({ size: 'large', level: 2 })).toBe('button large second')
  expect(button({ isOpen: false })).toBe('button small')
  expect(button({ isOpen: true })).toBe('button small open')
  expect(button({ size: 'large', isOpen: true })).toBe('button large open largeOpen')
})
