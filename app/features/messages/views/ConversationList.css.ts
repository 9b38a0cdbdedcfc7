import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  listStyle: 'none',
  padding: 0,
  // Its words align with those of the heading.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
})

/** The photograph beside three lines. */
export const link = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignContent: 'center',
  padding: vars.space.sm,
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
    // A bar as well as a tint: colour is not the only mark.
    '&[aria-current]': {
      backgroundColor: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      boxShadow: `inset ${vars.line.heavy} 0 ${vars.color.action}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})

export const first = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.sm,
  minInlineSize: 0,
})

// The time, or how many are unread: the words beside it give way.
globalStyle(`${first} > :last-child:not(:first-child)`, { flex: 'none' })

/** Of the home; its ground where there is none. */
export const photo = style({
  gridRow: '1 / span 3',
  alignSelf: 'start',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
})
