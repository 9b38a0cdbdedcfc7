import { describe, expect, it } from 'vitest'
import { copyRow } from './CopyText.ts'

describe('copyRow', () => {
  it('separates columns and ends the row', () => {
    expect(copyRow([1, 'a', 2n])).toBe('1\ta\t2\n')
  })

  it('tells null from the empty text and from the letters of null', () => {
    expect(copyRow([null, '', '\\N'])).toBe('\\N\t\t\\\\N\n')
  })

  it('escapes what would end a column or a row', () => {
    expect(copyRow(['a\tb\nc\rd\\e'])).toBe('a\\tb\\nc\\rd\\\\e\n')
  })

  it('writes booleans, dates and arrays of numbers', () => {
    expect(copyRow([true, false, new Date(0), [1, 2], []])).toBe(
      't\tf\t1970-01-01T00:00:00.000Z\t{1,2}\t{}\n',
    )
  })
})
