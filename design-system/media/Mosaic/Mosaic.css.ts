import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const mosaic = style({ position: 'relative', minInlineSize: 0 })

/** Lower on a low window, so that what follows it begins in view. */
const height = 'clamp(14rem, 40dvh, 25.25rem)'

/** A strip to swipe on narrow screens, from `sm` on one large photograph and up to four beside it. */
export const photos = recipe({
  base: {
    listStyle: 'none',
    padding: 0,
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    '@media': {
      [from('sm')]: {
        display: 'grid',
        gap: vars.space.xs,
        gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
        blockSize: height,
        overflow: 'hidden',
        borderRadius: vars.radius.xl,
      },
      // Without script the strip is the way to all photographs, at every width.
      '(scripting: none)': { display: 'flex', overflowX: 'auto', scrollbarWidth: 'thin' },
      print: { display: 'block', blockSize: 'auto' },
    },
  },
  variants: {
    shown: {
      1: {},
      2: { '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      3: { '@media': { [from('sm')]: { gridTemplateColumns: '2fr 1fr' } } },
      4: { '@media': { [from('sm')]: { gridTemplateColumns: '2fr 1fr 1fr' } } },
      5: { '@media': { [from('sm')]: { gridTemplateColumns: '2fr 1fr 1fr' } } },
    },
  },
})

export const tile = style({
  position: 'relative',
  flex: '0 0 100%',
  minInlineSize: 0,
  minBlockSize: 0,
  containerType: 'inline-size',
  aspectRatio: '4 / 3',
  maxBlockSize: '60dvh',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: {
    // On paper one picture: a row would widen the sheet, and shrink all that is on it.
    '&:not(:first-child)': { '@media': { print: { display: 'none' } } },
  },
  '@media': {
    [from('sm')]: { aspectRatio: 'auto', maxBlockSize: 'none' },
    '(scripting: none)': { flexBasis: '80%', aspectRatio: '4 / 3', maxBlockSize: height },
    print: { aspectRatio: '3 / 2' },
  },
})

const wide = `${from('sm')} and (scripting: enabled)`
globalStyle(`${tile}:first-child`, { '@media': { [from('sm')]: { gridRow: 'span 2' } } })
const of = photos.classNames.variants.shown
/** What is alone in its column is as high as the frame. */
globalStyle(`.${of[1]} > *, :is(.${of[2]}, .${of[4]}) > :nth-child(2)`, {
  '@media': { [from('sm')]: { gridRow: 'span 2' } },
})
globalStyle(`${tile}:nth-child(n + 6)`, { '@media': { [wide]: { display: 'none' } } })

export const open = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: '100%',
  overflow: 'hidden',
  color: 'inherit',
  cursor: 'zoom-in',
  selectors: {
    // Inside: the frame, which scrolls, would cut off a ring around it.
    '&:focus-visible': {
      outline: `${vars.line.heavy} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.heavy})`,
      boxShadow: `inset 0 0 0 calc(2 * ${vars.line.heavy}) ${vars.color.surface}`,
    },
  },
})
globalStyle(`${open} > :first-child`, {
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
})
globalStyle(`${open}:hover > :first-child`, { '@media': { '(hover: hover)': { scale: '1.02' } } })

const onPhoto = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  margin: vars.space.sm,
  '@media': { print: { display: 'none' } },
})

export const caption = style([
  onPhoto,
  {
    insetInlineStart: 0,
    pointerEvents: 'none',
    maxInlineSize: '60%',
    // A narrow photograph has no room for its room's name.
    '@container': { '(inline-size < 10rem)': { display: 'none' } },
  },
])

/** The buttons take the room of the name on the last photograph. */
globalStyle(`${tile}:nth-child(5) ${caption}`, { '@media': { [wide]: { display: 'none' } } })

/** On the last photograph, from `sm` on. */
export const actions = style([
  onPhoto,
  {
    insetInlineEnd: 0,
    '@media': { [below('sm')]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  },
])

/** A photograph that has the focus is seen whole. */
globalStyle(`${mosaic}:has(${open}:focus-visible) ${actions}`, { opacity: 0, pointerEvents: 'none' })

/** "2 / 10" on a strip. */
export const position = style([
  onPhoto,
  {
    insetInlineEnd: 0,
    pointerEvents: 'none',
    '@media': { [from('sm')]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  },
])
