import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Reads as a sentence, works as a button, and breaks over lines where the address is long. */
export const offer = style({
  alignSelf: 'flex-start',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.target.compact,
  paddingInline: vars.space.xs,
  // A single line is centred; of several, the sign aligns with the first.
  paddingBlock: `calc((${vars.target.compact} - ${vars.leading.snug} * 1em) / 2)`,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.md,
  color: vars.color.textAction,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.actionSoft },
    '&[data-pressed], &:active': {
      backgroundColor: vars.color.actionSoftHover,
      color: vars.color.textOnActionSoft,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.target.touch } },
})
