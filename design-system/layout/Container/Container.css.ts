import { recipe } from '@vanilla-extract/recipes'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const container = recipe({
  base: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.md,
    '@media': { [from('sm')]: { paddingInline: vars.space.lg } },
  },
  variants: {
    width: {
      form: { maxInlineSize: '32rem' },
      text: { maxInlineSize: '48rem' },
      // 1200 px between its paddings.
      page: { maxInlineSize: `calc(75rem + 2 * ${vars.space.lg})` },
      full: {},
    },
    isSpaced: {
      true: {
        paddingBlock: vars.space.xl,
        '@media': { [from('md')]: { paddingBlock: vars.space.xxl } },
      },
    },
  },
})
