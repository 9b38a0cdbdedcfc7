import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** What the rows of lists and trees have in common. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.target.touch,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  color: vars.color.text,
  lineHeight: vars.leading.snug,
  outline: 'none',
  selectors: {
    '&[data-selection-mode]': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': { backgroundColor: vars.color.actionSoft },
    // Inside the row: a ring around it would be cut off by the list that scrolls.
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.focus})`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
})

export const nothing = style({ paddingBlock: vars.space.sm, color: vars.color.textMuted })
