import { fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { roomBelow } from './snackbarRoom.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.md})` } })

export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.md} + ${fallbackVar(roomBelow, '0px')})`,
  insetInline: vars.space.md,
  zIndex: vars.layer.snackbar,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  borderRadius: vars.radius.lg,
  // F6 focuses it, and its label says so although Tab skips it.
  selectors: { '&&:focus-visible': { outline: `${vars.line.focus} solid ${vars.color.focus}` } },
  '@media': {
    [from('sm')]: {
      insetInlineEnd: 'auto',
      insetInlineStart: vars.space.lg,
      insetBlockEnd: `calc(${vars.space.lg} + ${fallbackVar(roomBelow, '0px')})`,
      inlineSize: '26rem',
    },
  },
})

export const snackbar = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.sm,
  paddingInlineStart: vars.space.md,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  borderRadius: vars.radius.lg,
  border: `${vars.line.hair} solid transparent`,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
  selectors: { '&:focus-visible': { outlineColor: vars.color.focus } },
})

export const mark = style({ paddingBlock: vars.space.xs, display: 'grid' })
/** A long text wraps its action to a new line. */
export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  flex: 1,
  minInlineSize: 0,
})

export const content = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  lineHeight: vars.leading.snug,
})

const onInverse = {
  color: vars.color.textActionOnInverse,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  minBlockSize: vars.target.touch,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outlineColor: 'currentColor' },
  },
  marginBlock: `calc(-1 * ${vars.space.hair})`,
} as const

export const action = style({ ...onInverse, paddingInline: vars.space.sm, fontWeight: vars.weight.semibold })
export const close = style({
  ...onInverse,
  minInlineSize: vars.target.touch,
  display: 'grid',
  placeItems: 'center',
  color: 'inherit',
})
