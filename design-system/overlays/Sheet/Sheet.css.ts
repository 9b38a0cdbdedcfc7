import { keyframes, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { sheet as onVeil, veil } from '../overlay.css.ts'

const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })
const moves = (way: string) => ({
  '&[data-entering]': { animation: `${way} ${vars.duration.slow} ${vars.easing.enter}` },
})

/** Attribute of what is closed and about to go. */
export const leaving = 'data-leaving'

export const overlay = style([
  veil,
  {
    overflow: 'clip',
    justifyContent: 'flex-end',
    // Not hidden: what has the focus would lose it before it can be given back. Nothing that is inherited either: all of the
    // sheet would be styled again.
    selectors: { [`&[${leaving}]`]: { opacity: 0, animation: 'none' } },
    '@media': { [below('sm')]: { alignItems: 'flex-end' } },
  },
])

export const sheet = style([
  onVeil,
  {
    transition: `translate ${vars.duration.base} ${vars.easing.exit}`,
    '@media': {
      [below('sm')]: {
        maxBlockSize: `calc(100% - ${vars.space.xl})`,
        borderStartStartRadius: vars.radius.xl,
        borderStartEndRadius: vars.radius.xl,
        selectors: moves(fromBelow),
      },
      [from('sm')]: { maxInlineSize: '28rem', blockSize: '100%', selectors: moves(fromEnd) },
    },
  },
])

/** To pull the sheet down by. The bar is a hint for the finger; the strip around it takes the pull. */
export const handle = style({
  display: 'grid',
  justifyContent: 'center',
  alignItems: 'end',
  // What is in the sheet may be higher than it: the content scrolls, the strip stays.
  flexShrink: 0,
  blockSize: vars.space.lg,
  // The header's own padding has the space for it.
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
  // Above the header: browsers use the topmost element under a touch, and the header would scroll.
  position: 'relative',
  zIndex: vars.layer.raised,
  touchAction: 'none',
  '@media': { [from('sm')]: { display: 'none' } },
  '::before': {
    content: '',
    inlineSize: '2.5rem',
    blockSize: '0.25rem',
    marginBlockEnd: vars.space.xs,
    borderRadius: vars.radius.pill,
    // A border: forced colours take grounds away.
    border: `${vars.line.strong} solid ${vars.color.borderStrong}`,
  },
})
