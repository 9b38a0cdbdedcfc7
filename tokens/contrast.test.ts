import { describe, expect, it } from 'vitest'
import { contrastRatio, over } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { themeNames } from './themes/themeNames.ts'
import { themes } from './themes/themes.ts'

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#00569d', '#00569d')).toBe(1)
  })

  it('agrees with the published value for #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe.each(themeNames)('theme %s', (name) => {
  const { color } = themes[name]

  it.each(contrastPairs)('$front on $back reaches $least', ({ front, back, least }) => {
    expect(contrastRatio(color[front], color[back])).toBeGreaterThanOrEqual(least)
  })

  it.each(['#ffffff', '#000000', '#808080'])('captions on a photograph of %s stay readable', (photograph) => {
    expect(contrastRatio(color.textOnScrim, over(color.scrim, photograph))).toBeGreaterThanOrEqual(7)
  })
})
