import { expect, it } from 'vitest'
import { formatFor } from './format.ts'
import { formatExamples } from './formatExamples.ts'

it.each(formatExamples)('writes $text in Node', ({ language, write, text }) => {
  expect(write(formatFor(language))).toBe(text)
})
