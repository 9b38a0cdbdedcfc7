import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const between = vars.space.md
const middle = `calc(-1 * ${between} / 2)`
const outside = `calc(-1 * ${vars.space.xs})`
const ring = `calc(-1 * (${vars.line.focus} + ${vars.line.focusGap}) - ${vars.line.hair})`
const vertical = '[data-orientation=vertical]'

/**
 * A hairline before every group, half way to the previous one. If a group begins a line its hairline is
 * outside of the toolbar, which clips it, but never a focus ring.
 */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: between,
  rowGap: vars.space.xs,
  clipPath: `inset(${outside} ${outside} ${outside} ${ring})`,
  selectors: {
    [`&${vertical}`]: { flexDirection: 'column', alignItems: 'flex-start', rowGap: between },
  },
})

export const group = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.xxs,
    insetInlineStart: middle,
    borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  },
  selectors: {
    [`${vertical} > &`]: { flexDirection: 'column', alignItems: 'flex-start' },
    [`${vertical} > &::before`]: {
      insetBlock: `${middle} auto`,
      insetInline: vars.space.xxs,
      borderInlineStart: 0,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
    [`${vertical} > &:first-child::before`]: { display: 'none' },
  },
})
