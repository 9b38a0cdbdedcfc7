import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  maxInlineSize: '36rem',
  marginInline: 'auto',
})

/** A long word takes room from the others before it breaks. */
export const place = style({ flex: '1 1 auto', minInlineSize: 0 })

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.hair,
  borderBlockStart: `${vars.line.strong} solid transparent`,
  color: vars.color.textMuted,
  fontSize: vars.size.micro,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    '&[aria-current]': { color: vars.color.textAction, fontWeight: vars.weight.semibold },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockStartColor: 'Highlight' } },
    },
  },
})
