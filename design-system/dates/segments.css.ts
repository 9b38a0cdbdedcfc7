import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const segments = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 1 auto',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  cursor: 'text',
})

export const segment = style({
  minInlineSize: vars.target.dense,
  minBlockSize: vars.target.dense,
  paddingInline: vars.space.hair,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  textAlign: 'center',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0, color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { backgroundColor: vars.color.action, color: vars.color.textOnAction },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

/** One date, or two with a separator; the second wraps below the first if there is no room. */
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
})

export const between = style({ color: vars.color.textMuted })
