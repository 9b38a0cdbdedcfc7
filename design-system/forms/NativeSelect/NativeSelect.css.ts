import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { box, input } from '../field.css.ts'

export const frame = style([box, { position: 'relative' }])

/** From the end of the words to the end of the field. */
const besideChevron = `calc(${vars.space.xl} + ${vars.space.xxs})`

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

/** As wide as some words at least, whatever is chosen: a longer choice takes more where there is more, and is cut where not. */
export const roomy = style({ display: 'grid' })

/** Those words. */
export const room = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  blockSize: 0,
  paddingInlineStart: vars.space.sm,
  paddingInlineEnd: besideChevron,
  whiteSpace: 'nowrap',
})

globalStyle(`${roomy} > select`, { gridArea: '1 / 1' })

// The list is drawn by the system; it must not inherit our transparent background.
globalStyle(`${select} option`, { backgroundColor: vars.color.surfaceRaised, color: vars.color.text })

// As wide as the chosen words, where the browser can.
globalStyle(`${bare} > select`, {
  fieldSizing: 'content',
  minBlockSize: `calc(${vars.target.compact} - 2 * ${vars.line.control})`,
  paddingBlock: 0,
  paddingInlineEnd: besideChevron,
  '@media': {
    '(pointer: coarse)': { minBlockSize: `calc(${vars.target.touch} - 2 * ${vars.line.control})` },
  },
})
