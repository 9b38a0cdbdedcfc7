import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { box, input } from '../field.css.ts'

export const frame = style([box, { position: 'relative' }])

/** In a line of text: a frame only while it is used. */
export const bare = style([
  frame,
  {
    minBlockSize: vars.target.compact,
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    fontWeight: vars.weight.semibold,
    '@media': { '(pointer: coarse)': { minBlockSize: vars.target.touch } },
  },
])

export const select = style([
  input,
  {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: vars.space.xxl,
    minBlockSize: `calc(${vars.target.touch} - 2 * ${vars.line.control})`,
    borderRadius: 'inherit',
  },
])

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.sm,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: vars.color.textMuted,
})

// The list is drawn by the system; it must not inherit our transparent background.
globalStyle(`${select} option`, { backgroundColor: vars.color.surfaceRaised, color: vars.color.text })

// As wide as the chosen words, where the browser can.
globalStyle(`${bare} > select`, {
  fieldSizing: 'content',
  minBlockSize: `calc(${vars.target.compact} - 2 * ${vars.line.control})`,
  paddingBlock: 0,
  paddingInlineEnd: `calc(${vars.space.xl} + ${vars.space.xxs})`,
  '@media': {
    '(pointer: coarse)': { minBlockSize: `calc(${vars.target.touch} - 2 * ${vars.line.control})` },
  },
})
