import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const country = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  alignSelf: 'stretch',
  minInlineSize: vars.target.touch,
  paddingInline: `${vars.space.sm} ${vars.space.xs}`,
  borderInlineEnd: `${vars.line.hair} solid ${vars.color.border}`,
  // Inside the box's rounded corners, whose edge it would otherwise clip.
  borderStartStartRadius: `calc(${vars.radius.md} - ${vars.line.control})`,
  borderEndStartRadius: `calc(${vars.radius.md} - ${vars.line.control})`,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    // The ring around the whole field does not tell which half of it the keys go to.
    '&:has(select:focus-visible)': {
      boxShadow: `inset 0 0 0 ${vars.line.focus} ${vars.color.focus}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(select:focus-visible)': {
          outline: `${vars.line.focus} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.line.heavy})`,
        },
      },
    },
  },
})

globalStyle(`${country} svg`, { color: vars.color.textMuted })

/** Covers the drawing, so that a press anywhere opens the system's list. */
export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  // 16 px at least: below it iOS zooms into the field.
  fontSize: vars.size.body,
  opacity: 0,
  cursor: 'pointer',
})
